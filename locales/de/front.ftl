front-title = Black Chamber: Geheimcodes unter Freunden
front-hero = Schreib deinen Freunden. Jemand liest mit.
front-lead = Zwei Spiele um geheime Codes für drei bis acht Leute, online an einem Tisch. Nichts zu installieren, kein Konto: Link schicken und anfangen.
front-description = Decrypto und Kryptos online, kostenlos, in vier Sprachen: Tisch eröffnen, Link schicken, spielen.
front-begin = Anfangen
art-label = Beispiel: drei Hinweise, die für den Code 4, 2, 1 stehen
art-telegram = Telegramm
art-round = Weiß, Runde 1
art-clue-1 = Mond im September
art-clue-2 = Langsamer Fluss
art-clue-3 = Wärter auf der Klippe

new-title = Neuer Tisch
new-game = Spiel
new-open = Neuen Tisch eröffnen
new-more = Mehr Auswahl
new-name = Dein Name
new-words = Sprache der Wörter
new-listed = Unter den offenen Tischen zeigen
game-decrypto = Decrypto
game-decrypto-line = Zwei Teams. Drei Hinweise für einen Code.
game-kryptos = Kryptos
game-kryptos-line = Sortierte Karten, verborgene Zahlen.
players-range = { $least }–{ $most } Spieler
join-title = Mit Code beitreten
join-label = Code des Tisches, von deinen Freunden
join-go = Beitreten
bots-title = Mit Bots spielen
bots-line = Heute Abend allein? Setz dich, das Haus füllt die übrigen Plätze.
bots-go = Sofort spielen

open-title = Offene Tische
open-line = Jeder darf sich setzen oder zuschauen.
open-none = Gerade ist kein Tisch für alle offen. Mach den Anfang und eröffne einen.
open-free = { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }
open-playing = läuft
open-sit = Hinsetzen
open-watch = Zuschauen
open-at = an { $table }

learn-title = In drei Minuten gelernt
learn-decrypto-1 = Euer Team sieht vier geheime Wörter, nummeriert von 1 bis 4.
learn-decrypto-2 = Euer Verschlüsseler zieht einen Code wie 4-2-1 und gibt zu jeder Ziffer einen Hinweis.
learn-decrypto-3 = Ihr nennt den Code. Ab Runde zwei versucht auch das andere Team, ihn abzufangen.
learn-decrypto-go = Alle Regeln von Decrypto
learn-kryptos-1 = Jede Hand ist aufsteigend sortiert; du siehst die Plätze, nicht die Zahlen.
learn-kryptos-2 = Sag es laut: „Bos dritte Karte ist die 17.“
learn-kryptos-3 = Richtig geraten bringt bis zu drei Punkte. Bei fünfzehn Punkten endet das Spiel.
learn-kryptos-go = Alle Regeln von Kryptos
join-malformed = Ein Tischcode hat acht Buchstaben und Ziffern, etwa 3HZA UU2Q. Prüf ihn und versuch es noch einmal.
join-unknown = Kein Tisch hat diesen Code. Frag bei der Person nach, die ihn geschickt hat.
