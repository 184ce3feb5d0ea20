refusal = Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.
refusal-bad-form = Das konnte der Server nicht lesen. Lade die Seite neu und versuch es noch einmal.
refusal-too-many-requests = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
refusal-unavailable = Der Tisch ist gerade nicht erreichbar. Es ist nichts verloren. Versuch es noch einmal.
refusal-damaged = Dieser Tisch ist defekt. Öffne einen neuen.
refusal-busy = Zu viele haben gleichzeitig etwas getan. Versuch es noch einmal.

refusal-no-such-table = Diesen Tisch gibt es nicht. Prüf den Code.
refusal-host-only = Das kann nur der Host. Frag den Host.
refusal-not-seated = Das können nur Mitspieler. Nimm zuerst einen Platz.
refusal-already-seated = Du hast schon einen Platz an diesem Tisch. Lade die Seite neu, dann siehst du ihn.
refusal-no-such-chair = Diesen Platz gibt es nicht. Wähle einen anderen.
refusal-chair-taken = Da sitzt schon jemand. Wähle einen anderen Platz.
refusal-table-full = Alle Plätze sind besetzt. Schau zu, bis einer frei wird.
refusal-no-such-player = Diese Person ist nicht mehr am Tisch. Wähle jemand anderen.
refusal-removed = Der Host hat dich von diesem Tisch entfernt. Du kannst zuschauen oder ihn bitten, dich wieder mitspielen zu lassen.
refusal-other-side = Du kennst die Geheimnisse des anderen Teams. Nimm dort einen Platz oder warte auf das nächste Spiel.
refusal-bad-name = Gib einen Namen mit 1 bis { $longest } Zeichen ein.
refusal-bad-nonce = Lass den Zufallstext leer oder nimm höchstens { $longest } Buchstaben und Ziffern.
refusal-bad-settings = Diese Auswahl geht nicht. Wähle etwas anderes.
refusal-bad-word-list = Diese Wortliste geht nicht. Gib 24 bis 1.000 verschiedene Wörter ein, eins pro Zeile.
refusal-already-started = Das Spiel läuft schon. Vor dem nächsten geht es wieder.
refusal-not-started = Das Spiel hat noch nicht begonnen. Warte auf den Host.
refusal-not-finished = Das Spiel ist noch nicht zu Ende. Spielt es erst fertig.
refusal-wrong-number = Ihr braucht { $fewest } bis { $most } Spieler, seid aber { $players }. Ladet jemanden ein oder fügt Bots hinzu.
refusal-uneven-sides = Die Teams sind nicht gleich groß. Ihr braucht 2 bis 4 pro Team oder 2 gegen 1.
refusal-other-game = An diesem Tisch läuft ein anderes Spiel. Lade die Seite neu.
refusal-not-in-order = Das kann der Host nicht für andere tun. Das muss die Person selbst machen.
refusal-no-team = Du hast in diesem Spiel kein Team. Schreib stattdessen an alle.
refusal-must-be-silent = Du kennst einen Code. Schreib deinem Team nichts, bis er aufgedeckt ist.
refusal-bad-text = Schreib 1 bis { $longest } Zeichen.
refusal-no-such-emoji = Wähle eine der angezeigten Reaktionen.
refusal-no-such-bot = Für dieses Spiel gibt es keinen Bot dieser Stärke. Wähle einen anderen.
refusal-link-void = Dieser Link wurde schon benutzt oder ersetzt. Hol dir unter Spieler einen neuen.
refusal-nothing-changed = Schon erledigt.
refusal-turn-is-over = Dieser Zug ist schon vorbei. Schau noch einmal auf den Tisch.
refusal-nobody-to-nudge = Gerade ist niemand anderes dran.
refusal-nudged-already = Vor weniger als einer Minute wurde schon angestupst. Warte noch etwas.

refusal-players-only = Das können nur Mitspieler. Nimm zuerst einen Platz.
refusal-table-only = Das passiert von selbst. Du musst nichts tun.
refusal-game-over = Das Spiel ist vorbei. Startet eine Revanche.
refusal-not-due = Es ist noch Zeit. Warte einen Moment.
refusal-not-now = Das geht jetzt nicht. Die Seite zeigt, was als Nächstes kommt.
refusal-no-such-seat = Diesen Platz gibt es in diesem Spiel nicht. Lade die Seite neu.

