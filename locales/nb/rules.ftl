rules-contents = Innhold
rules-at-table = Ved dette bordet

rules-decrypto-lead = To lag sender kodede meldinger som alle kan lese. Vær tydelige for laget og vage for de andre.
rules-decrypto-aim-title = Målet med spillet
rules-decrypto-aim =
    For 4 til 8 spillere på to lag med 2 til 4 (for tre spillere, se under). Hvert lag har fire hemmelige nøkkelord, nummerert fra 1 til 4, gjennom hele spillet. Bare laget ser dem.
    En kode er tre ulike sifre fra 1 til 4 i rekkefølge, for eksempel 4-2-1. Knekker dere koden til motstanderne, får dere en kodeknekkersjetong. Gjetter dere feil på egen kode, får dere en kommunikasjonsbruddsjetong.
rules-decrypto-encrypt-title = 1. Skriv hint
rules-decrypto-encrypt =
    I hver runde har hvert lag en ny kodesender. Begge trekker en kode som bare de selv ser, og skriver tre hint, ett for hvert siffer, i samme rekkefølge som koden.
    Med timeglass begynner tiden å gå når den første kodesenderen er ferdig. Det den andre ikke har skrevet i tide, blir stående tomt.
rules-decrypto-guess-title = 2. Laget gjetter
rules-decrypto-guess =
    Først vises hintene til Hvit. De andre på laget kobler hvert hint til et nøkkelord og låser en kode.
    Kodesenderen ser valgene og lagets chat, men skal ikke skrive eller reagere før koden er vist.
rules-decrypto-intercept-title = 3. Motstanderne prøver å knekke koden
rules-decrypto-intercept =
    Fra runde 2 prøver hele det svarte laget samtidig å gjette den samme koden, også kodesenderen. Svart kjenner ikke nøkkelordene, men alle tidligere hint står på notatarket. Begge svarene er skjult til begge er klare. I runde 1 er det ingen kodeknekking.
rules-decrypto-resolve-title = 4. Vis koden
rules-decrypto-resolve =
    Først vises svaret til kodeknekkerne, så svaret til Hvit, så koden. Gjettet Svart riktig, får Svart en kodeknekkersjetong. Gjettet Hvit feil, får Hvit en kommunikasjonsbruddsjetong. Begge deler kan skje samtidig.
    Feil kodeknekking koster ingenting, og å gjette egen kode gir ingenting. Hintene føres under nummeret sitt på notatarket, synlig for alle.
    Så det samme med hintene til Svart. Denne delen spilles alltid.
rules-decrypto-end-title = Slutten på spillet
rules-decrypto-end =
    Vinneren avgjøres først når en runde er over. Et lag vinner hvis det har to kodeknekkersjetonger, eller hvis motstanderne har to kommunikasjonsbruddsjetonger.
    Gjelder det begge lag, eller ingen etter runde 8, avgjør poeng: kodeknekkinger minus kommunikasjonsbrudd. Fortsatt likt? Hvert lag gjetter motstandernes fire nøkkelord, i valgfri rekkefølge. Flest riktige vinner. Er det også likt, vinner begge lag.
rules-decrypto-clues-title = Hva er et hint?
rules-decrypto-clues =
    Et hint handler om betydningen av nøkkelordet. Det kan være et ord, en setning, en tegning eller noe du framfører. Alle skal kunne forstå det, ikke bare innvidde.
    Ikke lov: å hinte om skrivemåte, antall bokstaver, uttale eller posisjon; å bruke ett av lagets egne nøkkelord eller en oversettelse av det, også for et annet nøkkelord; å si koden; å gjenta et hint laget har gitt før.
    Dommeren stopper det som helt sikkert er mot reglene, og advarer kodesenderen mot det som kan være det. Den ser aldri på motstandernes nøkkelord.
rules-decrypto-three-title = Tre spillere
rules-decrypto-three =
    To spillere er lag og kodesender annenhver gang. Den tredje er kodeknekker, uten nøkkelord og uten hint å skrive. Det er én kode per runde og høyst fem runder.
    Kodeknekkeren får en sjetong for hver kode som blir knekt, fra runde 2, og én for hver kode laget gjetter feil på, også i runde 1. Med to sjetonger vinner kodeknekkeren. Ellers vinner laget.
rules-decrypto-laser-title = Laser Drive
rules-decrypto-laser =
    En utvidelse for to lag som dere kan slå på. Hver runde har en kategori for begge lag, for eksempel filmtitler. Minst ett av de tre hintene må passe til den. Passer alle tre, får laget en lasersjetong.
    Motstanderne avgjør hva som passer, og ingen kode blir vist før det. Et hint regnes som passende så lenge de ikke sier noe annet, og et tomt hint passer aldri. Passer ingen, blir det ingen sjetong, og spillet går videre.
    Når runden er over, før vinneren avgjøres, kan dere betale lasersjetonger for et forsøk på ett av motstandernes nøkkelord. Er det riktig, eller godtar motstanderne det som en annen form av nøkkelordet, får dere en kodeknekkersjetong. Lasersjetongene er brukt uansett. Prisen for et forsøk, 1 til 3 sjetonger, er et spillvalg ved bordet. Pris og vurdering er våre egne regler.

