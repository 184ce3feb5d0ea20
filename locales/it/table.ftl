table-code = Codice del tavolo
guest = Ospite
nav-print = Stampa
nav-tv = Vista TV
dock-title = Parti del tavolo
dock-table = Tavolo

waiting-title = Sala d’attesa
waiting-more = { $count ->
        [0] Non c’è ancora nessuno.
        [one] Per ora c’è una persona.
       *[other] Siete in { $count }.
    } { $missing ->
        [one] Ne manca una.
       *[other] Ne mancano { $missing }.
    }
waiting-ready = Siete in { $count }. Si può iniziare.
waiting-interceptor = Si può giocare in tre: due nella Squadra Bianca, uno nella Nera come Intercettatore.
waiting-uneven = Le squadre non sono ancora pari.
waiting-start = Inizia la partita
waiting-even = Pareggia le squadre
waiting-fill = Completa con i bot
waiting-can = Finché non inizi, altri possono ancora unirsi con il link.
waiting-cannot-kryptos = Servono da 3 a 6 giocatori.
waiting-cannot-decrypto = Servono due squadre da 2 a 4, oppure 2 contro 1.
waiting-host = In attesa che { $name } inizi la partita.
waiting-anyone = In attesa che l’host inizi la partita.
name-ask = Come vuoi farti chiamare?
name-keep = Salva

invite-title = Invita
invite-qr = Codice QR con il link di questo tavolo
invite-link = Link
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi

side-white = Bianca
side-black = Nera
seats-title = Posti
seats-taken = { $taken } su { $seats }
seats-sit = Siediti qui
seats-free = Posto libero
seats-move = Spostati qui
seats-bot = Aggiungi un bot
seats-full = Tutti i posti sono occupati. Stai guardando.
watching = Stai guardando. Scrivi il tuo nome per prendere un posto libero o quello di un bot.
people-title = Giocatori
people-you = (tu)
people-host = host
people-here = online
people-away = offline
people-left = ha lasciato
people-manage = Opzioni per { $name }
people-other-side = Sposta nell’altra squadra
people-hand-over = Rendi host
people-remove = Rimuovi
people-replace = Sostituisci con un bot
people-rename = Cambia nome
people-device = Continua su un altro dispositivo
people-leave = Lascia il posto
host-now = Ora l’host è { $name }.
bot-beginner = bot, facile
bot-player = bot, medio
bot-agent = bot, difficile
bot-master = bot, esperto
device-title = Continua su un altro dispositivo
device-why = Apri questo link sull’altro dispositivo. Vale una volta: chi lo apre prende il tuo posto, quindi non condividerlo.
device-qr = Codice QR che sposta il tuo posto
device-back = Torna al tavolo
device-take-title = Vuoi continuare qui?
device-take-why = Il tuo posto passa a questo dispositivo. Con l’altro potrai solo guardare.
device-take = Continua qui

chat-title = Chat
chat-empty = Ancora nessun messaggio.
chat-you = Tu
chat-to-team = squadra
chat-say-team = Squadra
chat-say-table = Tutti
chat-silent = La tua squadra sta indovinando il tuo codice: puoi leggere, ma non scriverle.
chat-react = Reazioni
chat-from = da { $name }

fairness-title = Il sorteggio è onesto?
fairness-why = Questa impronta del seme segreto è fissata prima della distribuzione: dopo, nessuno può più cambiarla. A fine partita il registro contiene il seme e chiunque può controllare.
fairness-print = Impronta
fairness-seed = Seme

