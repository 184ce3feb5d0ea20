team-white = Hvit
team-black = Svart
team-called = { $name }
team-white-of = til Hvit
team-black-of = til Svart
team-called-of = til { $name }
name-of = til { $name }
team-you = ditt lag
team-you-alone = deg
interceptor = Kode­knekker
round = Runde
round-of = Runde { $round }: { $name }
number = { $number }
title-turn = ● { $title }
place = hint { $place }
category = Kategori
category-duty = Minst ett av hintene må passe til kategorien. Passer alle tre, får dere en lasersjetong.

score-title = Stilling
tokens-held-int = Kodeknekkersjetonger: { $count } av 2.
tokens-held-mis = Kommunikasjonsbruddsjetonger: { $count } av 2.
tokens-held-three = Kodeknekkerens sjetonger: { $count } av 2.
tokens-held-laser = Lasersjetonger: { $count }.
tokens-int = Kodeknekk
tokens-mis = Kommunikasjonsbrudd
tokens-three = Sjetonger
tokens-laser = Laser
token-help-title = Hva sjetongene betyr
token-int = Kodeknekkersjetong: Dere gjettet motstandernes kode. Med 2 vinner dere.
token-mis = Kommunikasjonsbruddsjetong: Dere gjettet feil på egen kode. Med 2 taper dere.
token-laser = { $cost ->
        [one] Lasersjetong: Alle tre hintene passet til kategorien. 1 = ett forsøk på ett av motstandernes nøkkelord.
       *[other] Lasersjetong: Alle tre hintene passet til kategorien. { $cost } = ett forsøk på ett av motstandernes nøkkelord.
    }
token-three = Kodeknekkeren får en sjetong for hver kode som blir knekt, og for hver kode laget gjetter feil på. Med 2 vinner kodeknekkeren.

step-encrypt = Skriv hint
step-guess = { $team } gjetter
step-laser = Laser Drive
step-tie = Uavgjort
step-over = Slutt

do-wait = Spillet begynner straks.
do-wait-why = Nøkkelordene deles ut.
do-encrypt = Du er kodesender. Skriv tre hint.
do-encrypt-why = Ett per siffer, i denne rekkefølgen: klare for laget ditt, vage for { $others }.
do-encrypt-done = Hintene dine er sendt.
do-encrypt-done-why = Den andre kodesenderen skriver fortsatt.
do-encrypt-wait = { $name } skriver hint til laget ditt.
do-encrypt-wait-why = Se på notatarket imens: Hvilke nøkkelord kan motstanderne ha?
do-encrypt-wait-first = { $name } skriver hint til laget ditt.
do-encrypt-wait-first-why = Se på de fire nøkkelordene på laget imens: Hvert hint peker på ett av dem.
do-encrypt-wait-two = { $name } skriver hint til deg.
do-encrypt-wait-two-why = Se på nøkkelordene og de tidligere hintene imens.
do-encrypt-wait-three = { $name } skriver tre hint.
do-encrypt-wait-three-why = Se på notatarket imens: Hvilke nøkkelord kan motstanderne ha?
do-encrypt-wait-three-first = { $name } skriver tre hint.
do-encrypt-wait-three-first-why = I runde 1 ser du bare på. Fra runde 2 prøver du å knekke koden.
do-encrypt-away = Vi venter på { $name }, som er frakoblet.
do-encrypt-away-why = Tar det lang tid, kan noen andre på laget skrive.
do-encrypt-watch = Hintene blir skrevet.
do-encrypt-watch-why = Du ser dem når gjettingen begynner.
do-guess = { $guessers ->
        [one] Gjett koden til { $name }.
       *[other] Gjett koden til { $name } sammen.
    }
do-guess-why = Koble hvert hint til et nøkkelord. { $others } prøver også.
do-guess-first = { $guessers ->
        [one] Gjett koden til { $name }.
       *[other] Gjett koden til { $name } sammen.
    }
do-guess-first-why = Koble hvert hint til et nøkkelord. I runde 1 er det ingen kodeknekking.
do-guess-done = { $guessers ->
        [one] Svaret ditt er låst.
       *[other] Svaret til laget er låst.
    }
do-guess-done-why = Koden vises når { $others } også er ferdig.
do-guess-silent = Hysj! Laget ditt gjetter koden din.
do-guess-silent-why = Du ser valg og chat. Ikke reager!
do-guess-round-one = { $team } gjetter sin første kode.
do-guess-round-one-why = I runde 1 er det ingen kodeknekking. Husk disse hintene!
do-fits = Passer disse hintene til kategorien?
do-fits-why = Merk av det som ikke passer, og bekreft. I runde 1 er det ingen kodeknekking, men husk hintene!
do-intercept = { $guessers ->
        [one] Knekk koden til { $name }.
       *[other] Knekk koden til { $name } sammen.
    }
do-intercept-why = Hvilket nummer står hvert hint for? De tidligere hintene står under.
do-intercept-done = { $guessers ->
        [one] Svaret ditt er låst.
       *[other] Svaret til laget er låst.
    }
