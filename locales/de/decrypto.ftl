team-white = Weiß
team-black = Schwarz
team-called = { $name }
team-white-of = von Weiß
team-black-of = von Schwarz
team-called-of = von { $name }
name-of = von { $name }
team-you = dein Team
team-you-alone = du
interceptor = Abfang­spezialist
round = Runde
round-of = Runde { $round }: { $name }
number = { $number }
title-turn = ● { $title }
place = Hinweis { $place }
category = Kategorie
category-duty = Mindestens ein Hinweis muss zur Kategorie passen. Passen alle drei, bekommt ihr einen Lasermarker.

score-title = Spielstand
tokens-held-int = Abfangmarker: { $count } von 2.
tokens-held-mis = Missverständnismarker: { $count } von 2.
tokens-held-three = Marker des Abfangspezialisten: { $count } von 2.
tokens-held-laser = Lasermarker: { $count }.
tokens-int = Abgefangen
tokens-mis = Missverständnisse
tokens-three = Marker
tokens-laser = Laser
token-help-title = Was die Marker bedeuten
token-int = Abfangmarker: Ihr habt den Code der Gegner erraten. Mit 2 gewinnt ihr.
token-mis = Missverständnismarker: Ihr habt euren eigenen Code falsch geraten. Mit 2 verliert ihr.
token-laser = { $cost ->
        [one] Lasermarker: Alle drei Hinweise passten zur Kategorie. 1 = ein Versuch, ein Schlüsselwort der Gegner zu erraten.
       *[other] Lasermarker: Alle drei Hinweise passten zur Kategorie. { $cost } = ein Versuch, ein Schlüsselwort der Gegner zu erraten.
    }
token-three = Der Abfangspezialist bekommt einen Marker für jeden abgefangenen Code und für jeden, den das Team falsch rät. Mit 2 gewinnt er.

step-encrypt = Verschlüsseln
step-guess = { $team } rät
step-laser = Laser Drive
step-tie = Gleichstand
step-over = Spielende

do-wait = Gleich geht es los.
do-wait-why = Die Schlüsselwörter werden verteilt.
do-encrypt = Du bist Verschlüsseler. Schreib drei Hinweise.
do-encrypt-why = Einen pro Ziffer, in dieser Reihenfolge: klar für dein Team, rätselhaft für { $others }.
do-encrypt-done = Deine Hinweise sind abgegeben.
do-encrypt-done-why = Der andere Verschlüsseler schreibt noch.
do-encrypt-wait = { $name } schreibt Hinweise für euch.
do-encrypt-wait-why = Schau inzwischen aufs Notizblatt: Welche Schlüsselwörter könnten die Gegner haben?
do-encrypt-wait-first = { $name } schreibt Hinweise für euch.
do-encrypt-wait-first-why = Sieh dir inzwischen eure vier Schlüsselwörter an: Jeder Hinweis deutet auf eines davon.
do-encrypt-wait-two = { $name } schreibt Hinweise für dich.
do-encrypt-wait-two-why = Sieh dir inzwischen eure Schlüsselwörter und die bisherigen Hinweise an.
do-encrypt-wait-three = { $name } schreibt drei Hinweise.
do-encrypt-wait-three-why = Schau inzwischen aufs Notizblatt: Welche Schlüsselwörter könnten die beiden haben?
do-encrypt-wait-three-first = { $name } schreibt drei Hinweise.
do-encrypt-wait-three-first-why = In Runde 1 schaust du nur zu. Ab Runde 2 versuchst du, den Code abzufangen.
do-encrypt-away = Wir warten auf { $name } (offline).
do-encrypt-away-why = Dauert es länger, kann jemand anders aus dem Team schreiben.
do-encrypt-watch = Die Hinweise werden geschrieben.
do-encrypt-watch-why = Du siehst sie, sobald geraten wird.
do-guess = { $guessers ->
        [one] Errate den Code von { $name }.
       *[other] Erratet zusammen den Code von { $name }.
    }
do-guess-why = Ordne jedem Hinweis ein Schlüsselwort zu. { $others } versucht es auch.
do-guess-first = { $guessers ->
        [one] Errate den Code von { $name }.
       *[other] Erratet zusammen den Code von { $name }.
    }
