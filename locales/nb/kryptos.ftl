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
k-mark-reveal = Åpning, kort { $round } av 2
k-reveal-you = Vis ett av kortene dine.
k-reveal-why = Alle får se tallet og plassen. Trykk på et kort på hånden din.
k-reveal-advanced = Ikke det laveste eller høyeste, ingen nabo til det første, og ingen farge for ofte. Kortene du kan vise, kan trykkes på.
k-reveal-other = { $name } viser et kort.
k-reveal-watch = Før det første forsøket viser alle to kort.
k-mark-turn = Runde { $round }
k-mark-yours = Din tur
k-turn-you = Si hva et skjult kort er.
k-turn-why = Har du rett, snus det og gir opptil tre poeng. { $goal } poeng avslutter spillet.
k-second-you = Feil. Ett forsøk til?
k-second-why = Et forsøk til koster ett poeng. Du kan også la være.
k-second-corrupt = Et forsøk til koster ett poeng, og den som har kortet, får det. Du kan også la være.
k-turn-other = { $name } tenker.
k-second-other = { $name } kan prøve én gang til.
k-final-round = Noen har { $goal } poeng: Dette er siste runde.
k-clock = Tid igjen:
k-mark-over = Slutt
k-over = Spillet er slutt.
k-won = { $name } vinner med { $points ->
    [one] ett poeng
   *[other] { $points } poeng
  }.
k-won-you = Du vinner med { $points ->
    [one] ett poeng
   *[other] { $points } poeng
  }.
k-over-why = Alle kortene ligger på bordet. De stiplede var fortsatt skjult.
k-over-tie = Poenglikhet: da vinner den som kom først i turrekkefølgen.

k-your-hand = Hånden din
k-hand-of = Hånden til { $name }
k-tokens = Skjulte kort etter farge
k-points = { $points ->
   *[other] poeng
  }
k-hidden = { $place }, skjult
k-hidden-not = { $place }, skjult, ikke { $numbers }
k-aside = Kort til overs
k-aside-why = Ingen har disse; bare fargene er kjent.

k-track = Kodesporet
k-track-why = Fylt: sett av alle.
k-track-at = { $place }
k-track-out = ikke med i spillet

k-dock-guess = Forsøk
k-your-guess = Trekket ditt
k-show-card = Vis { $number }
k-show-pick = Velg et av kortene dine.
k-show-this = Vis { $number }
k-show-why = Et kort som er vist, blir liggende åpent på plassen sin resten av spillet.
k-show = Vis kortet
k-pick-card = Trykk på et skjult kort.
k-pick-number = Hvilket tall
k-number-yours = ditt
k-say-half = Jeg sier at { $place } er …
k-say-whole = Jeg sier at { $place } er { $number }.
k-say = Si: { $place } er { $number }
k-say-it = Si det
k-bluff = Si det selv om det ikke kan stemme (bløff).
k-decline = Ikke noe nytt forsøk
k-help = Hjelp med tallene
k-help-off = Av
k-help-simple = Enkel
k-help-full = Full
k-help-why = Enkel stryker det som rekkefølge, farger og feil utelukker. Full teller alle utdelinger som fortsatt er mulige.
k-pencil = Blyantnotat på dette kortet
k-pencil-hint = bare du ser det

k-log = Forsøk
k-log-revealed = { $name } viser { $number }, kort { $position }.
k-log-right = { $name }: «{ $place } er { $number }.» Riktig, { $points ->
    [one] ett poeng
   *[other] { $points } poeng
  }.
k-log-wrong = { $name }: «{ $place } er { $number }.» Feil.
k-log-declined = { $name } nøyer seg med ett forsøk.
k-log-missed = Tiden gikk ut for { $name }.

k-rematch = Omkamp
k-ranking = Sluttresultat
k-rank-player = Spiller
k-rank-points = Poeng
k-rank-guesses = Forsøk
k-rank-right = { $right } av { $all } riktige
k-dock-notes = Notater
k-your-notes = Notater og hjelp
k-think-pick = Trykk på et skjult kort for å notere eller sjekke det.
k-think = { $place }
k-show-not = kan ikke vises nå
k-label-note = notatet ditt: { $text }
k-label-best = mest sannsynlig { $number }, { $percent } prosent
