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
odds-show = Hva var sjansene?
odds-title = Sjansene akkurat her
odds-card = Kort
odds-numbers = Kan være
odds-number = Hva om det er nummer
odds-go = Prøv
odds-within = Det er for mange mulige fordelinger til å telle dem. Disse sjansene er anslått og kan bomme med opptil { $share }.
odds-impossible = Det kan ikke være det nummeret. Velg et annet.
