front-title = Black Chamber: hemmelige koder blant venner
front-hero = Skriv til vennene dine. Noen leser med.
front-lead = To spill om hemmelige koder for tre til åtte personer, rundt ett bord på nettet. Ingenting å installere, ingen konto: send en lenke og begynn.
front-description = Decrypto og Kryptos på nettet, gratis, på fire språk: åpne et bord, send lenken, spill.
front-begin = Begynn
art-label = Eksempel: tre hint som står for koden 4, 2, 1
art-telegram = Telegram
art-round = Hvit, runde 1
art-clue-1 = Måne i september
art-clue-2 = Langsom elv
art-clue-3 = Vokter på klippen

new-title = Nytt bord
new-game = Spill
new-open = Åpne et nytt bord
new-more = Flere valg
new-name = Navnet ditt
new-words = Språk på ordene
new-listed = Vis det blant de åpne bordene
game-decrypto = Decrypto
game-decrypto-line = To lag. Tre hint for én kode.
game-kryptos = Kryptos
game-kryptos-line = Sorterte hender, skjulte tall.
players-range = { $least }–{ $most } spillere
join-title = Bli med via kode
join-label = Bordets kode, fra en venn
join-go = Bli med
bots-title = Spill med roboter
bots-line = Alene i kveld? Sett deg, så fyller huset de andre plassene.
bots-go = Spill nå

open-title = Åpne bord
open-line = Alle kan sette seg eller se på.
open-none = Ingen bord er åpne for alle akkurat nå. Vær den første som åpner et.
open-free = { $free ->
        [one] én ledig plass
       *[other] { $free } ledige plasser
    }
open-playing = i gang
open-sit = Sett deg
open-watch = Se på
open-at = ved { $table }

learn-title = Lær det på tre minutter
learn-decrypto-1 = Laget ditt ser fire hemmelige ord, nummerert fra 1 til 4.
learn-decrypto-2 = Kodesenderen deres trekker en kode som 4-2-1 og gir ett hint per siffer.
learn-decrypto-3 = Dere sier koden. Fra runde to prøver det andre laget å knekke den også.
learn-decrypto-go = Alle reglene for Decrypto
learn-kryptos-1 = Hver hånd er sortert fra lavt til høyt; du ser plassene, ikke tallene.
learn-kryptos-2 = Si det høyt: «Bos tredje kort er 17.»
learn-kryptos-3 = Rett svar gir opptil tre poeng. Femten poeng avslutter spillet.
learn-kryptos-go = Alle reglene for Kryptos
join-malformed = En bordkode har åtte bokstaver og sifre, for eksempel 3HZA UU2Q. Sjekk den og prøv igjen.
join-unknown = Ingen bord har denne koden. Sjekk den med den som sendte den.
