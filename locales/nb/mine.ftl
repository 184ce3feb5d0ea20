mine-title = Bordene mine
mine-all = Alle bordene mine
mine-none = Du har ikke sittet ved noe bord i denne nettleseren ennå. Åpne et bord eller bli med vennene dine.
mine-playing = Spilles nå
mine-waiting = Venterom
mine-over = Ferdige
mine-more = Eldre bord
mine-alone = Bare du
mine-go = Fortsett
mine-replay = Se om igjen
mine-your-turn = Din tur
mine-turn-of = Venter på { $names }
mine-in = { $count ->
        [one] 1 spiller er med
       *[other] { $count } spillere er med
    }
mine-won = Du vant
mine-lost = { $names } vant
mine-drawn = Uavgjort
mine-now = akkurat nå
mine-since-minutes = { $count ->
        [one] i 1 minutt
       *[other] i { $count } minutter
    }
mine-since-hours = { $count ->
        [one] i 1 time
       *[other] i { $count } timer
    }
mine-since-days = { $count ->
        [one] i 1 dag
       *[other] i { $count } dager
    }
mine-ago-minutes = { $count ->
        [one] for 1 minutt siden
       *[other] for { $count } minutter siden
    }
mine-ago-hours = { $count ->
        [one] for 1 time siden
       *[other] for { $count } timer siden
    }
mine-ago-days = { $count ->
        [one] for 1 dag siden
       *[other] for { $count } dager siden
    }
