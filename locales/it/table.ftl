table-code = Codice del tavolo
guest = Ospite
nav-print = Stampa il foglio
nav-tv = Vista del tavolo
dock-title = Parti del tavolo
dock-table = Tavolo

waiting-title = sala d’attesa
waiting-more = { $count ->
        [0] Nessuno è ancora seduto.
        [one] Una persona è seduta.
       *[other] Due persone sono sedute.
    } { $missing ->
        [one] Ne manca una per giocare.
        [2] Ne mancano due per giocare.
       *[other] Ne mancano tre per giocare.
    }
waiting-ready = { $count ->
        [3] Tre
        [4] Quattro
        [5] Cinque
        [6] Sei
        [7] Sette
       *[other] Otto
    } persone sono sedute. Si può cominciare.
waiting-interceptor = Si può giocare in tre: due nella Bianca, uno nella Nera, l’Intercettatore.
waiting-uneven = Le squadre non sono ancora equilibrate.
waiting-start = Inizia la partita
waiting-even = Pareggia le squadre
waiting-fill = Completa con i bot
waiting-can = Finché non inizi, altri possono ancora unirsi con il link.
waiting-cannot-kryptos = Si gioca da tre a sei.
waiting-cannot-decrypto = Due squadre da due a quattro, o due contro uno.
waiting-host = { $name } dà inizio alla partita.
waiting-anyone = In attesa di chi ha aperto il tavolo.
name-ask = Come ti chiamano gli altri?
name-keep = Sono io

invite-title = Invita
invite-qr = Codice QR del link del tavolo
invite-link = Link
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi

side-white = Bianca
side-black = Nera
seats-title = Posti
seats-taken = { $taken } di { $seats }
seats-sit = Siediti qui
seats-free = posto libero
seats-move = Spostati qui
seats-bot = Aggiungi un bot
seats-full = Tutti i posti sono occupati. Puoi guardare.
seats-sent-away = Chi ospita ti ha allontanato da questo tavolo. Puoi guardare.
people-title = Giocatori
people-you = (tu)
people-host = ospita il tavolo
people-here = presente
people-away = non connesso
people-left = si è alzato
people-manage = Opzioni per { $name }
people-other-side = Nell’altra squadra
people-hand-over = Affida il tavolo
people-kick = Allontana
people-replace = Metti un bot
people-rename = Cambia nome
people-device = Sposta il mio posto su un altro dispositivo
people-leave = Lascia il mio posto
bot-novice = bot, principiante
bot-agent = bot, agente
bot-master = bot, maestro
device-title = Il tuo posto, su un altro dispositivo
device-why = Apri lì questo link, una sola volta. Vale quanto il tuo posto: non mostrarlo a nessuno.
device-qr = Codice QR che sposta il tuo posto
device-back = Torna al tavolo
device-take-title = Prendere il posto qui?
device-take-why = Il posto passa a questo dispositivo. D’ora in poi l’altro potrà solo guardare.
device-take = Prendi il posto

talk-title = Conversazione
talk-empty = Nessuno ha ancora parlato.
talk-you = Tu
talk-to-team = squadra
talk-say-team = Alla tua squadra
talk-say-table = A tutto il tavolo
talk-silent = Puoi ascoltare la tua squadra ma non parlare: stanno indovinando il tuo codice.
talk-react = Reagisci
talk-from = da { $name }

options-title = Regole della casa
options-yours = Decidi tu; tutti vedono i cambiamenti.
options-host = Decide chi ospita.
option-sand = Clessidra
option-sand-line = Parte per il secondo Codificatore quando il primo ha finito.
option-sand-0 = No
option-sand-30 = 30 s
option-sand-60 = 60 s
option-sand-90 = 90 s
option-referee = Arbitro
option-referee-line = Avverte degli indizi dubbi; severo li rifiuta.
option-referee-off = No
option-referee-normal = Avverte
option-referee-strict = Severo
option-confirm = La risposta è sigillata da
option-confirm-one = Uno di noi
option-confirm-all = Tutti noi
option-guess = Tempo per indovinare
option-guess-0 = Illimitato
option-guess-120 = 2 min
option-guess-300 = 5 min
option-laser = Laser Drive
option-laser-line = Espansione: una categoria per turno, e segnalini Laser per nominare una parola chiave. Il numero è il prezzo di un tentativo.
option-laser-0 = Senza
option-laser-1 = 1
option-laser-2 = 2
option-laser-3 = 3
option-words = Parole
option-words-house = Tutte
option-words-family = Famiglia
option-words-expert = Esperti
option-own = Porta le tue parole
option-own-count = Sono in gioco { $count } parole vostre.
option-own-label = Una parola per riga, almeno 24
option-own-use = Usa queste parole
option-pace = Ritmo
option-pace-0 = Tutti insieme
option-pace-24 = Un giorno a passo
option-pace-72 = Tre giorni
option-bots = Bot
option-bots-line = Quanto giocano bene, anche quelli già seduti.
option-bots-novice = Principiante
option-bots-agent = Agente
option-bots-master = Maestro
option-listed = Aperto a tutti
option-listed-off = Solo con il link
option-listed-on = In elenco
option-advanced = Rivelazione avanzata
option-advanced-line = All’inizio non si può mostrare ogni carta: né la più bassa né la più alta, e niente vicine.
option-advanced-off = No
option-advanced-on = Sì
option-mystery = Mistero
option-mystery-line = In quattro o cinque: altre quattro carte restano coperte.
option-mystery-off = No
option-mystery-on = Sì
option-corruption = Corruzione
option-corruption-line = Il punto pagato per il secondo tentativo va a chi ha la carta.
option-corruption-off = No
option-corruption-on = Sì
option-turn = Tempo per turno
option-turn-0 = Illimitato
option-turn-60 = 1 min
option-turn-120 = 2 min
option-turn-300 = 5 min
people-kick-ask = Rimuovere { $name }? Potrà guardare, ma non tornare a sedersi finché non lo permetti.
people-kick-bot-ask = Rimuovere il bot { $name }?
people-leave-ask = Lasciare il posto? Può prenderlo qualcun altro.
people-leave-ask-playing = Lasciare a metà partita? Gli altri continuano senza di te. Puoi tornare finché nessuno prende il tuo posto.
waiting-mystery = Mystery si gioca in quattro o cinque; siete in { $count }.
waiting-cannot-mystery = Invita qualcuno, aggiungi un bot o disattiva Mystery nelle regole.
device-again = Crea un nuovo link
device-again-why = Un link sposta il tuo posto su un altro dispositivo. Un nuovo link annulla quello precedente.
talk-to = Chi lo legge
talk-write = Scrivi un messaggio
absent-away = { $name } non è connesso.
absent-left = { $name } ha lasciato il tavolo.
absent-host = { $name }, chi ospita, non è connesso.
absent-host-take = Diventa host
