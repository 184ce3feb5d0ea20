table-code = Code des Tisches
guest = Gast
nav-print = Drucken
nav-tv = TV-Ansicht
dock-title = Bereiche des Tisches
dock-table = Tisch

waiting-title = Warteraum
waiting-more = { $count ->
    [0] Noch ist niemand da.
    [one] Eine Person ist dabei.
    [2] Zwei sind dabei.
   *[other] { $count } sind dabei.
} { $missing ->
    [one] Es fehlt noch eine.
   *[other] Es fehlen noch { $missing }.
}
waiting-ready = { $count ->
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
       *[other] Acht
    } sind dabei. Es kann losgehen.
waiting-interceptor = Zu dritt geht es auch: zwei bei Weiß, einer bei Schwarz als Abfangspezialist.
waiting-uneven = Die Teams sind noch nicht gleich groß.
waiting-start = Spiel starten
waiting-even = Teams ausgleichen
waiting-fill = Mit Bots auffüllen
waiting-can = Bis du startest, können andere noch über den Link dazukommen.
waiting-cannot-kryptos = Ihr braucht 3 bis 6 Spieler.
waiting-cannot-decrypto = Ihr braucht zwei Teams mit 2 bis 4 Spielern oder 2 gegen 1.
waiting-host = Warten, bis { $name } das Spiel startet.
waiting-anyone = Warten, bis der Host das Spiel startet.
name-ask = Wie sollen wir dich nennen?
name-keep = Speichern

invite-title = Einladen
invite-qr = QR-Code mit dem Link zu diesem Tisch
invite-link = Link
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen

side-white = Weiß
side-black = Schwarz
seats-title = Plätze
seats-taken = { $taken } von { $seats }
seats-sit = Hier hinsetzen
seats-free = Freier Platz
seats-move = Hierher wechseln
seats-bot = Bot hinzufügen
seats-full = Alle Plätze sind besetzt. Du schaust zu.
watching = Du schaust zu. Gib deinen Namen ein, um einen freien Platz oder den eines Bots zu nehmen.
people-title = Spieler
people-you = (du)
people-host = Host
people-here = online
people-away = offline
people-left = gegangen
people-manage = Optionen für { $name }
people-other-side = Ins andere Team
people-hand-over = Zum Host machen
people-remove = Entfernen
people-replace = Durch Bot ersetzen
people-rename = Name ändern
people-device = Auf anderem Gerät weiterspielen
people-leave = Platz verlassen
host-now = { $name } ist jetzt Host.
bot-beginner = Bot, leicht
bot-player = Bot, mittel
bot-agent = Bot, schwer
bot-master = Bot, Profi
device-title = Auf anderem Gerät weiterspielen
device-why = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal. Wer ihn öffnet, hat deinen Platz: Gib ihn nicht weiter.
device-qr = QR-Code, der deinen Platz mitnimmt
device-back = Zurück zum Tisch
device-take-title = Hier weiterspielen?
device-take-why = Dein Platz kommt auf dieses Gerät. Mit dem anderen kannst du dann nur noch zuschauen.
device-take = Hier weiterspielen

chat-title = Chat
chat-empty = Noch keine Nachrichten.
chat-you = Du
chat-to-team = Team
chat-say-team = Team
chat-say-table = Alle
chat-silent = Dein Team errät gerade deinen Code: Du kannst mitlesen, aber ihm nicht schreiben.
chat-react = Reaktionen
chat-from = von { $name }

fairness-title = Wird fair ausgeteilt?
fairness-why = Dieser Fingerabdruck des geheimen Startwerts steht schon vor dem Austeilen fest, danach kann niemand mehr etwas ändern. Nach dem Spiel steht der Startwert im Protokoll, und jeder kann nachprüfen.
fairness-print = Fingerabdruck
fairness-seed = Startwert

