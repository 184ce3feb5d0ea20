rules-decrypto-lead = Zwei Teams schicken sich Nachrichten, die alle mitlesen. Seid klar genug für die eigenen Leute und dunkel genug für die anderen.
rules-decrypto-aim-title = Das Ziel
rules-decrypto-aim =
    Jedes Team hat für das ganze Spiel vier geheime Schlüsselwörter mit den Nummern 1 bis 4. Ein Code besteht aus drei verschiedenen Ziffern von 1 bis 4 in fester Reihenfolge.
    Wer den Code der anderen errät, bekommt einen Abfangmarker; zwei davon gewinnen. Wer am eigenen scheitert, bekommt einen Missverständnismarker; zwei davon verlieren.
rules-decrypto-encrypt-title = 1. Verschlüsseln
rules-decrypto-encrypt =
    In jeder Runde hat jedes Team einen anderen Verschlüsseler. Beide ziehen einen Code, den nur sie sehen, und schreiben drei Hinweise, einen je Ziffer, in der Reihenfolge des Codes.
    Ist einer fertig, läuft für den anderen die Sanduhr. Was dann noch nicht geschrieben ist, bleibt leer.
rules-decrypto-guess-title = 2. Raten
rules-decrypto-guess =
    Zuerst werden die Hinweise von Weiß gezeigt. Weiß einigt sich ohne den Verschlüsseler auf einen Code. Ab der zweiten Runde versucht Schwarz gemeinsam, ihn abzufangen. Beide Tipps werden versiegelt, bevor einer gezeigt wird.
    Der Verschlüsseler schweigt, bis der Code offen liegt.
rules-decrypto-resolve-title = 3. Auflösen
rules-decrypto-resolve =
    Erst wird der abgefangene Code gezeigt, dann die Entschlüsselung, dann der echte Code. Marker werden verteilt, und die Hinweise kommen unter ihre Nummer auf das Notizblatt, für alle sichtbar. Dann dasselbe mit den Hinweisen von Schwarz.
    Falsch abgefangen kostet nichts, richtig entschlüsselt bringt nichts.
rules-decrypto-end-title = Das Ende
rules-decrypto-end =
    Erst am Ende einer Runde wird nach einem Sieger gesucht: ein Team mit zwei Abfangmarkern oder dessen Gegner zwei Missverständnismarker haben. Gilt das für beide, oder nach Runde acht für keines, entscheiden Punkte: Abfangmarker minus Missverständnismarker.
    Immer noch gleich? Jedes Team nennt die vier Wörter, die es bei den anderen vermutet. Mehr richtige gewinnen; sind auch die gleich, teilt ihr den Sieg.
rules-decrypto-clues-title = Was ein Hinweis ist
rules-decrypto-clues =
    Ein Hinweis bezieht sich auf die Bedeutung seines Schlüsselworts: ein Wort, ein Satz, eine Zeichnung, eine Melodie. Nie auf Schreibweise, Länge, Klang oder Platz, nie ein eigenes Schlüsselwort oder eine Übersetzung, nie ein schon benutzter Hinweis, und nur, was jeder wissen kann.
    Der Schiedsrichter weist zurück, was sicher falsch ist, und warnt den Verschlüsseler vor dem, was falsch sein könnte. Die Wörter der Gegner kennt er nicht.
rules-decrypto-three-title = Zu dritt
rules-decrypto-three =
    Zwei spielen als Team und verschlüsseln abwechselnd; der dritte ist der Abfangspezialist. Ein Code je Runde, höchstens fünf Runden. Der Abfangspezialist bekommt ab Runde zwei für jeden abgefangenen Code einen Marker, und einen für jedes Missverständnis des Teams. Mit zweien gewinnt er, sonst das Team.
rules-decrypto-laser-title = Laser Drive
rules-decrypto-laser =
    Eine Erweiterung, wenn ihr sie einschaltet: Jede Runde hat eine Kategorie. Passen alle drei Hinweise eines Teams, bekommt es einen Lasermarker; die Gegner urteilen. Am Rundenende kauft man damit einen Versuch, ein gegnerisches Schlüsselwort zu nennen; richtig ist es einen Abfangmarker wert. Preis und Urteil sind unsere Hausregeln.

rules-kryptos-lead = Alle halten eine Reihe aufsteigender Zahlen. Findet heraus, was die anderen haben, Karte für Karte.
rules-kryptos-aim-title = Das Ziel
rules-kryptos-aim =
    Nennt verborgene Karten der anderen und sammelt Punkte. Hat jemand fünfzehn, wird die Runde zu Ende gespielt; dann gewinnen die meisten Punkte, bei Gleichstand, wer früher an der Reihe war.
rules-kryptos-deal-title = Die Karten
rules-kryptos-deal =
    Es gibt 48 Karten von 1 bis 48 in vier Farben, die sich abwechseln: Nachbarn haben nie dieselbe. Bei weniger Spielern bleiben die hohen Karten draußen. Die Hände sind sortiert, die niedrigste Karte auf Platz eins. Wie viele verborgene Karten jeder Farbe du hast, ist öffentlich, und alle beginnen mit zwei Punkten.
rules-kryptos-reveal-title = Zuerst zwei offene Karten
rules-kryptos-reveal =
    Beginnend beim letzten Spieler deckt jeder eine eigene Karte auf, dann noch eine. Die Karten bleiben an ihrem Platz.
rules-kryptos-turn-title = Dein Zug
rules-kryptos-turn =
    Zeig auf eine verborgene Karte eines anderen und nenne ihre Zahl. Stimmt sie, wird die Karte aufgedeckt und du bekommst drei Punkte, oder so viele, wie der Spieler noch verborgene Karten hatte. Stimmt sie nicht, wissen alle, dass diese Karte es nicht ist.
    Nach einem falschen Tipp darfst du einen Punkt für einen zweiten bezahlen.
rules-kryptos-end-title = Das Ende
rules-kryptos-end =
    Bei fünfzehn Punkten endet das Spiel nach dem letzten Spieler der Runde, damit alle gleich oft dran waren. Das gilt auch, wenn die Punkte wieder fallen.
rules-kryptos-options-title = Varianten
rules-kryptos-options =
    Erweitertes Aufdecken schränkt ein, welche Karten am Anfang offen liegen dürfen. Mysterium legt zu viert oder fünft vier weitere Karten verdeckt aus. Bestechung gibt den Punkt für den zweiten Tipp dem Besitzer der Karte.
