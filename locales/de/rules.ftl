rules-contents = Inhalt
rules-at-table = An diesem Tisch

rules-decrypto-lead = Zwei Teams schicken sich verschlüsselte Nachrichten, die alle lesen können. Seid klar für euer Team und rätselhaft für die anderen.
rules-decrypto-aim-title = Ziel des Spiels
rules-decrypto-aim =
    Für 4 bis 8 Spieler in zwei Teams zu 2 bis 4 (zu dritt: siehe unten). Jedes Team hat für das ganze Spiel vier geheime Schlüsselwörter mit den Nummern 1 bis 4. Nur das Team sieht sie.
    Ein Code besteht aus drei verschiedenen Ziffern von 1 bis 4 in fester Reihenfolge, zum Beispiel 4-2-1. Erratet ihr den Code der Gegner, bekommt ihr einen Abfangmarker. Ratet ihr euren eigenen falsch, bekommt ihr einen Missverständnismarker.
rules-decrypto-encrypt-title = 1. Verschlüsseln
rules-decrypto-encrypt =
    In jeder Runde hat jedes Team einen neuen Verschlüsseler. Beide ziehen einen Code, den nur sie sehen, und schreiben drei Hinweise, einen pro Ziffer, in der Reihenfolge des Codes.
    Mit der Sanduhr läuft die Zeit, sobald der erste Verschlüsseler fertig ist. Was der andere bis dahin nicht geschrieben hat, bleibt leer.
rules-decrypto-guess-title = 2. Das Team rät
rules-decrypto-guess =
    Zuerst werden die Hinweise von Weiß gezeigt. Die anderen im weißen Team ordnen jedem Hinweis ein Schlüsselwort zu und geben einen Code ab.
    Der Verschlüsseler sieht die Tipps und den Teamchat, darf aber nichts schreiben und nicht reagieren, bis der Code aufgedeckt ist.
rules-decrypto-intercept-title = 3. Die Gegner fangen ab
rules-decrypto-intercept =
    Ab Runde 2 versucht gleichzeitig das ganze schwarze Team, denselben Code zu erraten, auch sein Verschlüsseler. Schwarz kennt die Schlüsselwörter nicht, aber alle früheren Hinweise stehen auf dem Notizblatt. Beide Tipps bleiben verdeckt, bis beide da sind. In Runde 1 fängt niemand ab.
rules-decrypto-resolve-title = 4. Code aufdecken
rules-decrypto-resolve =
    Gezeigt werden erst der Abfangversuch, dann der Tipp von Weiß, dann der Code. Liegt Schwarz richtig, bekommt Schwarz einen Abfangmarker. Liegt Weiß falsch, bekommt Weiß einen Missverständnismarker. Beides zugleich ist möglich.
    Falsch abgefangen kostet nichts, den eigenen Code erraten bringt nichts. Die Hinweise kommen unter ihre Nummern auf das Notizblatt, für alle sichtbar.
    Dann dasselbe mit den Hinweisen von Schwarz. Dieser Teil wird immer gespielt.
rules-decrypto-end-title = Ende des Spiels
rules-decrypto-end =
    Über den Sieg wird erst am Ende einer Runde entschieden. Es gewinnt ein Team, das zwei Abfangmarker hat oder dessen Gegner zwei Missverständnismarker haben.
    Gilt das für beide Teams, oder nach Runde 8 für keines, entscheiden Punkte: Abfangmarker minus Missverständnismarker. Immer noch Gleichstand? Jedes Team errät die vier Schlüsselwörter der Gegner, in beliebiger Reihenfolge. Wer mehr richtig hat, gewinnt. Ist auch das gleich, gewinnen beide Teams.
