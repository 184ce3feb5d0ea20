brand = Black Chamber
skip = Hopp til innholdet
list-and = { $rest } og { $last }
close = Lukk
send = Send
unofficial = Uoffisielt og gratis. Laget av spillere, uten tilknytning til spillskaperne eller forlagene.
nav-main = Hovedmeny
nav-table = Bordmeny
nav-learn = Slik spiller du
nav-open = Åpne bord
nav-rules = Regler

settings-title = Innstillinger
settings-language = Språk
settings-theme = Tema
theme-system = Automatisk
theme-light = Lyst
theme-dark = Mørkt
settings-sound = Lyd når det er min tur
settings-notify = Varsle meg når det er min tur
settings-notify-blocked = Nettleseren blokkerer varsler fra dette nettstedet. Tillat dem i innstillingene, og slå dette på igjen.
settings-save = Lagre

link-lost = Mistet forbindelsen. Prøver igjen …
link-back = Tilkoblet igjen.
unsent = Serveren svarer ikke. Ingenting er tapt. Prøv igjen.
offline-title = Du er frakoblet
offline-why = Bordet ditt er trygt. Åpne siden igjen når du er på nett.
missing-title = Fant ikke siden
missing-why = Sjekk lenken, kanskje mangler det en bit. Eller be vennene dine om bordkoden.
home = Forsiden
no-script = JavaScript er slått av, så siden oppdaterer seg ikke av seg selv.
reload = Last inn på nytt

settings-sounds = Lyder
