rules-decrypto-lead = To lag sender meldinger som alle kan se. Vær tydelige nok for vennene deres og dunkle nok for de andre.
rules-decrypto-aim-title = Målet
rules-decrypto-aim =
    Hvert lag har fire hemmelige nøkkelord, nummerert fra 1 til 4, gjennom hele spillet. En kode er tre ulike sifre fra 1 til 4 i rekkefølge.
    Knekker dere motstandernes kode, får dere en kodeknekkersjetong, og to av dem vinner. Bommer dere på deres egen, får dere en kommunikasjonsbruddsjetong, og to av dem taper.
rules-decrypto-encrypt-title = 1. Kode
rules-decrypto-encrypt =
    Hver runde har hvert lag en ny kodesender. Begge trekker en kode som bare de ser, og skriver tre hint, ett for hvert siffer, i kodens rekkefølge.
    Når den ene er ferdig, renner timeglasset for den andre. Det som ikke er skrevet når tiden er ute, blir stående tomt.
rules-decrypto-guess-title = 2. Gjett
rules-decrypto-guess =
    Først vises hintene til Hvit. Hvit blir enige om koden uten kodesenderen sin. Fra andre runde prøver hele Svart å knekke den. Begge svarene forsegles før noe vises.
    Kodesenderen tier til koden er åpen.
rules-decrypto-resolve-title = 3. Avslør
rules-decrypto-resolve =
    Først vises kodeknekkernes svar, så lagets eget, så koden. Sjetongene deles ut, og hintene føres under nummeret sitt på notatarket, synlig for alle. Så det samme med hintene til Svart.
    Feil knekking koster ingenting, og rett svar på egen kode gir ingenting.
rules-decrypto-end-title = Slutten
rules-decrypto-end =
    Først ved slutten av en runde ser vi etter en vinner: et lag med to kodeknekkersjetonger, eller der motstanderne har to kommunikasjonsbruddsjetonger. Gjelder det begge, eller ingen etter runde åtte, avgjør poeng: kodeknekkinger minus kommunikasjonsbrudd.
    Fortsatt likt? Hvert lag nevner de fire ordene det tror de andre har. Flest rette vinner; er også det likt, deler dere seieren.
rules-decrypto-clues-title = Hva er et hint
rules-decrypto-clues =
    Et hint handler om betydningen av nøkkelordet: et ord, en setning, en tegning, en melodi. Aldri om stavemåte, lengde, lyd eller plass, aldri et av deres egne nøkkelord eller en oversettelse, aldri et hint laget har brukt før, og bare det alle kan vite.
    Dommeren avviser det som helt sikkert er galt, og advarer kodesenderen om det som kan være det. Den ser aldri på motstandernes ord.
rules-decrypto-three-title = Tre spillere
rules-decrypto-three =
    To spiller som lag og er kodesender annenhver gang; den tredje er kodeknekker. Én kode per runde, høyst fem runder. Kodeknekkeren får en sjetong for hver knekt kode fra runde to, og én hver gang laget misforstår seg selv. To sjetonger vinner; ellers vinner laget.
rules-decrypto-laser-title = Laser Drive
rules-decrypto-laser =
    En utvidelse, hvis dere slår den på: hver runde har en kategori. Passer alle tre hintene til et lag, får det en lasersjetong; motstanderne dømmer. Ved rundens slutt kjøper lasersjetonger et forsøk på ett av motstandernes nøkkelord, verdt en kodeknekkersjetong hvis det er rett. Pris og dømming er våre egne husregler.

rules-kryptos-lead = Alle har en rekke tall i stigende orden. Finn ut hva de andre har, ett kort om gangen.
rules-kryptos-aim-title = Målet
rules-kryptos-aim =
    Nevn de andres skjulte kort for å få poeng. Når noen når femten, spilles runden ferdig; så vinner flest poeng, og ved likhet den som kom først i turrekkefølgen.
rules-kryptos-deal-title = Utdelingen
rules-kryptos-deal =
    Det er 48 kort, 1 til 48, i fire farger på omgang: naboer har aldri samme farge. Med færre spillere er de høye kortene ute. Hendene er sortert, det laveste kortet på plass én. Hvor mange skjulte kort du har av hver farge, er åpent, og alle starter med to poeng.
rules-kryptos-reveal-title = Først to åpne kort
rules-kryptos-reveal =
    Fra og med siste spiller snur alle ett av sine egne kort, så ett til. Kortene blir på plassen sin.
rules-kryptos-turn-title = Din tur
rules-kryptos-turn =
    Pek på et skjult kort hos en annen og si tallet. Har du rett, snus kortet og du får tre poeng, eller så mange som spilleren hadde skjulte kort. Tar du feil, vet alle at kortet ikke er det tallet.
    Etter et feil svar kan du betale ett poeng for ett forsøk til.
rules-kryptos-end-title = Slutten
rules-kryptos-end =
    Femten poeng avslutter spillet etter siste spiller i runden, så alle har hatt like mange turer. Det gjelder selv om poengene synker igjen.
rules-kryptos-options-title = Varianter
rules-kryptos-options =
    Avansert avsløring begrenser hvilke kort som kan åpnes i starten. Mysterium legger fire kort til med bildesiden ned, for fire eller fem spillere. Korrupsjon gir poenget for andre forsøk til eieren av kortet.
