table-code = Code des Tisches
guest = Gast
nav-print = Notizblatt drucken
nav-tv = Tischansicht
dock-title = Teile des Tisches
dock-table = Tisch

waiting-title = Warteraum
waiting-more = { $count ->
        [0] Noch sitzt niemand.
        [one] Einer sitzt.
       *[other] Zwei sitzen.
    } { $missing ->
        [one] Noch einer, dann könnt ihr spielen.
        [2] Noch zwei, dann könnt ihr spielen.
       *[other] Noch drei, dann könnt ihr spielen.
    }
waiting-ready = { $count ->
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
       *[other] Acht
    } sitzen. Es kann losgehen.
waiting-interceptor = Zu dritt geht es auch: zwei bei Weiß, einer bei Schwarz als Abfangspezialist.
waiting-uneven = Die Teams sind noch nicht gleich groß.
waiting-start = Spiel beginnen
waiting-even = Teams ausgleichen
waiting-fill = Mit Bots auffüllen
waiting-can = Bis du beginnst, können andere noch über den Link dazukommen.
waiting-cannot-kryptos = Zu dritt bis zu sechst.
waiting-cannot-decrypto = Zwei Teams zu zwei bis vier, oder zwei gegen einen.
waiting-host = { $name } beginnt das Spiel.
waiting-anyone = Warten auf den Gastgeber.
name-ask = Wie sollen dich die anderen nennen?
name-keep = Das bin ich

invite-title = Einladen
invite-qr = QR-Code mit dem Link zum Tisch
invite-link = Link
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen

side-white = Weiß
side-black = Schwarz
seats-title = Plätze
seats-taken = { $taken } von { $seats }
seats-sit = Hier sitzen
seats-free = freier Platz
seats-move = Hierher wechseln
seats-bot = Bot dazu
seats-full = Alle Plätze sind besetzt. Du kannst zuschauen.
seats-sent-away = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zuschauen.
people-title = Spieler
people-you = (du)
people-host = Gastgeber
people-here = da
people-away = nicht verbunden
people-left = aufgestanden
people-manage = Optionen für { $name }
people-other-side = Ins andere Team
people-hand-over = Zum Gastgeber machen
people-kick = Entfernen
people-replace = Durch Bot ersetzen
people-rename = Umbenennen
people-device = Meinen Platz auf ein anderes Gerät holen
people-leave = Meinen Platz verlassen
bot-novice = Bot, Anfänger
bot-agent = Bot, Agent
bot-master = Bot, Meister
device-title = Dein Platz auf einem anderen Gerät
device-why = Öffne dort diesen Link, einmal. Er ist so gut wie dein Platz: zeig ihn sonst niemandem.
device-qr = QR-Code, der deinen Platz mitnimmt
device-back = Zurück zum Tisch
device-take-title = Deinen Platz hierher holen?
device-take-why = Der Platz wandert auf dieses Gerät. Das andere kann dann nur noch zuschauen.
device-take = Platz holen

talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-you = Du
talk-to-team = Team
talk-say-team = An dein Team
talk-say-table = An alle am Tisch
talk-silent = Du darfst deinem Team zuhören, aber nichts sagen: Es rät gerade deinen Code.
talk-react = Reagieren
talk-from = von { $name }

options-title = Hausregeln
options-yours = Du entscheidest; alle sehen die Änderungen.
options-host = Der Gastgeber entscheidet.
option-sand = Sanduhr
option-sand-line = Läuft für den zweiten Verschlüsseler, sobald der erste fertig ist.
option-sand-0 = Aus
option-sand-30 = 30 s
option-sand-60 = 60 s
option-sand-90 = 90 s
option-referee = Schiedsrichter
option-referee-line = Warnt vor zweifelhaften Hinweisen; streng lehnt sie ab.
option-referee-off = Aus
option-referee-normal = Warnt
option-referee-strict = Streng
option-confirm = Einen Tipp versiegelt
option-confirm-one = Einer
option-confirm-all = Alle
option-guess = Zeit zum Raten
option-guess-0 = Unbegrenzt
option-guess-120 = 2 Min.
option-guess-300 = 5 Min.
option-laser = Laser Drive
option-laser-line = Erweiterung: eine Kategorie je Runde, und Lasermarker, um ein Schlüsselwort zu nennen. Die Zahl ist der Preis eines Versuchs.
option-laser-0 = Ohne
option-laser-1 = 1
option-laser-2 = 2
option-laser-3 = 3
option-words = Wörter
option-words-house = Alle
option-words-family = Familie
option-words-expert = Experten
option-own = Eigene Wörter mitbringen
option-own-count = { $count } eigene Wörter sind im Spiel.
option-own-label = Ein Wort je Zeile, mindestens 24
option-own-use = Diese Wörter nehmen
option-pace = Tempo
option-pace-0 = Alle zugleich
option-pace-24 = Ein Tag je Zug
option-pace-72 = Drei Tage
option-bots = Bots
option-bots-line = Wie gut sie spielen, auch die schon sitzenden.
option-bots-novice = Anfänger
option-bots-agent = Agent
option-bots-master = Meister
option-listed = Für alle offen
option-listed-off = Nur mit Link
option-listed-on = Sichtbar
option-advanced = Erweitertes Aufdecken
option-advanced-line = Am Anfang darf nicht jede Karte gezeigt werden: weder die niedrigste noch die höchste, und keine Nachbarn.
option-advanced-off = Aus
option-advanced-on = An
option-mystery = Mysterium
option-mystery-line = Zu viert oder fünft: vier weitere Karten liegen verdeckt.
option-mystery-off = Aus
option-mystery-on = An
option-corruption = Bestechung
option-corruption-line = Der Punkt für den zweiten Tipp geht an den Besitzer der Karte.
option-corruption-off = Aus
option-corruption-on = An
option-turn = Zeit je Zug
option-turn-0 = Unbegrenzt
option-turn-60 = 1 Min.
option-turn-120 = 2 Min.
option-turn-300 = 5 Min.
people-kick-ask = { $name } entfernen? Zuschauen geht weiter, Platz nehmen erst, wenn du es erlaubst.
people-kick-bot-ask = Den Bot { $name } entfernen?
people-leave-ask = Platz freigeben? Jemand anders kann ihn nehmen.
people-leave-ask-playing = Mitten im Spiel gehen? Die anderen spielen ohne dich weiter. Du kannst zurückkommen, solange niemand deinen Platz nimmt.
waiting-mystery = Mystery braucht vier oder fünf Leute; ihr seid { $count }.
waiting-cannot-mystery = Ladet jemanden ein, fügt einen Bot hinzu oder schaltet Mystery in den Hausregeln aus.
device-again = Neuen Link erstellen
device-again-why = Ein Link bringt deinen Platz auf ein anderes Gerät. Ein neuer Link macht den alten ungültig.
talk-to = Wer es liest
talk-write = Nachricht schreiben
absent-away = { $name } ist gerade weg.
absent-left = { $name } hat den Tisch verlassen.
absent-host = { $name } hat den Tisch eröffnet und ist gerade weg.
absent-host-take = Gastgeber werden
