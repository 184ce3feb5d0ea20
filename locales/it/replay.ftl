# Il replay di una partita finita.
replay-title = { $game }, partita { $number }
replay-watch = Guarda il replay
replay-earlier = Partite precedenti
replay-game = Replay della partita { $number }
replay-controls = Comandi del replay
replay-step = Passo { $step } di { $steps }
replay-moment = Passo
replay-show = Mostra
replay-before = Un passo indietro
replay-after = Un passo avanti
replay-turn-before = All’inizio del turno
replay-turn-after = Al turno successivo
replay-eyes = Visto da
replay-open = Tutto scoperto
replay-onlooker = Spettatore
replay-end = Fine
replay-round = Round { $round }
replay-guesses =
    { $guesses ->
        [0] Prima del primo tentativo
        [one] Dopo 1 tentativo
       *[other] Dopo { $guesses } tentativi
    }
odds-show = Che probabilità c’erano?
odds-title = Le probabilità in questo momento
odds-card = Carta
odds-numbers = Può essere
odds-number = E se fosse il numero
odds-go = Prova
odds-within = Le distribuzioni possibili sono troppe per contarle. Queste probabilità sono stimate, con un errore fino al { $share }.
odds-impossible = Non può essere quel numero. Scegline un altro.