do-guess-first-why = Ordne jedem Hinweis ein Schlüsselwort zu. In Runde 1 fängt niemand ab.
do-guess-done = { $guessers ->
        [one] Dein Tipp ist abgegeben.
       *[other] Euer Tipp ist abgegeben.
    }
do-guess-done-why = Der Code wird aufgedeckt, sobald auch { $others } fertig ist.
do-guess-silent = Pst! Dein Team errät deinen Code.
do-guess-silent-why = Du siehst Tipps und Chat. Nicht reagieren!
do-guess-round-one = { $team } errät den ersten eigenen Code.
do-guess-round-one-why = In Runde 1 fängt niemand ab. Merkt euch diese Hinweise!
do-fits = Passen diese Hinweise zur Kategorie?
do-fits-why = Markiert, was nicht passt, und bestätigt dann. In Runde 1 fängt niemand ab, aber merkt euch die Hinweise!
do-intercept = { $guessers ->
        [one] Fang den Code von { $name } ab.
       *[other] Fangt zusammen den Code von { $name } ab.
    }
do-intercept-why = Für welche Nummer steht jeder Hinweis? Die früheren stehen darunter.
do-intercept-done = { $guessers ->
        [one] Dein Abfangversuch ist abgegeben.
       *[other] Euer Abfangversuch ist abgegeben.
    }
do-intercept-done-why = Der Code wird aufgedeckt, sobald auch { $team } fertig ist.
do-guess-watch = { $team } errät den Code von { $name }.
do-guess-watch-why = { $others } versucht, ihn abzufangen. Die Tipps bleiben verdeckt, bis beide da sind.
do-guess-watch-first = { $team } errät den Code von { $name }.
do-guess-watch-first-why = In Runde 1 fängt niemand ab.
do-laser = Erratet ein Schlüsselwort der Gegner oder verzichtet.
do-laser-why = Ein richtiges Wort bringt einen Abfangmarker. Die Lasermarker sind so oder so weg.
do-laser-judge = Gilt das Wort der Gegner?
do-laser-judge-why = Mehrzahl oder andere Schreibweise eines eurer Schlüsselwörter darf zählen. Ihr entscheidet.
do-laser-asked = Die Gegner prüfen euer Wort.
do-laser-asked-why = Es ist nicht genau ein Schlüsselwort, aber fast gleich darf zählen.
do-laser-wait = Laser Drive: letzte Versuche, ein Schlüsselwort zu erraten.
do-laser-wait-why = Die Runde endet, wenn niemand mehr will.
do-keywords = Gleichstand! Erratet die vier Schlüsselwörter { $whose }.
do-keywords-why = Die Reihenfolge ist egal. Wer mehr richtig hat, gewinnt.
do-keywords-wait = Gleichstand! Jedes Team errät die Schlüsselwörter der Gegner.
do-keywords-wait-why = Wer mehr richtig hat, gewinnt.
do-judge = Welche ihrer Wörter lasst ihr gelten?
do-judge-why = Mehrzahl oder andere Schreibweise darf zählen. Über eure Schlüsselwörter entscheidet ihr.
do-judge-wait = Die erratenen Wörter werden geprüft.
do-judge-wait-why = Über fast gleiche Wörter entscheidet das Team, dem sie gehören.

code-private = Diesen Code siehst nur du
keys-title = Eure Schlüsselwörter
clue-label = Hinweis { $place }, für { $keyword }
clue-form = Wie du diesen Hinweis gibst
clue-form-text = Schreiben
clue-form-drawing = Zeichnen
clue-form-aloud = Vormachen
clue-aloud = vorgemacht
clue-aloud-how = Summ, spiel oder tanz es vor, wenn dein Team rät. Du schreibst nichts.
clue-blank = kein Hinweis
clue-drawing = eine Zeichnung
clue-canvas = Zeichne hier mit Finger, Stift oder Maus
clue-wipe = Löschen
clue-rules-title = Was ist erlaubt?
clue-rules =
    Ein Hinweis bezieht sich auf die Bedeutung des Schlüsselworts. Alle könnten ihn verstehen, nicht nur Eingeweihte.
    Nichts zu Schreibweise, Zahl der Buchstaben, Aussprache oder Position.
    Keines eurer Schlüsselwörter, auch nicht übersetzt.
    Kein Hinweis, den dein Team schon gegeben hat.
