# The Kryptos table.
k-place = { $name }’s { $position ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[10] tenth
  } card
k-red = red
k-yellow = yellow
k-blue = blue
k-green = green

k-mark-deal = The deal
k-deal = The cards are being dealt.
k-mark-reveal = Opening, card { $round } of 2
k-reveal-you = Show one of your cards.
k-reveal-why = Everyone will see its number and its place. Tap a card in your hand.
k-reveal-advanced = Not your lowest or highest, no neighbour of the first, and no colour too often. Cards that you may show can be tapped.
k-reveal-other = { $name } shows a card.
k-reveal-watch = Before the first guess everyone shows two cards.
k-mark-turn = Round { $round }
k-mark-yours = Your turn
k-turn-you = Name a hidden card.
k-turn-why = If you are right it turns over and scores up to three points. { $goal } points end the game.
k-second-you = Wrong. Another guess?
k-second-why = A second guess costs one point. You may also leave it.
k-second-corrupt = A second guess costs one point, and the card’s owner receives it. You may also leave it.
k-turn-other = { $name } is guessing.
k-second-other = { $name } may guess once more.
k-final-round = Somebody has { $goal } points: this is the last round.
k-clock = Time left:
k-mark-over = The end
k-over = The game is over.
k-won = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
  }.
k-won-you = You win with { $points ->
    [one] one point
   *[other] { $points } points
  }.
k-over-why = All cards are on the table. Dashed ones were still hidden.
k-over-tie = Level on points: whoever came earlier in turn order wins.

k-your-hand = Your hand
k-hand-of = { $name }’s hand
k-tokens = Hidden cards by colour
k-points = { $points ->
    [one] point
   *[other] points
  }
k-hidden = { $place }, hidden
k-hidden-not = { $place }, hidden, not { $numbers }
k-aside = Left over
k-aside-why = Nobody holds these; only their colours are known.

k-track = Code track
k-track-why = Filled: seen by all.
k-track-at = { $place }
k-track-out = not in the game

k-dock-guess = Guess
k-your-guess = Your move
k-show-card = Show the { $number }
k-show-pick = Choose a card of yours.
k-show-this = Show the { $number }
k-show-why = A card that is shown stays where it is, face up, for the whole game.
k-show = Show the card
k-pick-card = Tap a hidden card.
k-pick-number = Which number
k-number-yours = yours
k-say-half = { $place } is …
k-say-whole = { $place } is { $number }.
k-say = Say: { $place } is { $number }
k-say-it = Say it
k-bluff = Say it even if it cannot be right (a bluff).
k-decline = No second guess
k-help = Help with the numbers
k-help-off = Off
k-help-simple = Simple
k-help-full = Full
k-help-why = Simple strikes out what order, colours and wrong guesses forbid. Full counts every deal that is still possible.
k-pencil = Pencil note on this card
k-pencil-hint = seen by you alone

k-log = Guesses
k-log-revealed = { $name } shows the { $number }, card { $position }.
k-log-right = { $name }: “{ $place } is { $number }.” Right, { $points ->
    [one] one point
   *[other] { $points } points
  }.
k-log-wrong = { $name }: “{ $place } is { $number }.” Wrong.
k-log-declined = { $name } leaves it at one guess.
k-log-missed = { $name } ran out of time.

k-rematch = Play again
k-ranking = Final ranking
k-rank-player = Player
k-rank-points = Points
k-rank-guesses = Guesses
k-rank-right = { $right } of { $all } right
k-dock-notes = Notes
k-your-notes = Notes and help
k-think-pick = Tap a hidden card to note or check it.
k-think = { $place }
k-show-not = may not be shown now
k-label-note = your note: { $text }
k-label-best = most likely { $number }, { $percent } percent
