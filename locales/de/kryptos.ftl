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

k-mark-deal = Austeilen
k-deal = Die Karten werden ausgeteilt.
k-mark-reveal = Start: Karte { $round } von 2 zeigen
k-reveal-you = Zeig eine deiner Karten.
k-reveal-why = Tippe auf eine Karte in deiner Hand. Alle sehen dann ihre Zahl und Position.
k-reveal-advanced = Tippe auf eine erlaubte Karte: nicht die niedrigste oder höchste, keine Nachbarzahl der ersten, keine Farbe zu oft.
k-reveal-other = { $name } sucht eine Karte zum Zeigen aus.
k-reveal-watch = Vor dem ersten Tipp zeigen alle zwei Karten.
k-mark-turn = Runde { $round }
k-mark-yours = Du bist dran
k-turn-you = Errate eine verdeckte Karte.
k-turn-why = Richtig? Dann wird sie aufgedeckt und bringt bis zu 3 Punkte. Bei { $goal } Punkten endet das Spiel.
k-second-you = Falsch. Noch ein Tipp?
k-second-why = Ein zweiter Tipp auf irgendeine verdeckte Karte kostet 1 Punkt. Du kannst auch verzichten.
k-second-corrupt = Ein zweiter Tipp auf irgendeine verdeckte Karte kostet 1 Punkt, der an den Besitzer der Karte geht. Du kannst auch verzichten.
k-turn-other = { $name } rät.
k-second-other = { $name } darf noch einmal raten.
k-final-round = Jemand hat { $goal } Punkte: Das ist die letzte Runde.
k-clock = Noch Zeit:
k-mark-over = Spielende
k-over = Das Spiel ist vorbei.
k-won = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }!
k-won-you = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }!
k-over-why = Alle Karten sind aufgedeckt. Die gestrichelten waren noch verdeckt.
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
k-aside-why = Sie gehören niemandem. Nur ihre Farben sind bekannt.

k-track = Codeleiste
k-track-why = Gefüllt = schon aufgedeckt
k-track-at = { $place }
k-track-out = nicht im Spiel

k-dock-guess = Tipp
k-dock-track = Codeleiste
k-your-guess = Dein Zug
k-show-card = Zeig die { $number }
k-show-pick = Wähle eine deiner Karten.
k-show-this = Zeig die { $number }
k-show-why = Sie bleibt das ganze Spiel lang offen an ihrem Platz.
k-show = Karte zeigen
k-pick-card = Tippe auf eine verdeckte Karte.
k-pick-number = Welche Zahl?
k-number-yours = deine
k-guess-half = Ich sage: { $place } ist …
k-guess-whole = Ich sage: { $place } ist die { $number }.
k-guess-this = Abgeben: { $place } ist die { $number }
k-guess-go = Abgeben
k-bluff = Abgeben, obwohl es nicht stimmen kann (Bluff)
k-decline = Auf den zweiten Tipp verzichten
k-help = Hilfe bei den Zahlen
k-help-off = Aus
k-help-simple = Einfach
k-help-full = Voll
k-help-why = Einfach streicht, was Reihenfolge, Farben und falsche Tipps ausschließen. Voll zeigt, wie wahrscheinlich jede Zahl ist.
k-note = Deine Notiz zu dieser Karte
k-note-hint = siehst nur du

k-log = Tipps
k-log-empty = Noch keine Tipps.
k-log-revealed = { $name } zeigt die { $number }, Karte { $position }.
k-log-right = { $name }: „{ $place } ist die { $number }.“ Richtig, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
k-log-wrong = { $name }: „{ $place } ist die { $number }.“ Falsch.
k-log-declined = { $name } verzichtet auf den zweiten Tipp.
k-log-missed = Die Zeit von { $name } ist um.

k-ranking = Endstand
k-rank-player = Name
k-rank-points = Punkte
k-rank-guesses = Tipps
k-rank-right = { $right } von { $all } richtig

k-dock-notes = Notizen
k-your-notes = Notizen und Hilfe
k-think-pick = Tippe auf eine verdeckte Karte, um sie zu prüfen oder etwas zu notieren.
k-think = { $place }
k-label-note = deine Notiz: { $text }
k-label-best = am wahrscheinlichsten { $number }, { $percent } Prozent

k-why-between = Zwischen { $low } und { $high } passt nur die { $number }.
k-why-only = Für diese Karte war nur noch die { $number } übrig.
k-why-few = Möglich waren: { $numbers }.
k-why-guess = Geraten: { $count ->
    [0] Keine Zahl schien möglich.
    [one] Möglich war nur eine andere Zahl.
   *[other] { $count } Zahlen waren möglich.
}
k-help-none = An diesem Tisch gibt es keine Hilfe bei den Zahlen.
k-bar-edge = Nicht { $numbers }: niedrigste oder höchste Karte.
k-bar-neighbour = Nicht { $numbers }: Nachbarzahl deiner ersten Karte.
k-bar-colour = Nicht { $numbers }: Farbe liegt schon oft genug offen.
k-highlight-winning = Entscheidender Treffer: { $name } fand in Runde { $round } die { $number } von { $owner }.
k-highlight-luckiest = Glückstreffer: { $name } fand in Runde { $round } die { $number } von { $owner }.
k-highlight-miss = Knapp daneben: { $name } tippte in Runde { $round } auf die { $guess }, aber { $owner } hatte die { $number }.
