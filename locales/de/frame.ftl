brand = Black Chamber
skip = Zum Inhalt springen
list-and = { $rest } und { $last }
close = Schließen
send = Senden
unofficial = Inoffiziell und kostenlos. Von Spielern gemacht, ohne Verbindung zu den Autoren oder Verlagen der Spiele.
nav-main = Hauptmenü
nav-table = Tischmenü
nav-learn = So wird gespielt
nav-open = Offene Tische
nav-rules = Regeln

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Design
theme-system = Automatisch
theme-light = Hell
theme-dark = Dunkel
settings-sound = Ton, wenn ich dran bin
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und schalte das hier wieder ein.
settings-save = Speichern

link-lost = Verbindung verloren. Verbinde neu …
link-back = Wieder verbunden.
unsent = Der Server antwortet nicht. Es ist nichts verloren. Versuch es noch einmal.
offline-title = Du bist offline
offline-why = Dein Tisch bleibt, wie er ist. Öffne diese Seite wieder, sobald du online bist.
missing-title = Seite nicht gefunden
missing-why = Prüf den Link: Vielleicht fehlt ein Stück. Oder frag deine Freunde nach dem Code des Tisches.
home = Startseite
no-script = JavaScript ist aus, deshalb aktualisiert sich die Seite nicht von selbst.
reload = Neu laden

settings-sounds = Töne
