team-white = Weiß
team-black = Schwarz
team-called = { $name }
team-you = du
interceptor = Abfangspezialist
round = Runde
round-of = Runde { $round }: { $name }
number = { $number }
title-turn = ● { $title }
place = { $place ->
        [1] erster
        [2] zweiter
       *[3] dritter
    }
category = Kategorie

score-title = Spielstand
tokens-held = Abfangmarker: { $interceptions } von 2. Missverständnismarker: { $miscommunications } von 2. Lasermarker: { $lasers }.
tokens-int = Abgefangen
tokens-mis = Missverständnisse
tokens-laser = Laser

step-encrypt = Verschlüsseln
step-guess = { $team } rät
step-laser = Laser Drive
step-tie = Stichentscheid
step-over = Ende

do-wait = Gleich geht es los.
do-wait-why = Die Wörter werden verteilt.
do-encrypt = Du verschlüsselst. Schreib drei Hinweise.
do-encrypt-why = Einen je Ziffer, in dieser Reihenfolge: klar für dein Team, dunkel für { $others }.
do-encrypt-given = Deine Hinweise sind versiegelt.
do-encrypt-given-why = Jetzt muss der andere Verschlüsseler fertig werden.
do-encrypt-wait = { $name } schreibt Hinweise für euch.
do-encrypt-wait-why = Lies inzwischen das Notizblatt: Welche Schlüsselwörter könnten die anderen haben?
do-encrypt-wait-first = { $name } schreibt Hinweise für euch.
do-encrypt-wait-first-why = Sieh dir inzwischen eure vier Schlüsselwörter an: Jeder Hinweis deutet auf eines davon.
do-encrypt-wait-three = { $name } schreibt drei Hinweise.
do-encrypt-wait-three-why = Lies inzwischen das Notizblatt.
do-encrypt-watch = Die Hinweise werden geschrieben.
do-encrypt-watch-why = Du siehst sie, sobald geraten wird.
do-guess = Einigt euch auf den Code von { $name }.
do-guess-why = Ein Schlüsselwort je Hinweis. { $others } versucht, dieselben drei abzufangen.
do-guess-first = Einigt euch auf den Code von { $name }.
do-guess-first-why = Ein Schlüsselwort je Hinweis. In der ersten Runde fängt niemand ab.
do-guess-sealed = Euer Tipp ist versiegelt.
do-guess-sealed-why = Der Code wird geöffnet, sobald auch { $others } so weit ist.
do-guess-silent = Kein Wort: Sie raten deinen Code.
do-guess-silent-why = Du siehst, was dein Team ankreuzt und sagt, und lässt dir nichts anmerken.
do-guess-round-one = { $team } rät seinen ersten Code.
do-guess-round-one-why = In der ersten Runde fängt niemand ab. Merkt euch diese Hinweise.
do-intercept = Fangt den Code von { $name } ab.
do-intercept-why = Zu welcher Nummer gehört jeder Hinweis? Die früheren stehen auf dem Notizblatt.
do-intercept-sealed = Euer Abfangversuch ist versiegelt.
do-intercept-sealed-why = Der Code wird geöffnet, sobald auch { $team } so weit ist.
do-guess-watch = { $team } rät den Code von { $name }.
do-guess-watch-why = Beide Tipps werden versiegelt, bevor einer gezeigt wird.
do-laser = Nennt eines ihrer Schlüsselwörter, oder wartet ab.
do-laser-why = Ein richtiges Wort ist einen Abfangmarker wert. Die Lasermarker sind so oder so weg.
do-laser-wait = Die Lasermarker werden eingesetzt.
do-laser-wait-why = Die Runde endet, wenn niemand mehr einen Versuch will.
do-keywords = Gleichstand. Nennt die vier Schlüsselwörter von { $others }.
do-keywords-why = In beliebiger Reihenfolge; mehr richtige gewinnen.
do-keywords-wait = Gleichstand. Die Teams nennen die Schlüsselwörter der anderen.
do-keywords-wait-why = Mehr richtige gewinnen.
do-judge = Welche ihrer Wörter lasst ihr gelten?
do-judge-why = Eine Mehrzahl oder andere Schreibweise darf zählen: Über eure Wörter entscheidet ihr.
do-judge-wait = Die Wörter werden geprüft.
do-judge-wait-why = Über ähnliche Formen entscheiden die Besitzer der Wörter.