clues-insist = Trotzdem verwenden
clues-send = Hinweise abgeben
clues-send-why = Danach lassen sie sich nicht mehr ändern.
verdict-fine = In Ordnung.
verdict-doubt = Vorsicht.
verdict-refuse = Nicht erlaubt.
encryptor-writing = schreibt
encryptor-done = ist fertig
encryptor-replace = { $name } schreibt stattdessen
timer-done = { $team } ist fertig.

rule-empty = Noch leer.
rule-too-long = Zu lang.
rule-control = Enthält Zeichen, die sich nicht anzeigen lassen.
rule-repeat = Diesen Hinweis hat dein Team schon gegeben.
rule-keyword = Enthält eines eurer Schlüsselwörter oder eine Form davon.
rule-code = Verrät den Code.
rule-translation = Sieht nach der Übersetzung eines Schlüsselworts aus.
rule-spelling = Könnte auf die Schreibweise anspielen.
rule-letters = Könnte auf die Zahl der Buchstaben anspielen.
rule-position = Könnte auf die Position des Schlüsselworts anspielen.
rule-sound = Könnte auf die Aussprache anspielen.

board-title = Dein Tipp
board-clues = Die Hinweise
board-clue = Hinweis { $place }: { $clue }
board-confirm = Tipp abgeben
board-confirm-interception = Abfangversuch abgeben
board-solo = Danach lässt er sich nicht mehr ändern.
board-one = Wer zuerst bestätigt, entscheidet für alle.
board-all = Zählt, sobald alle denselben Code wählen.
board-sure = Bestätigt von { $names }.
board-unconfirm = Zurücknehmen
state-decrypted = hat den Tipp abgegeben
state-decrypting = rät
state-intercepted = hat den Abfangversuch abgegeben
state-intercepting = versucht abzufangen
state-judged = hat die Kategorie geprüft
state-judging = prüft die Kategorie
part-done = fertig
part-open = überlegt noch
agree-all = Zählt, sobald alle in eurem Team bestätigt haben.

sheet-title = Notizblatt
sheet-yours = dein Team
sheet-public = sehen alle
sheet-unknown = unbekannt
sheet-empty = Noch leer. Sobald ein Code aufgedeckt ist, stehen seine Hinweise hier unter den Nummern der Schlüsselwörter.
sheet-rounds = Runde für Runde
sheet-clue = Hinweis
sheet-intercepted = Abgefangen
sheet-guessed = Entschlüsselt
sheet-code = Code

reveal-title = Abfangversuch, Tipp und Code
reveal-open = Code { $whose }, Runde { $round }
reveal-safe = { $team } hat den Code erraten. { $others } nicht.
reveal-safe-first = { $team } hat den Code erraten.
reveal-intercepted = { $others } hat den Code abgefangen.
reveal-lost = { $team } hat den eigenen Code falsch geraten.
reveal-both = { $others } hat den Code abgefangen. { $team } lag falsch.
reveal-late = Die Zeit ist um: { $team } hat nichts abgegeben.
reveal-late-both = { $others } hat den Code abgefangen. { $team } hat nichts abgegeben: Die Zeit war um.
reveal-takes = { $team } bekommt einen Marker
reveal-again = Erneut zeigen
reveal-on = Weiter
digit-right = richtig
digit-wrong = falsch
digit-missing = keine Antwort
stamp-intercepted = Abgefangen
stamp-lost = Missverständnis
stamp-safe = Verstanden
gain-int = { $count ->
        [one] 1 Abfangmarker. Noch einer, und { $team } gewinnt.
       *[other] { $team } hat jetzt { $count } Abfangmarker.
    }
gain-mis = { $count ->
        [one] 1 Missverständnismarker. Noch einer, und { $team } verliert.
       *[other] { $team } hat jetzt { $count } Missverständnismarker.
    }
gain-laser = Alle drei Hinweise passen zur Kategorie: ein Lasermarker für { $team }.

