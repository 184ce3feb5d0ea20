# Der Kryptos-Tisch.
k-place = die { $position ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
   *[10] zehnte
  } Karte von { $name }
k-red = rot
k-yellow = gelb
k-blue = blau
k-green = grün

k-mark-deal = Das Austeilen
k-deal = Die Karten werden ausgeteilt.
k-mark-reveal = Eröffnung, Karte { $round } von 2
k-reveal-you = Zeige eine deiner Karten.
k-reveal-why = Alle sehen dann ihre Zahl und ihren Platz. Tippe auf eine Karte in deiner Hand.
k-reveal-advanced = Nicht die niedrigste oder höchste, keine Nachbarzahl der ersten, und keine Farbe zu oft. Karten, die du zeigen darfst, lassen sich antippen.
k-reveal-other = { $name } zeigt eine Karte.
k-reveal-watch = Vor dem ersten Tipp zeigen alle zwei Karten.
k-mark-turn = Runde { $round }
k-mark-yours = Du bist dran
k-turn-you = Nenne eine verdeckte Karte.
k-turn-why = Liegst du richtig, wird sie aufgedeckt und bringt bis zu drei Punkte. { $goal } Punkte beenden das Spiel.
k-second-you = Falsch. Noch ein Tipp?
k-second-why = Ein zweiter Tipp kostet einen Punkt. Du kannst auch verzichten.
k-second-corrupt = Ein zweiter Tipp kostet einen Punkt, und wem die Karte gehört, bekommt ihn. Du kannst auch verzichten.
k-turn-other = { $name } überlegt.
k-second-other = { $name } darf noch einmal tippen.
k-final-round = Jemand hat { $goal } Punkte: Das ist die letzte Runde.
k-clock = Verbleibende Zeit:
k-mark-over = Ende
k-over = Das Spiel ist aus.
k-won = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
k-won-you = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }.
k-over-why = Alle Karten liegen offen. Die gestrichelten waren noch verdeckt.
k-over-tie = Gleichstand: Es gewinnt, wer in der Zugfolge früher dran war.

k-your-hand = Deine Hand
k-hand-of = Hand von { $name }
k-tokens = Verdeckte Karten nach Farbe
k-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
k-hidden = { $place }, verdeckt
k-hidden-not = { $place }, verdeckt, nicht { $numbers }
k-aside = Übrige Karten
k-aside-why = Sie gehören niemandem; bekannt sind nur ihre Farben.

k-track = Codeleiste
k-track-why = Gefüllt: von allen gesehen.
k-track-at = { $place }
k-track-out = nicht im Spiel

k-dock-guess = Tipp
k-your-guess = Dein Zug
k-show-card = Zeige die { $number }
k-show-pick = Wähle eine deiner Karten.
k-show-this = Zeige die { $number }
k-show-why = Eine gezeigte Karte bleibt das ganze Spiel lang offen an ihrem Platz.
k-show = Karte zeigen
k-pick-card = Tippe auf eine verdeckte Karte.
k-pick-number = Welche Zahl
k-number-yours = deine
k-say-half = Ich sage: { $place } ist …
k-say-whole = Ich sage: { $place } ist { $number }.
k-say = Sage: { $place } ist { $number }
k-say-it = Ansagen
k-bluff = Ansagen, auch wenn es nicht stimmen kann (Bluff).
k-decline = Kein zweiter Tipp
k-help = Hilfe bei den Zahlen
k-help-off = Aus
k-help-simple = Einfach
k-help-full = Voll
k-help-why = Einfach streicht, was Reihenfolge, Farben und falsche Tipps verbieten. Voll zählt alle noch möglichen Verteilungen.
k-pencil = Bleistiftnotiz zu dieser Karte
k-pencil-hint = siehst nur du

k-log = Tipps
k-log-revealed = { $name } zeigt die { $number }, Karte { $position }.
k-log-right = { $name }: „{ $place } ist { $number }.“ Richtig, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
k-log-wrong = { $name }: „{ $place } ist { $number }.“ Falsch.
k-log-declined = { $name } lässt es bei einem Tipp.
k-log-missed = Die Zeit von { $name } ist abgelaufen.

k-rematch = Revanche
k-ranking = Endstand
k-rank-player = Name
k-rank-points = Punkte
k-rank-guesses = Tipps
k-rank-right = { $right } von { $all } richtig
k-dock-notes = Notizen
k-your-notes = Notizen und Hilfe
k-think-pick = Tippe auf eine verdeckte Karte, um sie zu prüfen oder etwas zu notieren.
k-think = { $place }
k-show-not = darf jetzt nicht gezeigt werden
k-label-note = deine Notiz: { $text }
k-label-best = am wahrscheinlichsten { $number }, { $percent } Prozent