code-private = Nur für deine Augen
keys-title = Eure Schlüsselwörter
clue-label = { $place ->
        [1] Erster
        [2] Zweiter
       *[3] Dritter
    } Hinweis, für { $keyword }
clue-form = Form dieses Hinweises
clue-form-text = Worte
clue-form-drawing = Zeichnung
clue-form-aloud = Vorgeführt
clue-aloud = vorgeführt
clue-aloud-how = Summe, spiele oder tanze es vor, wenn dein Team rät; geschrieben wird nichts.
clue-blank = leer geblieben
clue-drawing = eine Zeichnung
clue-canvas = Zeichne hier mit Finger, Stift oder Maus
clue-wipe = Wischen
clues-insist = Trotz der Zweifel des Schiedsrichters geben
clues-seal = Hinweise versiegeln
clues-seal-why = Versiegelte Hinweise bleiben, wie sie sind.
verdict-fine = In Ordnung.
verdict-doubt = Zweifelhaft.
verdict-refuse = Nicht erlaubt.
pen-writing = schreibt
pen-done = hat versiegelt
pen-hand = Den Stift an { $name } geben
glass-done = { $team } ist fertig.

rule-empty = Er sagt noch nichts.
rule-too-long = Er ist zu lang.
rule-control = Er enthält Zeichen, die sich nicht zeigen lassen.
rule-repeat = Euer Team hat ihn schon gegeben; kein Hinweis kommt zweimal.
rule-keyword = Er enthält eines eurer Schlüsselwörter oder eine Form davon.
rule-code = Er verrät den Code.
rule-translation = Er sieht nach der Übersetzung eines Schlüsselworts aus.
rule-spelling = Er könnte auf die Schreibweise anspielen.
rule-letters = Er könnte auf die Zahl der Buchstaben anspielen.
rule-position = Er könnte auf den Platz des Wortes anspielen.
rule-sound = Er könnte auf den Klang anspielen.

board-title = Dein Tipp
board-clues = Die Hinweise
board-clue = { $place ->
        [1] Erster
        [2] Zweiter
       *[3] Dritter
    } Hinweis: { $clue }
board-seal = Tipp versiegeln
board-seal-interception = Abfangversuch versiegeln
board-one = Wer zuerst versiegelt, tut es für das Team. Ein versiegelter Tipp bleibt, wie er ist.
board-all = Der Tipp gilt, sobald alle denselben versiegelt haben.
board-sure = Einig: { $names }.
board-unconfirm = Zurücknehmen
seal-decrypted = hat den Tipp versiegelt
seal-decrypting = rät
seal-intercepted = hat den Abfangversuch versiegelt
seal-intercepting = versucht abzufangen
part-done = fertig
part-open = überlegt noch
agree-one = Wer zuerst versiegelt, tut es für das Team.
agree-none = Alle in eurem Team müssen zustimmen.

sheet-title = Notizblatt
sheet-yours = euer Team
sheet-public = für alle sichtbar
sheet-unknown = unbekannt
sheet-rounds = Runde für Runde
sheet-clue = Hinweis
sheet-intercepted = Abgefangen
sheet-guessed = Entschlüsselt
sheet-code = Code

reveal-title = Abfangversuch, Entschlüsselung und Code
reveal-open = Der Code von { $team }, Runde { $round }
reveal-safe = { $team } hat verstanden, und sonst niemand.
reveal-intercepted = { $others } hat mitgelesen.
reveal-lost = { $team } hat die eigene Nachricht missverstanden.
reveal-both = { $others } hat die Nachricht gelesen. { $team } nicht.
reveal-takes = { $team } nimmt einen Marker
reveal-again = Noch einmal ansehen
reveal-on = Weiter
digit-right = richtig
digit-wrong = falsch
digit-missing = fehlt
stamp-intercepted = Abgefangen
stamp-lost = Missverstanden
stamp-safe = Zugestellt
gain-int = { $team }: { $count ->
        [one] erster Abfangmarker. Noch einer gewinnt.
       *[other] { $count } Abfangmarker.
    }
