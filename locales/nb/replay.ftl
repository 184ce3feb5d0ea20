# Reprisen av et ferdig spill.
replay-title = { $game }, spill { $number }
replay-watch = Se reprisen
replay-earlier = Tidligere spill
replay-game = Reprise av spill { $number }
replay-controls = Reprise
replay-step = Steg { $step } av { $steps }
replay-moment = Steg
replay-show = Vis
replay-before = Ett steg tilbake
replay-after = Ett steg fram
replay-turn-before = Til starten av turen
replay-turn-after = Til neste tur
replay-eyes = Sett av
replay-open = Alt åpent
replay-onlooker = Tilskuer
replay-end = Slutt
replay-round = Runde { $round }
replay-guesses =
    { $guesses ->
        [0] Før det første forsøket
        [one] Etter 1 forsøk
       *[other] Etter { $guesses } forsøk
    }