refusal-uneven-teams = Die Teams sind nicht gleich groß. Ihr braucht 2 bis 4 pro Team oder 2 gegen 1.
refusal-too-few-words = Die Wörter reichen nicht: { $needed } nötig, { $found } da. Füg welche hinzu.
refusal-no-categories = In dieser Sprache gibt es keine Kategorien für Laser Drive. Wähle eine andere oder schalte Laser Drive aus.
refusal-laser-needs-teams = Laser Drive braucht zwei Teams. Schalte es aus oder sucht eine vierte Person.
refusal-option-out-of-range = Eine Option kann diesen Wert nicht haben. Wähle einen anderen.
refusal-unfit-text = Das ist zu lang oder enthält Zeichen, die sich nicht anzeigen lassen. Ändere es.
refusal-not-the-encryptor = Nur der Verschlüsseler schreibt Hinweise. Du rätst danach.
refusal-clues-given = Die Hinweise sind abgegeben und lassen sich nicht mehr ändern. Jetzt rät dein Team.
refusal-clue-refused = Ändere Hinweis { $slot }, er ist nicht erlaubt.
refusal-clue-empty = Schreib zuerst Hinweis { $slot }.
refusal-clue-doubted = Ändere Hinweis { $slot } oder hak „Trotzdem verwenden“ an.
refusal-encryptor-must-be-teammate = Wähle jemand anderen aus demselben Team.
refusal-encryptor-is-online = Der Verschlüsseler ist online und schreibt die Hinweise. Einspringen kannst du nur, wenn er offline ist.
refusal-encryptor-is-silent = Es ist dein eigener Code: Dein Team rät ohne dich.
refusal-no-interception-in-round-one = In Runde 1 fängt niemand ab. Ab Runde 2 könnt ihr das.
refusal-already-locked-in = Dein Team hat schon abgegeben. Wartet auf die anderen.
refusal-marks-incomplete = Gib zuerst jedem Hinweis eine Nummer, jedem eine andere.
refusal-not-confirmed = Du hast noch nichts bestätigt. Ändere einfach deine Auswahl.
refusal-no-laser-drive = Dieser Tisch spielt ohne Laser Drive. Lade die Seite neu.
refusal-not-yours-to-judge = Das entscheidet das andere Team. Wartet kurz.
refusal-too-few-lasers = { $cost ->
        [one] Ein Versuch kostet 1 Lasermarker, und dein Team hat { $held }. Verzichtet diesmal.
       *[other] Ein Versuch kostet { $cost } Lasermarker, und dein Team hat { $held }. Verzichtet diesmal.
    }
refusal-no-word = Schreib zuerst ein Wort.

refusal-wrong-number-of-players = Ihr braucht 3 bis 6 Spieler. Ladet jemanden ein oder fügt Bots hinzu.
refusal-mystery-needs-four-or-five = Mysterium geht nur zu viert oder fünft. Schalte es aus oder ändert die Zahl der Spieler.
refusal-not-dealt = Die Karten sind noch nicht ausgeteilt. Warte einen Moment.
refusal-not-your-turn = Du bist noch nicht dran. Warte auf die anderen.
refusal-not-reveal-phase = Alle haben zwei Karten gezeigt. Jetzt wird geraten.
refusal-still-reveal-phase = Zuerst zeigen alle zwei Karten. Dann wird geraten.
refusal-no-such-position = Dort liegt keine Karte. Wähle eine andere.
refusal-already-revealed = Diese Karte ist schon aufgedeckt. Wähle eine verdeckte.
refusal-reveal-not-allowed = Beim erweiterten Aufdecken darfst du diese Karte nicht zeigen. Wähle eine, die sich antippen lässt.
refusal-own-card = Das ist deine eigene Karte. Wähle eine von jemand anderem.
refusal-no-such-number = Diese Zahl ist nicht im Spiel. Wähle eine andere.
refusal-bluff-unconfirmed = Diese Zahl kann nicht stimmen. Hak „Bluff“ an, wenn du sie trotzdem sagen willst.
refusal-nothing-to-decline = Es gibt keinen zweiten Tipp, auf den du verzichten könntest. Warte auf deinen nächsten Zug.
refusal-no-clock = Es läuft keine Zeit. Lade die Seite neu.
refusal-repeated-word = { $word } steht zweimal in der Liste. Lösch eins davon.
refusal-already-named = Dieses Wort hat dein Team schon probiert. Nehmt ein anderes.
refusal-try-undecided = Die Gegner prüfen noch euer letztes Wort. Wartet auf die Antwort oder verzichtet.

refusal-too-many-notes = Es ist Platz für { $most } Notizen. Lösch zuerst eine.

refusal-too-slow = Das ist nicht rechtzeitig angekommen. Versuch es noch einmal.
refusal-too-many-onlookers = An diesem Tisch schauen schon zu viele zu. Versuch es später noch einmal.
refusal-other-seat = Du hattest in diesem Spiel schon einen anderen Platz und kennst seine Geheimnisse. Geh dorthin zurück oder warte auf das nächste Spiel.
refusal-table-locked = Der Host lässt keine neuen Spieler zu. Bitte ihn, das zu ändern.
refusal-not-away = Diese Person ist online. Wartet auf sie.
refusal-help-not-allowed = Der Host hat diese Hilfe ausgeschaltet. Spiel ohne sie.
