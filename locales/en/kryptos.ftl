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

k-mark-deal = Deal
k-deal = The cards are being dealt.
k-mark-reveal = Start: show card { $round } of 2
k-reveal-you = Show one of your cards.
k-reveal-why = Tap a card in your hand. Everyone will see its number and position.
k-reveal-advanced = Tap an allowed card: not your lowest or highest, no number next to your first one, no colour too often.
k-reveal-other = { $name } is choosing a card to show.
k-reveal-watch = Before the first guess, everyone shows two cards.
k-mark-turn = Round { $round }
k-mark-yours = Your turn
k-turn-you = Guess a hidden card.
k-turn-why = If you’re right, it’s revealed and you score up to 3 points. The game ends at { $goal } points.
k-second-you = Wrong. Guess again?
k-second-why = A second guess at any hidden card costs 1 point. You can also skip it.
k-second-corrupt = A second guess at any hidden card costs 1 point, which goes to the owner of that card. You can also skip it.
k-turn-other = { $name } is guessing.
k-second-other = { $name } can guess once more.
k-final-round = Someone has { $goal } points: this is the last round.
k-clock = Time left:
k-mark-over = Game over
k-over = The game is over.
k-won = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }!
k-won-you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
  }!
k-over-why = All cards are face up. The dashed ones were still hidden.
k-over-tie = Tied on points: whoever came earlier in turn order wins.

k-your-hand = Your hand
k-hand-of = { $name }’s hand
k-tokens = Hidden cards by colour
k-points = { $points ->
    [one] point
   *[other] points
  }
k-hidden = { $place }, hidden
k-hidden-not = { $place }, hidden, not { $numbers }
k-aside = Leftover cards
k-aside-why = Nobody has these. Only their colours are known.

k-track = Code track
k-track-why = Filled = already revealed
k-track-at = { $place }
k-track-out = not in the game

k-dock-guess = Guess
k-dock-track = Track
k-your-guess = Your move
k-show-card = Show card { $number }
k-show-pick = Choose one of your cards.
k-show-this = Show card { $number }
k-show-why = It stays in its place, face up, for the whole game.
k-show = Show card
k-pick-card = Tap a hidden card.
k-pick-number = Which number?
k-number-yours = yours
k-guess-half = { $place } is …
k-guess-whole = { $place } is { $number }.
k-guess-this = Guess: { $place } is { $number }
k-guess-go = Guess
k-bluff = Guess it even though it can’t be right (bluff)
k-decline = Skip the second guess
k-help = Help with the numbers
k-help-off = Off
k-help-simple = Simple
k-help-full = Full
k-help-why = Simple crosses out what order, colours and wrong guesses rule out. Full shows how likely each number is.
k-note = Your note on this card
k-note-hint = only you see it

k-log = Guesses
k-log-empty = No guesses yet.
k-log-revealed = { $name } shows { $number }, card { $position }.
k-log-right = { $name }: “{ $place } is { $number }.” Right, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
k-log-wrong = { $name }: “{ $place } is { $number }.” Wrong.
k-log-declined = { $name } skips the second guess.
k-log-missed = { $name } ran out of time.

k-ranking = Final ranking
k-rank-player = Player
k-rank-points = Points
k-rank-guesses = Guesses
k-rank-right = { $right } of { $all } right

k-dock-notes = Notes
k-your-notes = Notes and help
k-think-pick = Tap a hidden card to note or check it.
k-think = { $place }
k-label-note = your note: { $text }
k-label-best = most likely { $number }, { $percent } percent

k-why-between = Only { $number } fits between { $low } and { $high }.
k-why-only = Only { $number } was left for that card.
k-why-few = It could be { $numbers }.
k-why-guess = A guess: { $count ->
    [0] no number seemed possible.
    [one] the only possible number was another one.
   *[other] { $count } numbers were possible.
}
k-help-none = At this table there’s no help with the numbers.
k-bar-edge = Not { $numbers }: lowest or highest card.
k-bar-neighbour = Not { $numbers }: next to your first card.
k-bar-colour = Not { $numbers }: colour already shown often enough.
k-highlight-winning = Winning hit: { $name } found { $owner }’s { $number } in round { $round }.
k-highlight-luckiest = Luckiest hit: { $name } found { $owner }’s { $number } in round { $round }.
k-highlight-miss = Closest miss: { $name } guessed { $guess } for { $owner }’s { $number } in round { $round }.
