# The replay of a finished game.
replay-title = { $game }, game { $number }
replay-watch = Watch the replay
replay-earlier = Earlier games
replay-game = Replay of game { $number }
replay-controls = Replay
replay-step = Step { $step } of { $steps }
replay-moment = Step
replay-show = Show
replay-before = One step back
replay-after = One step forward
replay-turn-before = To the start of the turn
replay-turn-after = To the next turn
replay-eyes = Seen by
replay-open = Everything open
replay-onlooker = Spectator
replay-end = End
replay-round = Round { $round }
replay-guesses =
    { $guesses ->
        [0] Before the first guess
        [one] After 1 guess
       *[other] After { $guesses } guesses
    }
odds-show = What were the chances?
odds-title = Chances at this moment
odds-card = Card
odds-numbers = Could be
odds-number = Suppose it’s number
odds-go = What if?
odds-within = There are too many possible deals to count. These chances are estimated and may be off by up to { $share }.
odds-impossible = It can’t be that number. Choose another one.
