refusal = Non ha funzionato. Ricarica la pagina e riprova.
refusal-bad-form = Il server non ha capito la richiesta. Ricarica la pagina e riprova.
refusal-too-many-requests = Troppe richieste in poco tempo. Aspetta un attimo e riprova.
refusal-unavailable = Il tavolo non è raggiungibile in questo momento. Non hai perso nulla: riprova.
refusal-damaged = Questo tavolo non funziona più. Aprine uno nuovo.
refusal-busy = Troppe mosse nello stesso istante. Riprova.

refusal-no-such-table = Questo tavolo non esiste. Controlla il codice.
refusal-host-only = Può farlo solo l’host: chiediglielo.
refusal-not-seated = Possono farlo solo i giocatori. Prima prendi un posto.
refusal-already-seated = Hai già un posto a questo tavolo. Ricarica la pagina per vederlo.
refusal-no-such-chair = Questo posto non esiste. Scegline un altro.
refusal-chair-taken = Quel posto è occupato. Scegline un altro.
refusal-table-full = Tutti i posti sono occupati. Puoi guardare finché se ne libera uno.
refusal-no-such-player = Quel giocatore non è più al tavolo. Scegli qualcun altro.
refusal-removed = L’host ti ha rimosso da questo tavolo. Puoi guardare, o chiedergli di farti rigiocare.
refusal-other-side = Hai visto i segreti dell’altra squadra. Prendi un posto lì, o aspetta la prossima partita.
refusal-bad-name = Scrivi un nome da 1 a { $longest } caratteri.
refusal-bad-nonce = Lascia vuoto il testo casuale o usa al massimo { $longest } lettere e cifre.
refusal-bad-settings = Questa scelta non è possibile. Provane un’altra.
refusal-bad-word-list = Questo elenco non va bene. Scrivi da 24 a 1.000 parole diverse, una per riga.
refusal-already-started = La partita è già iniziata. Potrai farlo prima della prossima.
refusal-not-started = La partita non è ancora iniziata. Aspetta l’host.
refusal-not-finished = La partita non è ancora finita. Prima finitela.
refusal-wrong-number = Servono da { $fewest } a { $most } giocatori, e siete in { $players }. Invita qualcuno o aggiungi dei bot.
refusal-uneven-sides = Le squadre non sono pari: servono da 2 a 4 giocatori ciascuna, oppure 2 contro 1.
refusal-other-game = A questo tavolo si gioca a un altro gioco. Ricarica la pagina.
refusal-not-in-order = L’host non può farlo per un giocatore: deve farlo da sé.
refusal-no-team = In questa partita non hai una squadra. Scrivi a tutti.
refusal-must-be-silent = Conosci un codice: non scrivere alla squadra finché non viene scoperto.
refusal-bad-text = Scrivi da 1 a { $longest } caratteri.
refusal-no-such-emoji = Scegli una delle reazioni mostrate.
refusal-no-such-bot = Per questo gioco non c’è un bot di quel livello. Scegline un altro.
refusal-link-void = Il link è già stato usato o sostituito. Creane uno nuovo da Giocatori.
refusal-nothing-changed = Già fatto.
refusal-turn-is-over = Quel turno è già finito. Guarda di nuovo il tavolo.
refusal-nobody-to-nudge = Adesso non tocca a nessun altro.
refusal-nudged-already = Qualcuno ha dato la sveglia meno di un minuto fa. Aspetta un po’.

refusal-players-only = Può farlo solo un giocatore. Prima prendi un posto.
refusal-table-only = Questo succede da solo: non devi fare nulla.
refusal-game-over = La partita è finita. Iniziate una rivincita.
refusal-not-due = C’è ancora tempo. Aspetta un attimo.
refusal-not-now = Ora non puoi farlo. La pagina mostra che cosa viene dopo.
refusal-no-such-seat = In questa partita quel posto non c’è. Ricarica la pagina.

