team-white = Hvit
team-black = Svart
team-called = { $name }
team-you = deg
interceptor = Kodeknekker
round = Runde
round-of = Runde { $round }: { $name }
number = { $number }
title-turn = ● { $title }
place = { $place ->
        [1] først
        [2] så
       *[3] til sist
    }
category = Kategori

score-title = Stilling
tokens-held = Kodeknekkersjetonger: { $interceptions } av 2. Kommunikasjonsbruddsjetonger: { $miscommunications } av 2. Lasersjetonger: { $lasers }.
tokens-int = Kodeknekk
tokens-mis = Kommunikasjonsbrudd
tokens-laser = Laser

step-encrypt = Kode
step-guess = { $team } gjetter
step-laser = Laser Drive
step-tie = Omspill
step-over = Slutt

do-wait = Spillet begynner straks.
do-wait-why = Ordene deles ut.
do-encrypt = Du er kodesender. Skriv tre hint.
do-encrypt-why = Ett per siffer, i denne rekkefølgen: klare for laget ditt, dunkle for { $others }.
do-encrypt-given = Hintene dine er forseglet.
do-encrypt-given-why = Nå må den andre kodesenderen bli ferdig.
do-encrypt-wait = { $name } skriver hint til dere.
do-encrypt-wait-why = Les notatarket imens: hvilke nøkkelord kan de andre ha?
do-encrypt-wait-first = { $name } skriver hint til dere.
do-encrypt-wait-first-why = Se på de fire nøkkelordene deres imens: hvert hint peker på ett av dem.
do-encrypt-wait-three = { $name } skriver tre hint.
do-encrypt-wait-three-why = Les notatarket imens.
do-encrypt-watch = Hintene blir skrevet.
do-encrypt-watch-why = Du ser dem når det skal gjettes.
do-guess = Bli enige om koden til { $name }.
do-guess-why = Ett nøkkelord for hvert hint. { $others } prøver å lese de samme tre.
do-guess-first = Bli enige om koden til { $name }.
do-guess-first-why = Ett nøkkelord for hvert hint. I første runde er det ingen kodeknekking.
do-guess-sealed = Svaret deres er forseglet.
do-guess-sealed-why = Koden åpnes når { $others } også er klar.
do-guess-silent = Ikke et ord: de gjetter på koden din.
do-guess-silent-why = Du ser merkene til laget ditt og hører praten, og røper ingenting.
do-guess-round-one = { $team } gjetter sin første kode.
do-guess-round-one-why = I første runde er det ingen kodeknekking. Husk disse hintene.
do-intercept = Knekk koden til { $name }.
do-intercept-why = Hvilket nummer hører hvert hint til? De tidligere står på notatarket.
do-intercept-sealed = Kodeknekkingen deres er forseglet.
do-intercept-sealed-why = Koden åpnes når { $team } også er klar.
do-guess-watch = { $team } gjetter koden til { $name }.
do-guess-watch-why = Begge svarene forsegles før noe vises.
do-laser = Nevn ett av nøkkelordene deres, eller vent.
do-laser-why = Et rett ord er verdt en kodeknekkersjetong. Lasersjetongene er brukt uansett.
do-laser-wait = Lasersjetongene brukes.
do-laser-wait-why = Runden er over når ingen vil prøve mer.
do-keywords = Likt. Nevn de fire nøkkelordene til { $others }.
do-keywords-why = I hvilken som helst rekkefølge; flest rette vinner.
do-keywords-wait = Likt. Lagene nevner hverandres nøkkelord.
do-keywords-wait-why = Flest rette vinner.
do-judge = Hvilke av ordene deres godtar dere?
do-judge-why = Flertall eller en annen skrivemåte kan telle: dere bestemmer over deres egne ord.
do-judge-wait = Ordene vurderes.
do-judge-wait-why = Eierne av nøkkelordene avgjør nære former.

code-private = Bare for dine øyne
keys-title = Nøkkelordene deres
clue-label = { $place ->
        [1] Første
        [2] Andre
       *[3] Tredje
    } hint, for { $keyword }
clue-form = Form på hintet
clue-form-text = Ord
clue-form-drawing = Tegning
clue-form-aloud = Framført
clue-aloud = framført
clue-aloud-how = Nynn, mim eller dans det når laget ditt gjetter; ingenting skrives.
clue-blank = stod tomt
clue-drawing = en tegning
clue-canvas = Tegn her med finger, penn eller mus
clue-wipe = Visk ut
clues-insist = Gi dem selv om dommeren tviler
clues-seal = Forsegl hintene
clues-seal-why = Forseglede hint blir som de er.
verdict-fine = Greit.
verdict-doubt = Tvilsomt.
verdict-refuse = Ikke lov.
pen-writing = skriver
pen-done = har forseglet
pen-hand = Gi pennen til { $name }
glass-done = { $team } er ferdig.

