brand = Black Chamber
skip = Skip to content
list-and = { $rest } and { $last }
close = Close
send = Send
unofficial = Unofficial and free. Made by players, not connected with the games’ designers or publishers.
nav-main = Main menu
nav-table = Table menu
nav-learn = How to play
nav-open = Open tables
nav-rules = Rules

settings-title = Settings
settings-language = Language
settings-theme = Theme
theme-system = Auto
theme-light = Light
theme-dark = Dark
settings-sound = Play a sound when it’s my turn
settings-notify = Notify me when it’s my turn
settings-notify-blocked = Your browser blocks notifications from this site. Allow them in its settings, then switch this on again.
settings-save = Save

link-lost = Connection lost. Reconnecting…
link-back = Connected again.
unsent = The server didn’t answer. Nothing is lost. Try again.
offline-title = You’re offline
offline-why = Your table is safe. Open this page again when you’re back online.
missing-title = Page not found
missing-why = Check the link: part of it may be missing. Or ask your friends for the table code.
home = Home
no-script = JavaScript is off, so this page doesn’t update by itself.
reload = Reload

settings-sounds = Sounds