refusal-uneven-teams = Le squadre non sono pari: servono da 2 a 4 giocatori ciascuna, oppure 2 contro 1.
refusal-too-few-words = Le parole non bastano: ne servono { $needed }, ce ne sono { $found }. Aggiungine.
refusal-no-categories = In questa lingua non ci sono categorie di Laser Drive. Cambia lingua o disattiva Laser Drive.
refusal-laser-needs-teams = Laser Drive richiede due squadre. Disattivalo, o trovate un quarto giocatore.
refusal-option-out-of-range = Una delle opzioni non può avere quel valore. Scegline un altro.
refusal-unfit-text = È troppo lungo, o ha caratteri che non si possono mostrare. Cambialo.
refusal-not-the-encryptor = Solo il Codificatore scrive gli indizi. Tu indovini dopo.
refusal-clues-given = Gli indizi sono già inviati e non si possono cambiare. Ora tocca alla squadra indovinare.
refusal-clue-refused = Cambia l’indizio { $slot }, non è ammesso.
refusal-clue-empty = Scrivi prima l’indizio { $slot }.
refusal-clue-doubted = Cambia l’indizio { $slot }, o spunta «Usali comunque».
refusal-encryptor-must-be-teammate = Scegli un’altra persona della stessa squadra.
refusal-encryptor-is-online = Il Codificatore è online e scrive gli indizi. Puoi sostituirlo solo se va offline.
refusal-encryptor-is-silent = È il tuo codice: la tua squadra lo indovina senza di te.
refusal-no-interception-in-round-one = Nel round 1 nessuno intercetta. Potrete farlo dal round 2.
refusal-already-locked-in = La tua squadra ha già confermato la risposta. Aspettate gli altri.
refusal-marks-incomplete = Prima dai un numero a ogni indizio, tutti diversi.
refusal-not-confirmed = Non hai ancora confermato nulla. Cambia pure le tue scelte.
refusal-no-laser-drive = Questo tavolo gioca senza Laser Drive. Ricarica la pagina.
refusal-not-yours-to-judge = Lo decide l’altra squadra. Aspettate.
refusal-too-few-lasers = { $cost ->
        [one] Un tentativo costa 1 segnalino Laser e la tua squadra ne ha { $held }. Per ora passate.
       *[other] Un tentativo costa { $cost } segnalini Laser e la tua squadra ne ha { $held }. Per ora passate.
    }
refusal-no-word = Prima scrivi una parola.

refusal-wrong-number-of-players = Servono da 3 a 6 giocatori. Invita qualcuno o aggiungi dei bot.
refusal-mystery-needs-four-or-five = Mystery si gioca in 4 o 5. Disattivalo, o cambiate il numero di giocatori.
refusal-not-dealt = Le carte non sono ancora distribuite. Aspetta un attimo.
refusal-not-your-turn = Non tocca ancora a te. Aspetta gli altri.
refusal-not-reveal-phase = Tutti hanno mostrato due carte. Ora si indovina.
refusal-still-reveal-phase = Prima ognuno mostra due carte. Poi si indovina.
refusal-no-such-position = In quella posizione non c’è una carta. Scegline un’altra.
refusal-already-revealed = Quella carta è già scoperta. Scegline una coperta.
refusal-reveal-not-allowed = Con la Rivelazione avanzata non puoi mostrare quella carta. Scegline una che si può toccare.
refusal-own-card = È una tua carta. Scegline una di un altro giocatore.
refusal-no-such-number = Quel numero non è in gioco. Scegline un altro.
refusal-bluff-unconfirmed = Quel numero non può essere giusto. Spunta la casella del bluff se vuoi dirlo comunque.
refusal-nothing-to-decline = Non c’è un secondo tentativo da saltare. Aspetta il tuo prossimo turno.
refusal-no-clock = Nessun tempo in corso. Ricarica la pagina.
refusal-repeated-word = { $word } compare due volte nell’elenco. Togline una.
refusal-already-named = La tua squadra ha già provato quella parola. Provatene un’altra.
refusal-try-undecided = Gli avversari stanno ancora controllando la vostra ultima parola. Aspettate la risposta, oppure passate.

refusal-too-many-notes = C’è spazio per { $most } appunti. Prima cancellane uno.

refusal-too-slow = La richiesta non è arrivata in tempo. Riprova.
refusal-too-many-onlookers = Ci sono troppi spettatori a questo tavolo. Riprova più tardi.
refusal-other-seat = In questa partita avevi già un altro posto e ne conosci i segreti. Torna lì, o aspetta la prossima partita.
refusal-table-locked = L’host ha chiuso il tavolo a nuovi giocatori. Chiedigli di riaprirlo.
refusal-not-away = Quel giocatore è online. Aspettalo.
refusal-help-not-allowed = L’host ha disattivato questo aiuto. Gioca senza.
