mine-title = My tables
mine-all = All my tables
mine-none = You haven’t sat at a table in this browser yet. Open one or join your friends.
mine-playing = Playing
mine-waiting = Waiting room
mine-over = Finished
mine-more = Older tables
mine-alone = Only you
mine-go = Continue
mine-replay = Replay
mine-your-turn = Your turn
mine-turn-of = Waiting for { $names }
mine-in = { $count ->
        [one] 1 player is in
       *[other] { $count } players are in
    }
mine-won = You won
mine-lost = { $names } won
mine-drawn = Draw
mine-now = just now
mine-since-minutes = { $count ->
        [one] for 1 minute
       *[other] for { $count } minutes
    }
mine-since-hours = { $count ->
        [one] for 1 hour
       *[other] for { $count } hours
    }
mine-since-days = { $count ->
        [one] for 1 day
       *[other] for { $count } days
    }
mine-ago-minutes = { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
mine-ago-hours = { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
mine-ago-days = { $count ->
        [one] 1 day ago
       *[other] { $count } days ago
    }
