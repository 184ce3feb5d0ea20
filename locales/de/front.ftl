front-title = Black Chamber: Geheimcodes unter Freunden
front-hero = Schreib deinen Freunden. Jemand liest mit.
front-lead = Zwei Spiele um geheime Codes für 3 bis 8 Leute, direkt im Browser. Keine App, kein Konto: Link schicken und losspielen.
front-description = Decrypto und Kryptos online, kostenlos, in vier Sprachen: Tisch öffnen, Link schicken, spielen.
front-begin = Losspielen
art-label = Beispiel: drei Hinweise, die für den Code 4-2-1 stehen
art-telegram = Telegramm
art-round = Weiß, Runde 1
art-clue-1 = Mond im September
art-clue-2 = Langsamer Fluss
art-clue-3 = Wärter auf der Klippe

new-title = Neuer Tisch
new-game = Spiel
new-open = Tisch öffnen
new-more = Mehr Optionen
new-name = Dein Name
new-words = Sprache der Schlüsselwörter
new-listed = Bei den offenen Tischen zeigen: Alle können mitspielen
game-decrypto = Decrypto
game-decrypto-line = Zwei Teams, drei Hinweise, ein geheimer Code
game-kryptos = Kryptos
game-kryptos-line = Errate die verdeckten Karten
players-range = { $least }–{ $most } Spieler
join-title = Mitspielen
join-label = Code oder Link des Tisches
join-go = Beitreten
bots-title = Mit Bots spielen
bots-line = Allein? Bots füllen die Plätze.
bots-go = Sofort spielen

open-title = Offene Tische
open-line = Alle können mitspielen oder zuschauen.
open-more = { $count } weitere
open-none = Gerade gibt es keinen offenen Tisch. Öffne einen und zeig ihn hier.
open-free = { $free ->
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
open-playing = läuft
open-sit = Mitspielen
open-watch = Zuschauen
open-at = am Tisch von { $table }

learn-title = In drei Minuten gelernt
learn-decrypto-1 = Dein Team hat vier geheime Schlüsselwörter mit den Nummern 1 bis 4.
learn-decrypto-2 = Euer Verschlüsseler zieht einen Code, zum Beispiel 4-2-1, und gibt zu jeder Ziffer einen Hinweis.
learn-decrypto-3 = Ihr erratet den Code. Ab Runde 2 versucht das andere Team, ihn abzufangen.
learn-decrypto-go = Alle Regeln von Decrypto
learn-kryptos-1 = Jede Hand ist aufsteigend sortiert. Du siehst, wo die Karten liegen, aber nicht ihre Zahl.
learn-kryptos-2 = Gib einen Tipp ab: „Die dritte Karte von Bo ist die 17.“
learn-kryptos-3 = Ein richtiger Tipp bringt bis zu 3 Punkte. Hat jemand 15, endet das Spiel.
learn-kryptos-go = Alle Regeln von Kryptos

join-malformed = Ein Tischcode hat acht Buchstaben und Ziffern, etwa 3HZA UU2Q. Prüf ihn und versuch es noch einmal.
join-unknown = Kein Tisch hat diesen Code. Frag bei der Person nach, die ihn geschickt hat.