laser-label = Ein Schlüsselwort der Gegner
laser-try = { $cost ->
        [one] Für 1 Lasermarker raten
       *[other] Für { $cost } Lasermarker raten
    }
laser-try-why = Die Marker sind weg, ob richtig oder falsch.
laser-pass = Verzichten
laser-asked = wird geprüft
laser-fits-title = Passen ihre Hinweise zur Kategorie?
laser-fits = Passt
laser-fits-not = Passt nicht

keywords-title = Schlüsselwörter der Gegner
keywords-label = Wort { $place }
keywords-confirm = Vier Wörter abgeben
keywords-empty = Ein Wort fehlt noch. Raten kostet nichts!
judge-words = { $team } hat geraten:
judge-near = (fast gleich)
judge-accept = Gelten lassen als
judge-none = Kein Schlüsselwort
judge-confirm = Bestätigen

end-wins = { $team } gewinnt!
end-shared = Unentschieden: Beide Teams gewinnen.
end-interceptions = { $team } hat zwei Abfangmarker.
end-miscommunications = { $team } hat zwei Missverständnismarker.
end-three = { $team } hat zwei Marker.
end-rounds = Fünf Runden sind vorbei, und der Abfangspezialist hat keine zwei Marker.
end-points = Die Punkte haben entschieden: Abfangmarker minus Missverständnismarker.
end-keywords = Gleichstand nach Punkten. Die erratenen Schlüsselwörter haben entschieden.
end-keywords-shared = Gleichstand nach Punkten und bei den erratenen Schlüsselwörtern.
end-right-words = { $count ->
        [0] Kein Wort richtig.
        [one] 1 Wort richtig.
       *[other] { $count } Wörter richtig.
    }
end-after = Nach Runde { $round }
end-record = Protokoll laden
end-rounds-title = Runde für Runde
end-code-of = Code { $whose }
legend-int = abgefangen
legend-mis = vom eigenen Team falsch geraten
stats-title = Statistik
stats-understood = Eigene Codes erraten
stats-intercepted = Codes abgefangen
stats-digits = Richtige Ziffern beim Abfangen
stats-words = Wörter pro Hinweis

why = { $name } ist zu { $share } % sicher: { $reasons }.
why-keyword = „{ $clue }“ passt zu { $word } ({ $digit })
why-earlier = „{ $clue }“ passt zu „{ $word }“, einem früheren Hinweis auf die { $digit }
why-unsure = „{ $clue }“ ist kaum mehr als geraten
why-guess = die { $digit } ist nur geraten

do-encrypt-wait-done = { $name } ist fertig.
do-encrypt-wait-done-why = Das andere Team schreibt noch. Dann wird geraten.
reveal-all = Bisher gezeigte Codes
board-differ = Ihr seid euch noch nicht einig. Besprecht euch und ändert eine Wahl:
board-picked = { $name }: { $digit }
board-ask = { $name } hat { $digit } für Hinweis { $clue } gewählt.
board-anyway = Trotzdem abgeben
earlier-title = Frühere Hinweise der Gegner
pencil-label = Was dein Team für Schlüsselwort { $digit } hält
pencil-hint = Notiz …
clue-undo = Rückgängig
end-you-win = { $people ->
        [one] Du hast gewonnen!
       *[other] Ihr habt gewonnen!
    }
end-you-lose = { $people ->
        [one] Du hast verloren.
       *[other] Ihr habt verloren.
    }
end-winners = { $team } gewinnt: { $names }.
highlights-title = Höhepunkte
highlights-clue = Hinweis des Spiels: „{ $clue }“ für { $keyword }, von { $name }.
highlights-interception = Glückstreffer: { $others } hat in Runde { $round } den Code { $code } { $whose } abgefangen.
highlights-miss = Knapp daneben: { $others } tippte { $guess } statt { $code } in Runde { $round }.
picture-round = Runde { $round }: { $codes }
why-link = „{ $clue }“ ist nah an „{ $link }“, und das passt zu { $word } ({ $digit })
why-no-link = zu „{ $clue }“ fand sich nichts, { $word } ({ $digit }) ist geraten
why-read = So hat { $name } deine Hinweise gelesen: { $reasons }.