do-intercept-done-why = Koden vises når { $team } også er ferdig.
do-guess-watch = { $team } gjetter koden til { $name }.
do-guess-watch-why = { $others } prøver å knekke den. Svarene er skjult til begge er klare.
do-guess-watch-first = { $team } gjetter koden til { $name }.
do-guess-watch-first-why = I runde 1 er det ingen kodeknekking.
do-laser = Gjett ett av motstandernes nøkkelord, eller stå over.
do-laser-why = Riktig ord gir en kodeknekkersjetong. Lasersjetongene er brukt uansett.
do-laser-judge = Godtar dere motstandernes ord?
do-laser-judge-why = Flertall eller en annen skrivemåte av ett av nøkkelordene kan telle. Dere bestemmer.
do-laser-asked = Motstanderne vurderer ordet fra laget ditt.
do-laser-asked-why = Det er ikke akkurat et nøkkelord, men nesten likt kan telle.
do-laser-wait = Laser Drive: siste forsøk på et nøkkelord.
do-laser-wait-why = Runden er over når ingen vil prøve mer.
do-keywords = Uavgjort! Gjett de fire nøkkelordene { $whose }.
do-keywords-why = Rekkefølgen spiller ingen rolle. Flest riktige vinner.
do-keywords-wait = Uavgjort! Lagene gjetter hverandres nøkkelord.
do-keywords-wait-why = Flest riktige vinner.
do-judge = Hvilke av motstandernes ord godtar dere?
do-judge-why = Flertall eller en annen skrivemåte kan telle. Dere bestemmer over egne nøkkelord.
do-judge-wait = Ordene blir vurdert.
do-judge-wait-why = Er et ord nesten likt, bestemmer laget som eier nøkkelordet.

code-private = Bare du ser denne koden
keys-title = Nøkkelordene på laget ditt
clue-label = Hint { $place }, for { $keyword }
clue-form = Slik gir du hintet
clue-form-text = Skriv
clue-form-drawing = Tegn
clue-form-aloud = Framfør
clue-aloud = framført
clue-aloud-how = Nynn, mim eller dans det når laget ditt gjetter. Du skriver ingenting.
clue-blank = ikke noe hint
clue-drawing = en tegning
clue-canvas = Tegn her med finger, penn eller mus
clue-wipe = Slett
clue-rules-title = Hva er lov?
clue-rules =
    Et hint handler om betydningen av nøkkelordet. Alle kan forstå det, ikke bare innvidde.
    Ingenting om skrivemåte, antall bokstaver, uttale eller posisjon.
    Ingen av lagets egne nøkkelord, heller ikke oversatt.
    Ikke et hint laget har gitt før.
clues-insist = Bruk dem likevel
clues-send = Send hintene
clues-send-why = De kan ikke endres etterpå.
verdict-fine = Greit.
verdict-doubt = Forsiktig.
verdict-refuse = Ikke lov.
encryptor-writing = skriver
encryptor-done = er ferdig
encryptor-replace = { $name } skriver i stedet
timer-done = { $team } er ferdig.

rule-empty = Fortsatt tomt.
rule-too-long = For langt.
rule-control = Inneholder tegn som ikke kan vises.
rule-repeat = Laget ditt har allerede gitt dette hintet.
rule-keyword = Inneholder ett av lagets egne nøkkelord, eller en form av det.
rule-code = Røper koden.
rule-translation = Ligner en oversettelse av et nøkkelord.
rule-spelling = Kan hinte om skrivemåten.
rule-letters = Kan hinte om antall bokstaver.
rule-position = Kan hinte om posisjonen til nøkkelordet.
rule-sound = Kan hinte om uttalen.

board-title = Svaret ditt
board-clues = Hintene
board-clue = Hint { $place }: { $clue }
board-confirm = Lås svaret
board-confirm-interception = Lås svaret
board-solo = Det kan ikke endres etterpå.
board-one = Den som bekrefter først, bestemmer for alle.
board-all = Gjelder når alle velger samme kode.
board-sure = Bekreftet av { $names }.
board-unconfirm = Angre
state-decrypted = har låst svaret
state-decrypting = gjetter
state-intercepted = har låst forsøket
state-intercepting = prøver å knekke koden
state-judged = har vurdert kategorien
state-judging = vurderer kategorien
part-done = ferdig
part-open = tenker fortsatt
agree-all = Gjelder når alle på laget har bekreftet.

sheet-title = Notatark
sheet-yours = ditt lag
sheet-public = alle ser dette
sheet-unknown = ukjent
sheet-empty = Tomt ennå. Når en kode er vist, står hintene her under nummeret til nøkkelordet.
sheet-rounds = Runde for runde
sheet-clue = Hint
sheet-intercepted = Knekt
sheet-guessed = Dekodet
sheet-code = Kode

