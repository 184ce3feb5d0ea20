front-title = Black Chamber: hemmelige koder blant venner
front-hero = Skriv til vennene dine. Noen leser med.
front-lead = To spill om hemmelige koder for 3 til 8 spillere, rett i nettleseren. Ingen app, ingen konto: Send en lenke og spill.
front-description = Spill Decrypto og Kryptos på nett, gratis, på fire språk: Åpne et bord, send lenken og spill.
front-begin = Begynn å spille
art-label = Eksempel: tre hint som står for koden 4-2-1
art-telegram = Telegram
art-round = Hvit, runde 1
art-clue-1 = Måne i september
art-clue-2 = Langsom elv
art-clue-3 = Vokter på klippen

new-title = Nytt bord
new-game = Spill
new-open = Åpne et bord
new-more = Flere valg
new-name = Navnet ditt
new-words = Språk på nøkkelordene
new-listed = Vis det blant de åpne bordene, så alle kan bli med
game-decrypto = Decrypto
game-decrypto-line = To lag, tre hint, én hemmelig kode
game-kryptos = Kryptos
game-kryptos-line = Finn de skjulte kortene
players-range = { $least }–{ $most } spillere
join-title = Bli med på et spill
join-label = Bordkode eller lenke
join-go = Bli med
bots-title = Spill med boter
bots-line = Alene? Boter tar de andre plassene.
bots-go = Spill nå

open-title = Åpne bord
open-line = Alle kan bli med eller se på.
open-more = { $count } til
open-none = Ingen åpne bord akkurat nå. Åpne ett og vis det her.
open-free = { $free ->
        [one] 1 ledig plass
       *[other] { $free } ledige plasser
    }
open-playing = i gang
open-sit = Bli med
open-watch = Se på
open-at = ved bordet til { $table }

learn-title = Lær det på tre minutter
learn-decrypto-1 = Laget ditt har fire hemmelige nøkkelord, nummerert fra 1 til 4.
learn-decrypto-2 = Kodesenderen på laget trekker en kode, for eksempel 4-2-1, og gir ett hint for hvert siffer.
learn-decrypto-3 = Dere gjetter koden. Fra runde 2 prøver det andre laget å knekke den.
learn-decrypto-go = Alle reglene for Decrypto
learn-kryptos-1 = Hver hånd er sortert fra lavt til høyt. Du ser hvor kortene ligger, men ikke tallene.
learn-kryptos-2 = Gjett et kort: «Det tredje kortet til Bo er 17.»
learn-kryptos-3 = Riktig svar gir opptil 3 poeng. Spillet slutter når noen har 15.
learn-kryptos-go = Alle reglene for Kryptos

join-malformed = En bordkode har åtte bokstaver og sifre, for eksempel 3HZA UU2Q. Sjekk den og prøv igjen.
join-unknown = Ingen bord har denne koden. Sjekk den med den som sendte den.