options-title = Optionen
options-yours = Du entscheidest. Alle sehen die Änderungen.
options-host = Der Host entscheidet.
option-sand = Sanduhr
option-sand-line = Läuft für den zweiten Verschlüsseler, sobald der erste fertig ist. Was dann fehlt, bleibt leer.
option-sand-0 = Aus
option-sand-30 = 30 s
option-sand-60 = 60 s
option-sand-90 = 90 s
option-referee = Schiedsrichter für Hinweise
option-referee-line = Warnt vor Hinweisen, die gegen die Regeln sein könnten. Streng lässt sie nicht zu.
option-referee-off = Aus
option-referee-normal = Warnt
option-referee-strict = Streng
option-confirm = Wer einen Tipp bestätigt
option-confirm-line = Eine Person: Wer zuerst bestätigt, entscheidet. Alle: Ihr müsst alle denselben Code wählen.
option-confirm-one = Eine Person
option-confirm-all = Alle
option-guess = Zeit zum Raten
option-guess-line = Wer bis dahin nichts abgibt, liegt falsch.
option-guess-0 = Ohne Limit
option-guess-120 = 2 Min.
option-guess-300 = 5 Min.
option-laser = Laser Drive
option-laser-line = Erweiterung: in jeder Runde eine Kategorie, dazu Lasermarker, um ein Schlüsselwort zu erraten. Die Zahl ist der Preis eines Versuchs.
option-laser-0 = Aus
option-laser-1 = 1
option-laser-2 = 2
option-laser-3 = 3
option-words = Schlüsselwörter
option-words-line = Familie: Wörter aus dem Alltag. Experten: seltener oder abstrakter.
option-words-all = Alle
option-words-family = Familie
option-words-expert = Experten
option-own = Eigene Wörter verwenden
option-own-count = { $count } eigene Wörter sind im Spiel.
option-own-label = Ein Wort pro Zeile, mindestens 24
option-own-use = Diese Wörter verwenden
option-pace = Tempo
option-pace-line = Live: Ihr spielt jetzt zusammen. Tage: So lange darf jeder Zug dauern, mit Pausen dazwischen.
option-pace-0 = Live
option-pace-24 = 1 Tag pro Zug
option-pace-72 = 3 Tage
option-bot-after = Wer offline ist
option-bot-after-line = Nach dieser Zeit könnt ihr einen Bot übernehmen lassen. Wer zurückkommt, hat den Platz sofort wieder.
time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
time-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
option-bots = Bots
option-bots-line = Wie gut sie spielen. Gilt auch für Bots, die schon am Tisch sind.
option-bots-beginner = Leicht
option-bots-player = Mittel
option-bots-agent = Schwer
option-bots-master = Profi
option-listed = Wer mitspielen kann
option-listed-line = Alle: Der Tisch steht auf der Startseite.
option-listed-off = Mit Link
option-listed-on = Alle
option-advanced = Erweitertes Aufdecken
option-advanced-line = Nicht jede Karte darf am Anfang gezeigt werden: nicht die niedrigste oder höchste, keine Nachbarzahlen, keine Farbe zu oft.
option-advanced-off = Aus
option-advanced-on = An
option-mystery = Mysterium
option-mystery-line = Zu viert oder fünft: 4 weitere Karten liegen verdeckt, nur ihre Farben sind bekannt.
option-mystery-off = Aus
option-mystery-on = An
option-corruption = Bestechung
option-corruption-line = Der Punkt für einen zweiten Tipp geht an den Besitzer der Karte.
option-corruption-off = Aus
option-corruption-on = An
option-allowed-help = Hilfe bei den Zahlen
option-allowed-help-line = So viel Hilfe darf sich jeder höchstens einschalten.
option-allowed-help-none = Keine
option-allowed-help-simple = Einfach
option-allowed-help-full = Voll
option-turn = Zeit pro Zug
option-turn-line = Ist sie um, ist der Zug vorbei.
option-turn-0 = Ohne Limit
option-turn-60 = 1 Min.
option-turn-120 = 2 Min.
option-turn-300 = 5 Min.

people-remove-ask = { $name } entfernen? Zuschauen geht weiterhin, mitspielen erst wieder, wenn du es erlaubst.
people-remove-bot-ask = Den Bot { $name } entfernen?
people-leave-ask = Platz verlassen? Jemand anders kann ihn nehmen.
people-leave-ask-playing = Mitten im Spiel gehen? Die anderen spielen ohne dich weiter. Du kannst zurückkommen, solange niemand deinen Platz nimmt.
waiting-mystery = Mysterium geht zu viert oder fünft, und ihr seid { $count }.
waiting-cannot-mystery = Ladet jemanden ein, fügt einen Bot hinzu oder schaltet Mysterium in den Optionen aus.
device-again = Neuen Link erstellen
device-again-why = Ein Link bringt deinen Platz auf ein anderes Gerät. Ein neuer Link macht den alten ungültig.
chat-to = Wer es lesen kann
chat-write = Nachricht schreiben
absent-away = { $name } ist offline.
absent-left = { $name } hat den Tisch verlassen.
absent-host = { $name }, der Host, ist offline.
absent-host-soon = Dauert es länger, wird jemand anderes Host.
end-picture = Bild speichern
absent-soon = Dauert das länger als { $time }, könnt ihr einen Bot übernehmen lassen.
nudge = { $names } anstupsen
news-nudged = { $name } stupst an: Der Tisch wartet.
joining-close = Keine neuen Spieler zulassen
joining-open = Neue Spieler zulassen
people-readmit = { $name } wieder mitspielen lassen
request-asks = { $name } möchte den Platz von { $seat } übernehmen.
request-accept = Annehmen
request-decline = Ablehnen
seats-asked = Du hast um einen Platz gebeten. Jemand am Tisch muss das annehmen.
seats-locked = Der Host lässt keine neuen Spieler zu. Du kannst zuschauen.
rematch-ready = Ich will eine Revanche
rematch-waits = { $count ->
    [0] Du bist dabei. Gleich beginnt das nächste Spiel.
   *[other] Du bist dabei. Jetzt fehlt noch: { $names }.
}
rematch-are-ready = Schon dabei: { $names }.
rematch-reopen = Zurück in den Warteraum
series = Siege bisher, in { $games } Spielen: { $scores }
series-score = { $name } { $wins }
news-joined = { $name } spielt jetzt mit.
news-bot = Jetzt spielt der Bot { $name }.
news-back = { $name } ist wieder da.
news-away = { $name } ist offline. Die anderen können weiterspielen.
news-removed = Der Host hat { $name } entfernt.
teams-shuffle = Teams mischen