reveal-title = Kodeknekking, svar og kode
reveal-open = Koden { $whose }, runde { $round }
reveal-safe = { $team } gjettet riktig. { $others } gjorde ikke det.
reveal-safe-first = { $team } gjettet riktig.
reveal-intercepted = { $others } knekte koden.
reveal-lost = { $team } gjettet feil på sin egen kode.
reveal-both = { $others } knekte koden. { $team } gjettet feil.
reveal-late = Tiden gikk ut for { $team }.
reveal-late-both = { $others } knekte koden. Tiden gikk ut for { $team }.
reveal-takes = { $team } får en sjetong
reveal-again = Vis igjen
reveal-on = Fortsett
digit-right = riktig
digit-wrong = feil
digit-missing = ikke noe svar
stamp-intercepted = Knekt
stamp-lost = Kommunikasjonsbrudd
stamp-safe = Forstått
gain-int = { $count ->
        [one] 1 kodeknekkersjetong. Én til, og { $team } vinner.
       *[other] { $team } har nå { $count } kodeknekkersjetonger.
    }
gain-mis = { $count ->
        [one] 1 kommunikasjonsbruddsjetong. Én til, og { $team } taper.
       *[other] { $team } har nå { $count } kommunikasjonsbruddsjetonger.
    }
gain-laser = Alle tre hintene passer til kategorien: én lasersjetong til { $team }.

laser-label = Ett av motstandernes nøkkelord
laser-try = { $cost ->
        [one] Gjett for 1 lasersjetong
       *[other] Gjett for { $cost } lasersjetonger
    }
laser-try-why = Sjetongene er brukt enten det er riktig eller feil.
laser-pass = Stå over
laser-asked = blir vurdert
laser-fits-title = Passer motstandernes hint til kategorien?
laser-fits = Passer
laser-fits-not = Passer ikke

keywords-title = Motstandernes nøkkelord
keywords-label = Ord { $place }
keywords-confirm = Lås de fire ordene
keywords-empty = Et ord mangler. Det koster ingenting å gjette!
judge-words = { $team } gjettet:
judge-near = (nesten likt)
judge-accept = Godta som
judge-none = Ikke et nøkkelord
judge-confirm = Bekreft

end-wins = { $team } vinner!
end-shared = Uavgjort: Begge lag vinner.
end-interceptions = { $team } har to kodeknekkersjetonger.
end-miscommunications = { $team } har to kommunikasjonsbruddsjetonger.
end-three = { $team } har to sjetonger.
end-rounds = Fem runder er over, og kodeknekkeren har ikke to sjetonger.
end-points = Poengene avgjorde: kodeknekkinger minus kommunikasjonsbrudd.
end-keywords = Likt i poeng. De gjettede nøkkelordene avgjorde.
end-keywords-shared = Likt i poeng, og likt i gjettede nøkkelord.
end-right-words = { $count ->
        [0] Ingen riktige ord.
        [one] 1 riktig ord.
       *[other] { $count } riktige ord.
    }
end-after = Etter runde { $round }
end-record = Last ned logg
end-rounds-title = Runde for runde
end-code-of = Koden { $whose }
legend-int = knekt
legend-mis = eget lag gjettet feil
stats-title = Statistikk
stats-understood = Egne koder gjettet
stats-intercepted = Koder knekt
stats-digits = Riktige sifre ved kodeknekking
stats-words = Ord per hint

why = { $name } er { $share } % sikker: { $reasons }.
why-keyword = «{ $clue }» passer til { $word } ({ $digit })
why-earlier = «{ $clue }» passer til «{ $word }», et tidligere hint om { $digit }
why-unsure = «{ $clue }» er knapt mer enn en gjetning
why-guess = { $digit } er bare gjetning

do-encrypt-wait-done = { $name } er ferdig.
do-encrypt-wait-done-why = Det andre laget skriver fortsatt. Så begynner gjettingen.
reveal-all = Koder som er vist
board-differ = Dere er ikke enige ennå. Snakk sammen og endre et valg:
board-picked = { $name }: { $digit }
board-ask = { $name } valgte { $digit } for hint { $clue }.
board-anyway = Lås likevel
earlier-title = Motstandernes tidligere hint
pencil-label = Hva laget ditt tror nøkkelord { $digit } er
pencil-hint = notat …
clue-undo = Angre
end-you-win = { $people ->
        [one] Du vant!
       *[other] Dere vant!
    }
end-you-lose = { $people ->
        [one] Du tapte.
       *[other] Dere tapte.
    }
end-winners = { $team } vinner: { $names }.
highlights-title = Høydepunkter
highlights-clue = Spillets hint: «{ $clue }» for { $keyword }, av { $name }.
highlights-interception = Heldigste kodeknekking: { $others } knekte koden { $code } { $whose } i runde { $round }.
highlights-miss = Nærmeste bom: { $others } gjettet { $guess } i stedet for { $code } i runde { $round }.
picture-round = Runde { $round }: { $codes }
why-link = «{ $clue }» ligner på «{ $link }», som passer til { $word } ({ $digit })
why-no-link = fant ingen sammenheng for «{ $clue }», så { $word } ({ $digit }) er gjetning
why-read = Slik leste { $name } hintene dine: { $reasons }.
