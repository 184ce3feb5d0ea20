# Kryptos-bordet.
k-place = det { $position ->
    [1] første
    [2] andre
    [3] tredje
    [4] fjerde
    [5] femte
    [6] sjette
    [7] sjuende
    [8] åttende
    [9] niende
   *[10] tiende
  } kortet til { $name }
k-red = rødt
k-yellow = gult
k-blue = blått
k-green = grønt

k-mark-deal = Utdeling
k-deal = Kortene deles ut.
k-mark-reveal = Start: vis kort { $round } av 2
k-reveal-you = Vis ett av kortene dine.
k-reveal-why = Trykk på et kort på hånden. Alle får se tallet og posisjonen.
k-reveal-advanced = Trykk på et kort som er lov: ikke det laveste eller høyeste, ikke et tall ved siden av det første, ingen farge for ofte.
k-reveal-other = { $name } velger et kort å vise.
k-reveal-watch = Før gjettingen begynner, viser alle to kort.
k-mark-turn = Runde { $round }
k-mark-yours = Din tur
k-turn-you = Gjett et skjult kort.
k-turn-why = Er det riktig, snus det, og du får opptil 3 poeng. Spillet slutter ved { $goal } poeng.
k-second-you = Feil. Gjette igjen?
k-second-why = Ett forsøk til på et hvilket som helst skjult kort koster 1 poeng. Du kan også stå over.
k-second-corrupt = Ett forsøk til på et hvilket som helst skjult kort koster 1 poeng, som går til eieren av kortet. Du kan også stå over.
k-turn-other = { $name } gjetter.
k-second-other = { $name } kan gjette én gang til.
k-final-round = Noen har { $goal } poeng: Dette er siste runde.
k-clock = Tid igjen:
k-mark-over = Slutt
k-over = Spillet er slutt.
k-won = { $name } vinner med { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }!
k-won-you = Du vinner med { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }!
k-over-why = Alle kortene er åpne. De stiplede var fortsatt skjult.
k-over-tie = Likt i poeng: Den som kom først i turrekkefølgen, vinner.

k-your-hand = Hånden din
k-hand-of = Hånden til { $name }
k-tokens = Skjulte kort etter farge
k-points = { $points ->
    [one] poeng
   *[other] poeng
  }
k-hidden = { $place }, skjult
k-hidden-not = { $place }, skjult, ikke { $numbers }
k-aside = Kort til overs
k-aside-why = Ingen har disse. Bare fargene er kjent.

k-track = Kodespor
k-track-why = Fylt = allerede vist
k-track-at = { $place }
k-track-out = ikke med i spillet

k-dock-guess = Gjett
k-dock-track = Kodespor
k-your-guess = Trekket ditt
k-show-card = Vis kort { $number }
k-show-pick = Velg ett av kortene dine.
k-show-this = Vis kort { $number }
k-show-why = Det blir liggende åpent på plassen sin hele spillet.
k-show = Vis kortet
k-pick-card = Trykk på et skjult kort.
k-pick-number = Hvilket tall?
k-number-yours = ditt
k-guess-half = Jeg tror { $place } er …
k-guess-whole = Jeg tror { $place } er { $number }.
k-guess-this = Gjett: { $place } er { $number }
k-guess-go = Gjett
k-bluff = Gjett det selv om det ikke kan stemme (bløff)
k-decline = Stå over det andre forsøket
k-help = Hjelp med tallene
k-help-off = Av
k-help-simple = Enkel
k-help-full = Full
k-help-why = Enkel stryker det som rekkefølge, farger og feil utelukker. Full viser hvor sannsynlig hvert tall er.
k-note = Notatet ditt om dette kortet
k-note-hint = bare du ser det

k-log = Forsøk
k-log-empty = Ingen forsøk ennå.
k-log-revealed = { $name } viser { $number }, kort { $position }.
k-log-right = { $name }: «{ $place } er { $number }.» Riktig, { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
  }.
k-log-wrong = { $name }: «{ $place } er { $number }.» Feil.
k-log-declined = { $name } står over det andre forsøket.
k-log-missed = Tiden gikk ut for { $name }.

k-ranking = Sluttresultat
k-rank-player = Spiller
k-rank-points = Poeng
k-rank-guesses = Forsøk
k-rank-right = { $right } av { $all } riktige

k-dock-notes = Notater
k-your-notes = Notater og hjelp
k-think-pick = Trykk på et skjult kort for å notere eller sjekke det.
k-think = { $place }
k-label-note = notatet ditt: { $text }
k-label-best = mest sannsynlig { $number }, { $percent } prosent

k-why-between = Bare { $number } passer mellom { $low } og { $high }.
k-why-only = Bare { $number } var igjen for det kortet.
k-why-few = Det kunne være { $numbers }.
k-why-guess = Gjetning: { $count ->
    [0] Ingen tall virket mulige.
    [one] Bare et annet tall var mulig.
   *[other] { $count } tall var mulige.
}
k-help-none = Ved dette bordet er det ingen hjelp med tallene.
k-bar-edge = Ikke { $numbers }: laveste eller høyeste kort.
k-bar-neighbour = Ikke { $numbers }: ved siden av det første kortet ditt.
k-bar-colour = Ikke { $numbers }: fargen er vist ofte nok.
k-highlight-winning = Avgjørende treff: { $name } fant { $number } hos { $owner } i runde { $round }.
k-highlight-luckiest = Heldigste treff: { $name } fant { $number } hos { $owner } i runde { $round }.
k-highlight-miss = Nærmeste bom: { $name } gjettet { $guess } i runde { $round }, men { $owner } hadde { $number }.
