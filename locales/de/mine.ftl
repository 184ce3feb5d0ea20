mine-title = Meine Tische
mine-all = Alle meine Tische
mine-none = In diesem Browser hast du noch an keinem Tisch gesessen. Mach einen auf oder setz dich zu Freunden.
mine-playing = Läuft gerade
mine-waiting = Warteraum
mine-over = Beendet
mine-more = Ältere Tische
mine-alone = Nur du
mine-go = Weiter
mine-replay = Ansehen
mine-your-turn = Du bist dran
mine-turn-of = Warten auf { $names }
mine-in = { $count ->
        [one] 1 Person ist dabei
       *[other] { $count } sind dabei
    }
mine-won = Gewonnen
mine-lost = Sieg für { $names }
mine-drawn = Unentschieden
mine-now = gerade eben
mine-since-minutes = { $count ->
        [one] seit 1 Minute
       *[other] seit { $count } Minuten
    }
mine-since-hours = { $count ->
        [one] seit 1 Stunde
       *[other] seit { $count } Stunden
    }
mine-since-days = { $count ->
        [one] seit 1 Tag
       *[other] seit { $count } Tagen
    }
mine-ago-minutes = { $count ->
        [one] vor 1 Minute
       *[other] vor { $count } Minuten
    }
mine-ago-hours = { $count ->
        [one] vor 1 Stunde
       *[other] vor { $count } Stunden
    }
mine-ago-days = { $count ->
        [one] vor 1 Tag
       *[other] vor { $count } Tagen
    }