rule-empty = Det sier ingenting ennå.
rule-too-long = Det er for langt.
rule-control = Det inneholder tegn som ikke kan vises.
rule-repeat = Laget har gitt det før; et hint gjentas aldri.
rule-keyword = Det inneholder et av deres egne nøkkelord, eller en form av det.
rule-code = Det sier koden.
rule-translation = Det ligner en oversettelse av et nøkkelord.
rule-spelling = Det kan hinte om stavemåten.
rule-letters = Det kan hinte om antall bokstaver.
rule-position = Det kan hinte om plassen til ordet.
rule-sound = Det kan hinte om lyden.

board-title = Svaret ditt
board-clues = Hintene
board-clue = { $place ->
        [1] Første
        [2] Andre
       *[3] Tredje
    } hint: { $clue }
board-seal = Forsegl svaret
board-seal-interception = Forsegl kodeknekkingen
board-one = Den som forsegler først, gjør det for laget. Et forseglet svar blir som det er.
board-all = Svaret er forseglet når alle har forseglet det samme.
board-sure = Enige: { $names }.
board-unconfirm = Angre
seal-decrypted = har forseglet svaret
seal-decrypting = gjetter
seal-intercepted = har forseglet kodeknekkingen
seal-intercepting = prøver å knekke koden
part-done = klar
part-open = tenker ennå
agree-one = Den som forsegler først, gjør det for laget.
agree-none = Alle på laget må være enige.

sheet-title = Notatark
sheet-yours = ditt lag
sheet-public = synlig for alle
sheet-unknown = ukjent
sheet-rounds = Runde for runde
sheet-clue = Hint
sheet-intercepted = Knekt
sheet-guessed = Gjettet
sheet-code = Kode

reveal-title = Kodeknekking, svar og kode
reveal-open = Koden til { $team }, runde { $round }
reveal-safe = { $team } forsto, og ingen andre.
reveal-intercepted = { $others } leste også meldingen.
reveal-lost = { $team } misforsto sin egen melding.
reveal-both = { $others } leste meldingen. { $team } gjorde det ikke.
reveal-takes = { $team } tar en sjetong
reveal-again = Se igjen
reveal-on = Videre
digit-right = rett
digit-wrong = feil
digit-missing = mangler
stamp-intercepted = Knekt
stamp-lost = Misforstått
stamp-safe = Levert
gain-int = { $team }: { $count ->
        [one] første kodeknekkersjetong. Én til vinner.
       *[other] { $count } kodeknekkersjetonger.
    }
gain-mis = { $team }: { $count ->
        [one] første kommunikasjonsbruddsjetong. Én til taper.
       *[other] { $count } kommunikasjonsbruddsjetonger.
    }
gain-laser = { $team }: alle tre hintene passer, én lasersjetong.

laser-label = Ett av nøkkelordene deres
laser-try = Nevn det for { $cost ->
        [one] én lasersjetong
       *[other] { $cost } lasersjetonger
    }
laser-try-why = Sjetongene er brukt enten det er rett eller galt.
laser-hold = Vent
laser-fits-title = Passer hintene deres til kategorien?
laser-fits = Passer
laser-fits-not = Passer ikke

keywords-title = Nøkkelordene deres
keywords-label = Ord { $place }
keywords-seal = Forsegl de fire ordene
judge-words = { $team } nevnte:
judge-near = (nær form)
judge-accept = Godta som en form av
judge-none = Ikke et nøkkelord
judge-seal = Forsegl dommen

end-wins = { $team } vinner.
end-shared = Dere deler seieren.
end-tokens = To like sjetonger avgjorde.
end-rounds = Fem runder er gått, og kodeknekkeren kom ikke i mål.
end-points = Poengene avgjorde: kodeknekkinger minus kommunikasjonsbrudd.
end-keywords = Gjettingen av nøkkelord avgjorde.
end-keywords-shared = Likt i poeng, og likt i gjettingen av nøkkelord.
end-right-words = { $count ->
        [0] Ingen rette ord.
        [one] Ett rett ord.
       *[other] { $count } rette ord.
    }
end-after = Etter runde { $round }
end-rematch = Omkamp med nye ord
end-record = Referat av spillet
end-rounds-title = Runde for runde
end-code-of = Koden til { $team }
legend-int = knekt
legend-mis = misforstått av eget lag
figures-title = Tall
figures-understood = Koder forstått
figures-intercepted = Koder knekt
figures-digits = Rette sifre ved kodeknekking
figures-words = Ord per hint

why = { $name } er { $share } % sikker: { $reasons }.
why-keyword = «{ $clue }» hører til { $word } ({ $digit })
why-earlier = «{ $clue }» hører til «{ $word }», et tidligere hint om { $digit }
why-unsure = «{ $clue }» er knapt mer enn en gjetning
why-guess = { $digit } er bare gjettet
do-encrypt-wait-done = Hintene fra { $name } er klare.
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
end-you-win = Dere vant!
end-you-lose = Dere tapte.
end-winners = { $team } vinner: { $names }.
highlights-title = Høydepunkter
highlights-clue = Spillets hint: «{ $clue }» for { $keyword }, av { $name }.
highlights-interception = Heldigste avlytting: { $others } leste { $code } fra { $team } i runde { $round }.
highlights-miss = Nærmeste bom: { $others } gjettet { $guess } i stedet for { $code } i runde { $round }.
