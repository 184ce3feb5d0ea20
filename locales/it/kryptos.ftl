# Il tavolo di Kryptos.
k-place = la { $position ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
    [8] ottava
    [9] nona
   *[10] decima
  } carta di { $name }
k-red = rosso
k-yellow = giallo
k-blue = blu
k-green = verde

k-mark-deal = La distribuzione
k-deal = Si distribuiscono le carte.
k-mark-reveal = Apertura, carta { $round } di 2
k-reveal-you = Mostra una delle tue carte.
k-reveal-why = Tutti ne vedranno il numero e la posizione. Tocca una carta della tua mano.
k-reveal-advanced = Non la più bassa né la più alta, nessuna vicina della prima, e nessun colore troppe volte. Le carte che puoi mostrare si possono toccare.
k-reveal-other = { $name } mostra una carta.
k-reveal-watch = Prima del primo tentativo ognuno mostra due carte.
k-mark-turn = Giro { $round }
k-mark-yours = Tocca a te
k-turn-you = Nomina una carta nascosta.
k-turn-why = Se indovini, la carta si gira e vale fino a tre PV. Con { $goal } PV la partita finisce.
k-second-you = Sbagliato. Ancora un tentativo?
k-second-why = Il secondo tentativo costa un PV. Puoi anche rinunciare.
k-second-corrupt = Il secondo tentativo costa un PV, che va a chi possiede la carta. Puoi anche rinunciare.
k-turn-other = { $name } sta pensando.
k-second-other = { $name } può tentare ancora una volta.
k-final-round = Qualcuno ha { $goal } PV: questo è l’ultimo giro.
k-clock = Tempo rimasto:
k-mark-over = Fine
k-over = La partita è finita.
k-won = { $name } vince con { $points ->
    [one] un PV
   *[other] { $points } PV
  }.
k-won-you = Hai vinto con { $points ->
    [one] un PV
   *[other] { $points } PV
  }.
k-over-why = Tutte le carte sono sul tavolo. Quelle tratteggiate erano ancora nascoste.
k-over-tie = Parità di punti: vince chi veniva prima nell’ordine di gioco.

k-your-hand = La tua mano
k-hand-of = La mano di { $name }
k-tokens = Carte nascoste per colore
k-points = { $points ->
   *[other] PV
  }
k-hidden = { $place }, nascosta
k-hidden-not = { $place }, nascosta, non { $numbers }
k-aside = Carte rimaste
k-aside-why = Non le ha nessuno; se ne conoscono solo i colori.

k-track = Tracciato del codice
k-track-why = Piene: viste da tutti.
k-track-at = { $place }
k-track-out = fuori dal gioco

k-dock-guess = Tentativo
k-your-guess = La tua mossa
k-show-card = Mostra il { $number }
k-show-pick = Scegli una tua carta.
k-show-this = Mostra il { $number }
k-show-why = Una carta mostrata resta al suo posto, scoperta, per tutta la partita.
k-show = Mostra la carta
k-pick-card = Tocca una carta nascosta.
k-pick-number = Quale numero
k-number-yours = tuo
k-say-half = Secondo me { $place } è …
k-say-whole = Secondo me { $place } è { $number }.
k-say = Dichiara: { $place } è { $number }
k-say-it = Dichiara
k-bluff = Dichiara anche se non può essere giusto (un bluff).
k-decline = Nessun secondo tentativo
k-help = Aiuto con i numeri
k-help-off = No
k-help-simple = Semplice
k-help-full = Completo
k-help-why = Semplice cancella ciò che ordine, colori ed errori escludono. Completo conta tutte le distribuzioni ancora possibili.
k-pencil = Nota a matita su questa carta
k-pencil-hint = la vedi solo tu

k-log = Tentativi
k-log-revealed = { $name } mostra il { $number }, carta { $position }.
k-log-right = { $name }: «{ $place } è { $number }». Giusto, { $points ->
    [one] un PV
   *[other] { $points } PV
  }.
k-log-wrong = { $name }: «{ $place } è { $number }». Sbagliato.
k-log-declined = { $name } si ferma a un tentativo.
k-log-missed = Tempo scaduto per { $name }.

k-rematch = Rivincita
k-ranking = Classifica finale
k-rank-player = Giocatore
k-rank-points = PV
k-rank-guesses = Tentativi
k-rank-right = { $right } giusti su { $all }
k-dock-notes = Appunti
k-your-notes = Appunti e aiuto
k-think-pick = Tocca una carta coperta per annotarla o controllarla.
k-think = { $place }
k-show-not = ora non si può mostrare
k-label-note = il tuo appunto: { $text }
k-label-best = più probabile { $number }, { $percent } per cento
