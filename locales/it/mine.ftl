mine-title = I miei tavoli
mine-all = Tutti i miei tavoli
mine-none = Con questo browser non hai ancora giocato a nessun tavolo. Aprine uno o unisciti ai tuoi amici.
mine-playing = In corso
mine-waiting = Sala d’attesa
mine-over = Finite
mine-more = Tavoli meno recenti
mine-alone = Solo tu
mine-go = Continua
mine-replay = Rivedi
mine-your-turn = Tocca a te
mine-turn-of = Aspettiamo { $names }
mine-in = { $count ->
        [one] 1 giocatore al tavolo
       *[other] { $count } giocatori al tavolo
    }
mine-won = Hai vinto
mine-lost = Vittoria di { $names }
mine-drawn = Pareggio
mine-now = proprio adesso
mine-since-minutes = { $count ->
        [one] da 1 minuto
       *[other] da { $count } minuti
    }
mine-since-hours = { $count ->
        [one] da 1 ora
       *[other] da { $count } ore
    }
mine-since-days = { $count ->
        [one] da 1 giorno
       *[other] da { $count } giorni
    }
mine-ago-minutes = { $count ->
        [one] 1 minuto fa
       *[other] { $count } minuti fa
    }
mine-ago-hours = { $count ->
        [one] 1 ora fa
       *[other] { $count } ore fa
    }
mine-ago-days = { $count ->
        [one] 1 giorno fa
       *[other] { $count } giorni fa
    }