example-aim = Nøkkelordene til Hvit i dette eksempelet, og de to sjetongene.
example-encrypt = Kodesenderen til Hvit har trukket 4-2-1 og skriver ett hint for hvert siffer.
example-guess = Runde 1: Laget kobler hintene til nøkkelordene sine og svarer 4-2-1. Riktig.
example-intercept = Runde 2: Svart ser tre nye hint. De to første minner om tidligere hint for 2 og 4, det tredje gjør ikke det, så Svart svarer 2-4-3.
example-resolve = Koden er 2-4-3. Hvit gjettet riktig, men det gjorde Svart også: Svart får en kodeknekkersjetong.
example-chosen = (valgt)
example-keyword-1 = Fyrtårn
example-keyword-2 = Bre
example-keyword-3 = Piano
example-keyword-4 = Innhøsting
example-clue-1 = Evig is
example-clue-2 = Hvete
example-clue-3 = Svart og hvitt

rules-kryptos-lead = Alle har en rekke kort i stigende rekkefølge. Finn ut hvilke tall de andre har.
rules-kryptos-aim-title = Målet med spillet
rules-kryptos-aim =
    For 3 til 6 spillere. Gjett de andres skjulte kort og få poeng. Når noen har 15 poeng, spilles runden ferdig, og flest poeng vinner.
rules-kryptos-deal-title = Utdelingen
rules-kryptos-deal =
    Kortene går fra 1 til 48 i fire farger på omgang, så to tall på rad aldri har samme farge. Med færre spillere er de høyeste kortene ikke med.
    Hver hånd er sortert, med det laveste kortet i posisjon 1. Alle ser hvor mange skjulte kort du har av hver farge. Kort til overs ligger skjult: Bare fargene er kjent, og ingen kan gjette dem. Alle starter med 2 poeng.
deal-players = Spillere
deal-cards = Kort
deal-hand = På hånd
deal-left = Til overs
rules-kryptos-reveal-title = Først viser alle to kort
rules-kryptos-reveal =
    Den siste i turrekkefølgen begynner, så den første, og så videre: Alle viser ett av sine egne kort, deretter ett til i samme rekkefølge. Kortene blir liggende på plassen sin.
example-reveal = Bo har vist 7 og 9. Tallene 1 til 9 er posisjonene.
rules-kryptos-turn-title = Din tur
rules-kryptos-turn =
    Velg et skjult kort hos en annen spiller og si tallet. Ett forsøk må du gjøre.
    Er det riktig, snus kortet, og du får 3 poeng, eller like mange som spilleren hadde skjulte kort hvis det var færre enn tre. Er det feil, vet alle hva kortet ikke er.
    Du kan bløffe og si et tall som ikke kan stemme. Siden spør deg først.
example-turn = Hånden er sortert, så bare 8 passer mellom 7 og 9. Bo hadde fortsatt sju skjulte kort: 3 poeng.
rules-kryptos-second-title = Ett forsøk til
rules-kryptos-second =
    Etter et feil svar kan du betale 1 poeng for ett forsøk til. Det kan være et hvilket som helst skjult kort hos de andre, også det samme, og gir like mye. Et tredje forsøk finnes ikke. Med 0 poeng kan du ikke gjette igjen.
rules-kryptos-end-title = Slutten på spillet
rules-kryptos-end =
    Når noen når 15 poeng, slutter spillet etter turen til den siste i turrekkefølgen, så alle har spilt like mange ganger. Det gjelder selv om poengene synker igjen. Flest poeng vinner, også over 15. Er det likt, vinner den som kom først i turrekkefølgen.
    Spillet slutter også når alle kortene er vist. Den som ikke har noe igjen å gjette, blir hoppet over.
rules-kryptos-advanced-title = Variant: Avansert avsløring
rules-kryptos-advanced =
    Begrenser hvilke to kort du kan vise i starten. Ikke det laveste eller høyeste kortet ditt. Det andre kortet kan ikke være én høyere eller én lavere enn det første. Og ingen farge kan vises mer enn to ganger av alle til sammen (med 3 eller 4 spillere) eller tre ganger (med 5 eller 6).
    Har du da ingen kort igjen å vise, faller fargeregelen bort først, så naboregelen, så regelen om laveste og høyeste.
rules-kryptos-mystery-title = Variant: Mysterium
rules-kryptos-mystery =
    Bare med 4 eller 5 spillere: Fire kort til er med, og fire kort ligger skjult. Bare fargene er kjent.
rules-kryptos-corruption-title = Variant: Korrupsjon
rules-kryptos-corruption =
    Poenget du betaler for ett forsøk til, går til eieren av kortet, enten du gjetter riktig eller feil. Det poenget kan også avslutte spillet.