rules-decrypto-clues-title = Was ist ein Hinweis?
rules-decrypto-clues =
    Ein Hinweis bezieht sich auf die Bedeutung seines Schlüsselworts. Er kann ein Wort, ein Satz, eine Zeichnung oder etwas Vorgemachtes sein. Alle müssen ihn verstehen können, nicht nur Eingeweihte.
    Nicht erlaubt: Anspielungen auf Schreibweise, Zahl der Buchstaben, Aussprache oder Position; eigene Schlüsselwörter oder ihre Übersetzung, auch nicht für ein anderes Schlüsselwort; der Code selbst; ein Hinweis, den euer Team schon gegeben hat.
    Der Schiedsrichter blockiert, was sicher gegen die Regeln ist, und warnt den Verschlüsseler vor dem, was es sein könnte. Die Schlüsselwörter der Gegner sieht er nie an.
rules-decrypto-three-title = Zu dritt
rules-decrypto-three =
    Zwei bilden ein Team und verschlüsseln abwechselnd. Der dritte ist der Abfangspezialist: Er hat keine Schlüsselwörter und schreibt keine Hinweise. Es gibt einen Code pro Runde und höchstens fünf Runden.
    Der Abfangspezialist bekommt ab Runde 2 einen Marker für jeden abgefangenen Code und einen für jeden Code, den das Team falsch rät, auch in Runde 1. Mit zwei Markern gewinnt er. Sonst gewinnt das Team.
rules-decrypto-laser-title = Laser Drive
rules-decrypto-laser =
    Eine Erweiterung für zwei Teams, die ihr einschalten könnt. Jede Runde hat eine Kategorie für beide Teams, zum Beispiel Filmtitel. Mindestens einer eurer drei Hinweise muss dazu passen. Passen alle drei, bekommt ihr einen Lasermarker.
    Die Gegner entscheiden, was passt, und vorher wird kein Code aufgedeckt. Ein Hinweis gilt als passend, solange sie nichts anderes sagen. Ein leerer passt nie. Passt keiner, gibt es keinen Marker, und es geht weiter.
    Am Ende der Runde, bevor über den Sieg entschieden wird, könnt ihr mit Lasermarkern einen Versuch bezahlen, ein Schlüsselwort der Gegner zu erraten. Ist es richtig, oder lassen die Gegner es als andere Form ihres Schlüsselworts gelten, bekommt ihr einen Abfangmarker. Die Lasermarker sind so oder so weg. Der Preis, 1 bis 3 Marker, ist eine Option des Tisches. Preis und Urteil sind unsere eigenen Regeln.

example-aim = Die Schlüsselwörter von Weiß in diesem Beispiel und die beiden Marker.
example-encrypt = Der Verschlüsseler von Weiß hat 4-2-1 gezogen und schreibt zu jeder Ziffer einen Hinweis.
example-guess = Runde 1: Das Team ordnet die Hinweise seinen Schlüsselwörtern zu und tippt 4-2-1. Richtig.
example-intercept = Runde 2: Schwarz sieht drei neue Hinweise. Die ersten beiden erinnern an frühere Hinweise für 2 und 4, der dritte nicht. Also tippt Schwarz 2-4-3.
example-resolve = Der Code ist 2-4-3. Weiß lag richtig, aber Schwarz auch: Schwarz bekommt einen Abfangmarker.
example-chosen = (gewählt)
example-keyword-1 = Leuchtturm
example-keyword-2 = Gletscher
example-keyword-3 = Klavier
example-keyword-4 = Ernte
example-clue-1 = Ewiges Eis
example-clue-2 = Weizen
example-clue-3 = Schwarz und weiß

rules-kryptos-lead = Alle haben eine Reihe Karten in aufsteigender Folge. Findet heraus, welche Zahlen die anderen haben.
rules-kryptos-aim-title = Ziel des Spiels
rules-kryptos-aim =
    Für 3 bis 6 Spieler. Errate verdeckte Karten der anderen und sammle Punkte. Hat jemand 15 Punkte, wird die Runde zu Ende gespielt, und wer die meisten Punkte hat, gewinnt.
