# Die Wiederholung eines beendeten Spiels.
replay-title = { $game }, Spiel { $number }
replay-watch = Wiederholung ansehen
replay-earlier = Frühere Spiele
replay-game = Wiederholung von Spiel { $number }
replay-controls = Wiederholung
replay-step = Schritt { $step } von { $steps }
replay-moment = Schritt
replay-show = Zeigen
replay-before = Einen Schritt zurück
replay-after = Einen Schritt weiter
replay-turn-before = Zum Anfang des Zugs
replay-turn-after = Zum nächsten Zug
replay-eyes = Gesehen von
replay-open = Alles offen
replay-onlooker = Zuschauer
replay-end = Ende
replay-round = Runde { $round }
replay-guesses =
    { $guesses ->
        [0] Vor dem ersten Tipp
        [one] Nach 1 Tipp
       *[other] Nach { $guesses } Tipps
    }
odds-show = Wie standen die Chancen?
odds-title = Die Chancen in diesem Moment
odds-card = Karte
odds-numbers = Kann sein
odds-number = Angenommen, es ist die
odds-go = Was wäre dann?
odds-within = Es gibt zu viele mögliche Verteilungen, um sie zu zählen. Diese Chancen sind geschätzt und können bis zu { $share } danebenliegen.
odds-impossible = Diese Zahl kann es nicht sein. Nimm eine andere.
