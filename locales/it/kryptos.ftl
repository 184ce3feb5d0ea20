# Il tavolo di Kryptos.
k-place = { $position ->
    [1] la prima
    [2] la seconda
    [3] la terza
    [4] la quarta
    [5] la quinta
    [6] la sesta
    [7] la settima
    [8] l’ottava
    [9] la nona
   *[10] la decima
  } carta di { $name }
k-red = rosso
k-yellow = giallo
k-blue = blu
k-green = verde

k-mark-deal = Distribuzione
k-deal = Si distribuiscono le carte.
k-mark-reveal = Inizio: mostra la carta { $round } di 2
k-reveal-you = Mostra una delle tue carte.
k-reveal-why = Tocca una carta della tua mano. Tutti ne vedranno numero e posizione.
k-reveal-advanced = Tocca una carta ammessa: né la più bassa né la più alta, nessun numero adiacente al primo, nessun colore troppe volte.
k-reveal-other = { $name } sceglie una carta da mostrare.
k-reveal-watch = Prima di indovinare, ognuno mostra due carte.
k-mark-turn = Giro { $round }
k-mark-yours = Tocca a te
k-turn-you = Indovina una carta coperta.
k-turn-why = Se è giusta si scopre e fai fino a 3 punti. La partita finisce a { $goal } punti.
k-second-you = Sbagliato. Ci riprovi?
k-second-why = Un secondo tentativo su qualsiasi carta coperta costa 1 punto. Puoi anche rinunciare.
k-second-corrupt = Un secondo tentativo su qualsiasi carta coperta costa 1 punto, che va al proprietario della carta. Puoi anche rinunciare.
k-turn-other = Sta indovinando { $name }.
k-second-other = { $name } può riprovare una volta.
k-final-round = Qualcuno ha { $goal } punti: questo è l’ultimo giro.
k-clock = Tempo rimasto:
k-mark-over = Fine
k-over = La partita è finita.
k-won = Vince { $name } con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }!
k-won-you = Hai vinto con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }!
k-over-why = Tutte le carte sono scoperte. Quelle tratteggiate erano ancora coperte.
k-over-tie = Parità di punti: vince chi veniva prima nell’ordine di gioco.

k-your-hand = La tua mano
k-hand-of = La mano di { $name }
k-tokens = Carte coperte per colore
k-points = { $points ->
    [one] punto
   *[other] punti
  }
k-hidden = { $place }, coperta
k-hidden-not = { $place }, coperta, non { $numbers }
k-aside = Carte avanzate
k-aside-why = Non le ha nessuno. Se ne conosce solo il colore.

k-track = Tracciato del codice
k-track-why = Piena = già rivelata
k-track-at = { $place }
k-track-out = fuori dal gioco

k-dock-guess = Indovina
k-dock-track = Tracciato
k-your-guess = La tua mossa
k-show-card = Mostra la carta { $number }
k-show-pick = Scegli una tua carta.
k-show-this = Mostra la carta { $number }
k-show-why = Resta al suo posto, scoperta, per tutta la partita.
k-show = Mostra la carta
k-pick-card = Tocca una carta coperta.
k-pick-number = Quale numero?
k-number-yours = tuo
k-guess-half = Secondo me { $place } è …
k-guess-whole = Secondo me { $place } è { $number }.
k-guess-this = Conferma: { $place } è { $number }
k-guess-go = Conferma
k-bluff = Dillo anche se non può essere giusto (bluff)
k-decline = Rinuncia al secondo tentativo
k-help = Aiuto con i numeri
k-help-off = No
k-help-simple = Semplice
k-help-full = Completo
k-help-why = Semplice cancella ciò che ordine, colori ed errori escludono. Completo mostra quanto è probabile ogni numero.
k-note = La tua nota su questa carta
k-note-hint = la vedi solo tu

k-log = Tentativi
k-log-empty = Ancora nessun tentativo.
k-log-revealed = { $name } mostra la carta { $position }: è il numero { $number }.
k-log-right = { $name }: «{ $place } è { $number }». Giusto, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
k-log-wrong = { $name }: «{ $place } è { $number }». Sbagliato.
k-log-declined = { $name } rinuncia al secondo tentativo.
k-log-missed = Tempo scaduto per { $name }.

k-ranking = Classifica finale
k-rank-player = Giocatore
k-rank-points = Punti
k-rank-guesses = Tentativi
k-rank-right = { $right } giusti su { $all }

k-dock-notes = Appunti
k-your-notes = Appunti e aiuto
k-think-pick = Tocca una carta coperta per annotarla o controllarla.
k-think = { $place }
k-label-note = il tuo appunto: { $text }
k-label-best = più probabile { $number }, { $percent } per cento

k-why-between = Tra { $low } e { $high } ci sta solo il numero { $number }.
k-why-only = Per quella carta restava solo il numero { $number }.
k-why-few = Poteva essere: { $numbers }.
k-why-guess = Un tentativo: { $count ->
    [0] nessun numero sembrava possibile.
    [one] l’unico numero possibile era un altro.
   *[other] erano possibili { $count } numeri.
}
k-help-none = A questo tavolo l’aiuto con i numeri è disattivato.
k-bar-edge = Non { $numbers }: carta più bassa o più alta.
k-bar-neighbour = Non { $numbers }: accanto alla tua prima carta.
k-bar-colour = Non { $numbers }: colore già mostrato abbastanza volte.
k-highlight-winning = Colpo decisivo: { $name } ha trovato il numero { $number } di { $owner } nel giro { $round }.
k-highlight-luckiest = Colpo più fortunato: { $name } ha trovato il numero { $number } di { $owner } nel giro { $round }.
k-highlight-miss = Mancato di poco: { $name } ha detto { $guess } nel giro { $round }, ma la carta di { $owner } era { $number }.