rules-kryptos-deal-title = Austeilen
rules-kryptos-deal =
    Die Karten haben die Zahlen 1 bis 48 in vier Farben, die sich abwechseln: Benachbarte Zahlen haben nie dieselbe Farbe. Bei weniger Spielern bleiben die höchsten Karten draußen.
    Jede Hand ist sortiert, die niedrigste Karte liegt auf Position 1. Alle sehen, wie viele verdeckte Karten jeder Farbe du hast. Übrige Karten liegen verdeckt: Nur ihre Farben sind bekannt, und niemand kann sie erraten. Alle beginnen mit 2 Punkten.
deal-players = Spieler
deal-cards = Karten
deal-hand = Pro Hand
deal-left = Übrig
rules-kryptos-reveal-title = Zuerst zeigen alle zwei Karten
rules-kryptos-reveal =
    Der letzte in der Zugfolge beginnt, dann der erste und so weiter: Alle zeigen eine eigene Karte, dann in derselben Folge eine zweite. Die Karten bleiben an ihrem Platz.
example-reveal = Bo hat die 7 und die 9 gezeigt. Die Ziffern 1 bis 9 sind die Positionen.
rules-kryptos-turn-title = Dein Zug
rules-kryptos-turn =
    Wähle eine verdeckte Karte von jemand anderem und sag ihre Zahl. Einen Tipp musst du abgeben.
    Ist er richtig, wird die Karte aufgedeckt und du bekommst 3 Punkte, oder so viele, wie dieser Spieler verdeckte Karten hatte, wenn es weniger als drei waren. Ist er falsch, wissen alle, was diese Karte nicht ist.
    Du darfst bluffen und eine Zahl sagen, die nicht stimmen kann. Die Seite fragt dann nach.
example-turn = Die Hand ist sortiert, zwischen 7 und 9 passt also nur die 8. Bo hatte noch sieben verdeckte Karten: 3 Punkte.
rules-kryptos-second-title = Ein zweiter Tipp
rules-kryptos-second =
    Nach einem falschen Tipp kannst du 1 Punkt für einen weiteren bezahlen. Er darf jeder verdeckten Karte der anderen gelten, auch derselben, und bringt gleich viel. Einen dritten gibt es nie. Mit 0 Punkten darfst du nicht noch einmal raten.
rules-kryptos-end-title = Ende des Spiels
rules-kryptos-end =
    Erreicht jemand 15 Punkte, endet das Spiel nach dem Zug des letzten in der Zugfolge, damit alle gleich oft dran waren. Das gilt auch, wenn die Punkte wieder sinken. Die meisten Punkte gewinnen, auch über 15. Bei Gleichstand gewinnt, wer in der Zugfolge früher dran war.
    Das Spiel endet auch, wenn alle Karten aufgedeckt sind. Wer nichts mehr raten kann, wird übersprungen.
rules-kryptos-advanced-title = Variante: Erweitertes Aufdecken
rules-kryptos-advanced =
    Schränkt ein, welche zwei Karten du am Anfang zeigen darfst. Nicht deine niedrigste oder höchste. Die zweite darf nicht um eins höher oder niedriger sein als die erste. Und keine Farbe darf von allen zusammen öfter als zweimal (zu dritt oder viert) oder dreimal (zu fünft oder sechst) gezeigt werden.
    Bleibt dir so keine Karte, fällt zuerst die Farbregel weg, dann die Nachbarregel, dann die Regel zu niedrigster und höchster.
rules-kryptos-mystery-title = Variante: Mysterium
rules-kryptos-mystery =
    Nur zu viert oder fünft: Vier weitere Karten kommen dazu, und vier Karten liegen verdeckt. Nur ihre Farben sind bekannt.
rules-kryptos-corruption-title = Variante: Bestechung
rules-kryptos-corruption =
    Der Punkt für einen zweiten Tipp geht an den Besitzer der Karte, ob der Tipp stimmt oder nicht. Auch dieser Punkt kann das Spiel beenden.
