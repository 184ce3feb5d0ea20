brand = Black Chamber
skip = Vai al contenuto
list-and = { $rest } e { $last }
close = Chiudi
send = Invia
unofficial = Non ufficiale e gratuito. Fatto da giocatori, senza legami con gli autori o gli editori dei giochi.
nav-main = Menu principale
nav-table = Menu del tavolo
nav-learn = Come si gioca
nav-open = Tavoli aperti
nav-rules = Regole

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
theme-system = Automatico
theme-light = Chiaro
theme-dark = Scuro
settings-sound = Suono quando tocca a me
settings-notify = Avvisami quando tocca a me
settings-notify-blocked = Il browser blocca le notifiche di questo sito. Consentile nelle sue impostazioni, poi riattiva questa voce.
settings-save = Salva

link-lost = Connessione persa. Mi ricollego…
link-back = Di nuovo online.
unsent = Il server non risponde. Non hai perso nulla: riprova.
offline-title = Sei offline
offline-why = Il tavolo ti aspetta. Riapri questa pagina quando torni online.
missing-title = Pagina non trovata
missing-why = Controlla il link: forse ne manca un pezzo. Oppure chiedi ai tuoi amici il codice del tavolo.
home = Home
no-script = JavaScript è disattivato: la pagina non si aggiorna da sola.
reload = Ricarica

settings-sounds = Suoni