gain-mis = { $team }: { $count ->
        [one] erster Missverständnismarker. Noch einer verliert.
       *[other] { $count } Missverständnismarker.
    }
gain-laser = { $team }: alle drei Hinweise passen, ein Lasermarker.

laser-label = Eines ihrer Schlüsselwörter
laser-try = Nennen für { $cost ->
        [one] einen Lasermarker
       *[other] { $cost } Lasermarker
    }
laser-try-why = Die Marker sind weg, ob richtig oder falsch.
laser-hold = Abwarten
laser-fits-title = Passen ihre Hinweise zur Kategorie?
laser-fits = Passt
laser-fits-not = Passt nicht

keywords-title = Ihre Schlüsselwörter
keywords-label = Wort { $place }
keywords-seal = Die vier Wörter versiegeln
judge-words = { $team } nannte:
judge-near = (ähnliche Form)
judge-accept = Gelten lassen als Form von
judge-none = Kein Schlüsselwort
judge-seal = Urteil versiegeln

end-wins = { $team } gewinnt.
end-shared = Ihr teilt den Sieg.
end-tokens = Zwei gleiche Marker haben entschieden.
end-rounds = Fünf Runden sind um, und der Abfangspezialist hat es nicht geschafft.
end-points = Die Punkte haben entschieden: Abfangmarker minus Missverständnismarker.
end-keywords = Das Nennen der Schlüsselwörter hat entschieden.
end-keywords-shared = Gleichstand nach Punkten und auch beim Nennen der Schlüsselwörter.
end-right-words = { $count ->
        [0] Kein richtiges Wort.
        [one] Ein richtiges Wort.
       *[other] { $count } richtige Wörter.
    }
end-after = Nach Runde { $round }
end-rematch = Revanche mit neuen Wörtern
end-record = Mitschrift des Spiels
end-rounds-title = Runde für Runde
end-code-of = Code von { $team }
legend-int = abgefangen
legend-mis = vom eigenen Team missverstanden
figures-title = Zahlen
figures-understood = Codes verstanden
figures-intercepted = Codes abgefangen
figures-digits = Richtige Ziffern beim Abfangen
figures-words = Wörter je Hinweis

why = { $name } ist zu { $share } % sicher: { $reasons }.
why-keyword = „{ $clue }“ passt zu { $word } ({ $digit })
why-earlier = „{ $clue }“ passt zu „{ $word }“, einem früheren Hinweis auf die { $digit }
why-unsure = „{ $clue }“ ist kaum mehr als geraten
why-guess = die { $digit } ist bloß geraten
do-encrypt-wait-done = Die Hinweise von { $name } sind fertig.
do-encrypt-wait-done-why = Das andere Team schreibt noch. Dann wird geraten.
reveal-all = Bisher gezeigte Codes
board-differ = Ihr seid euch noch nicht einig. Besprecht euch und ändert eine Wahl:
board-picked = { $name }: { $digit }
board-ask = { $name } hat { $digit } für Hinweis { $clue } gewählt.
board-anyway = Trotzdem abgeben
earlier-title = Ihre bisherigen Hinweise
pencil-label = Was euer Team für Schlüsselwort { $digit } hält
pencil-hint = Notiz …
clue-undo = Rückgängig
end-you-win = Ihr habt gewonnen!
end-you-lose = Ihr habt verloren.
end-winners = { $team } gewinnt: { $names }.
highlights-title = Höhepunkte
highlights-clue = Hinweis des Spiels: „{ $clue }“ für { $keyword }, von { $name }.
highlights-interception = Glücklichstes Abfangen: { $others } las { $code } von { $team } in Runde { $round }.
highlights-miss = Knapp daneben: { $others } riet { $guess } statt { $code } in Runde { $round }.