options-title = Opzioni
options-yours = Scegli tu. Tutti vedono le modifiche.
options-host = Sceglie l’host.
option-sand = Clessidra
option-sand-line = Parte per il secondo Codificatore quando il primo ha finito. Ciò che non è scritto in tempo resta vuoto.
option-sand-0 = No
option-sand-30 = 30 s
option-sand-60 = 60 s
option-sand-90 = 90 s
option-referee = Arbitro degli indizi
option-referee-line = Ti avvisa se un indizio può violare le regole. Severo: lo blocca.
option-referee-off = No
option-referee-normal = Avvisa
option-referee-strict = Severo
option-confirm = Chi conferma la risposta
option-confirm-line = Uno: decide il primo che conferma. Tutti: bisogna scegliere lo stesso codice.
option-confirm-one = Uno
option-confirm-all = Tutti
option-guess = Tempo per indovinare
option-guess-line = Se scade, la risposta vale come sbagliata.
option-guess-0 = Senza limite
option-guess-120 = 2 min
option-guess-300 = 5 min
option-laser = Laser Drive
option-laser-line = Espansione: una categoria per round, e segnalini Laser per indovinare una Parola Chiave. Il numero è il costo di un tentativo.
option-laser-0 = No
option-laser-1 = 1
option-laser-2 = 2
option-laser-3 = 3
option-words = Parole Chiave
option-words-line = Famiglia: parole di tutti i giorni. Esperti: più rare o astratte.
option-words-all = Tutte
option-words-family = Famiglia
option-words-expert = Esperti
option-own = Usa parole tue
option-own-count = Si gioca con { $count } parole tue.
option-own-label = Una parola per riga, almeno 24
option-own-use = Usa queste parole
option-pace = Ritmo
option-pace-line = Dal vivo: giocate tutti adesso. Giorni: ogni mossa può durare tanto, e si gioca quando si può.
option-pace-0 = Dal vivo
option-pace-24 = 1 giorno a mossa
option-pace-72 = 3 giorni
option-bot-after = Chi è offline
option-bot-after-line = Dopo questo tempo chiunque può far subentrare un bot. Chi torna riprende subito il suo posto.
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
time-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
option-bots = Bot
option-bots-line = Quanto sono bravi. Vale anche per i bot già al tavolo.
option-bots-beginner = Facile
option-bots-player = Medio
option-bots-agent = Difficile
option-bots-master = Esperto
option-listed = Chi può unirsi
option-listed-line = Chiunque: il tavolo compare nella pagina iniziale.
option-listed-off = Con il link
option-listed-on = Chiunque
option-advanced = Rivelazione avanzata
option-advanced-line = Limita le due carte da mostrare all’inizio: né la più bassa né la più alta, niente numeri consecutivi, nessun colore troppe volte.
option-advanced-off = No
option-advanced-on = Sì
option-mystery = Mystery
option-mystery-line = In 4 o 5: altre 4 carte restano coperte e se ne conosce solo il colore.
option-mystery-off = No
option-mystery-on = Sì
option-corruption = Corruzione
option-corruption-line = Il punto pagato per il secondo tentativo va al proprietario della carta.
option-corruption-off = No
option-corruption-on = Sì
option-allowed-help = Aiuto con i numeri
option-allowed-help-line = Il massimo aiuto che ognuno può attivare per sé.
option-allowed-help-none = Nessuno
option-allowed-help-simple = Semplice
option-allowed-help-full = Completo
option-turn = Tempo per turno
option-turn-line = Se scade, il turno è finito.
option-turn-0 = Senza limite
option-turn-60 = 1 min
option-turn-120 = 2 min
option-turn-300 = 5 min

people-remove-ask = Rimuovere { $name }? Potrà guardare, ma non tornare a sedersi finché non lo permetti.
people-remove-bot-ask = Rimuovere il bot { $name }?
people-leave-ask = Lasciare il posto? Può prenderlo qualcun altro.
people-leave-ask-playing = Lasciare a metà partita? Gli altri continuano senza di te. Puoi tornare finché nessuno prende il tuo posto.
waiting-mystery = Mystery si gioca in 4 o 5, e siete in { $count }.
waiting-cannot-mystery = Invita qualcuno, aggiungi un bot o disattiva Mystery nelle opzioni.
device-again = Crea un nuovo link
device-again-why = Un link sposta il tuo posto su un altro dispositivo. Un nuovo link annulla quello precedente.
chat-to = Chi può leggerlo
chat-write = Scrivi un messaggio
absent-away = { $name } è offline.
absent-left = { $name } ha lasciato il tavolo.
absent-host = L’host { $name } è offline.
absent-host-soon = Se non torna presto, l’host sarà qualcun altro.
end-picture = Salva un’immagine
absent-soon = Dopo { $time } offline, chiunque può far subentrare un bot.
nudge = Sveglia { $names }
news-nudged = { $name } dà la sveglia: il tavolo aspetta.
joining-close = Chiudi a nuovi giocatori
joining-open = Apri a nuovi giocatori
people-readmit = Fai rigiocare { $name }
request-asks = { $name } vorrebbe prendere il posto di { $seat }.
request-accept = Accetta
request-decline = Rifiuta
seats-asked = Hai chiesto un posto. Qualcuno al tavolo deve accettare.
seats-locked = L’host ha chiuso il tavolo a nuovi giocatori. Puoi guardare.
rematch-ready = Voglio la rivincita
rematch-waits = { $count ->
    [0] Ci sei. La prossima partita sta per iniziare.
   *[other] Ci sei. Aspettiamo { $names }.
}
rematch-are-ready = Hanno già detto di sì: { $names }.
rematch-reopen = Torna alla sala d’attesa
series = Vittorie finora, in { $games } partite: { $scores }
series-score = { $name } { $wins }
news-joined = { $name } entra in partita.
news-bot = Ora gioca il bot { $name }.
news-back = { $name } è di nuovo qui.
news-away = { $name } è offline. Gli altri possono andare avanti.
news-removed = L’host ha rimosso { $name }.
teams-shuffle = Mischia le squadre
