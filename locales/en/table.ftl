table-code = Table code
guest = Guest
nav-print = Print
nav-tv = TV view
dock-title = Parts of the table
dock-table = Table

waiting-title = Waiting room
waiting-more = { $count ->
        [0] Nobody is here yet.
        [one] 1 player is in.
       *[other] { $count } players are in.
    } { $missing ->
        [one] You need 1 more.
       *[other] You need { $missing } more.
    }
waiting-ready = { $count } players are in. Ready to start.
waiting-interceptor = With three, two play as White and one as Black, the Interceptor.
waiting-uneven = The teams aren’t even yet.
waiting-start = Start the game
waiting-even = Even out the teams
waiting-fill = Fill with bots
waiting-can = Others can still join with the link until you start.
waiting-cannot-kryptos = You need 3 to 6 players.
waiting-cannot-decrypto = You need two teams of 2 to 4, or 2 against 1.
waiting-host = Waiting for { $name } to start the game.
waiting-anyone = Waiting for the host to start the game.
name-ask = What should we call you?
name-keep = Save

invite-title = Invite
invite-qr = QR code with the link to this table
invite-link = Link
invite-copy = Copy link
invite-copied = Copied
invite-share = Share

side-white = White
side-black = Black
seats-title = Seats
seats-taken = { $taken } of { $seats }
seats-sit = Sit here
seats-free = Free seat
seats-move = Move here
seats-bot = Add a bot
seats-full = Every seat is taken. You’re watching.
watching = You’re watching. Enter your name to take over a free seat or a bot’s.
people-title = Players
people-you = (you)
people-host = host
people-here = online
people-away = offline
people-left = left
people-manage = Options for { $name }
people-other-side = Move to the other team
people-hand-over = Make host
people-remove = Remove
people-replace = Replace with a bot
people-rename = Change name
people-device = Continue on another device
people-leave = Leave my seat
host-now = { $name } is now the host.
bot-beginner = bot, easy
bot-player = bot, medium
bot-agent = bot, hard
bot-master = bot, expert
device-title = Continue on another device
device-why = Open this link on the other device. It works once. Whoever opens it takes your seat, so don’t share it.
device-qr = QR code that moves your seat
device-back = Back to the table
device-take-title = Continue here?
device-take-why = Your seat moves to this device. The other one can then only watch.
device-take = Continue here

chat-title = Chat
chat-empty = No messages yet.
chat-you = You
chat-to-team = team
chat-say-team = Team
chat-say-table = Everyone
chat-silent = Your team is guessing your code: you can read along, but not write to them.
chat-react = Reactions
chat-from = from { $name }

fairness-title = Is the deal fair?
fairness-why = This fingerprint of the secret seed is fixed before the deal, so nobody can change the deal afterwards. When the game is over, the log contains the seed and anyone can check it.
fairness-print = Fingerprint
fairness-seed = Seed

options-title = Options
options-yours = You choose. Everyone sees the changes.
options-host = The host chooses.
option-sand = Sand timer
option-sand-line = Starts for the second Encryptor when the first is done. What isn’t written in time stays blank.
option-sand-0 = Off
option-sand-30 = 30 s
option-sand-60 = 60 s
option-sand-90 = 90 s
option-referee = Clue referee
option-referee-line = Warns you about clues that may break the rules. Strict blocks them.
option-referee-off = Off
option-referee-normal = Warns
option-referee-strict = Strict
option-confirm = Who confirms a guess
option-confirm-line = Anyone: the first to confirm decides. Everyone: all must pick the same code.
option-confirm-one = Anyone
option-confirm-all = Everyone
option-guess = Time for a guess
option-guess-line = No guess in time counts as wrong.
option-guess-0 = No limit
option-guess-120 = 2 min
option-guess-300 = 5 min
option-laser = Laser Drive
option-laser-line = Expansion: a category every round, and Laser tokens to guess a keyword. The number is what one try costs.
option-laser-0 = Off
option-laser-1 = 1
option-laser-2 = 2
option-laser-3 = 3
option-words = Keywords
option-words-line = Family: everyday words. Expert: rarer or more abstract ones.
option-words-all = All
option-words-family = Family
option-words-expert = Expert
option-own = Use your own words
option-own-count = { $count } words of your own are in play.
option-own-label = One word per line, at least 24
option-own-use = Use these words
option-pace = Pace
option-pace-line = Live: you all play now. Days: each move can take that long, so you can play with breaks.
option-pace-0 = Live
option-pace-24 = 1 day per move
option-pace-72 = 3 days
option-bot-after = Offline players
option-bot-after-line = After this long, anyone can let a bot take over. They get their seat back as soon as they return.
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
option-bots = Bots
option-bots-line = How well they play. This also changes bots already at the table.
option-bots-beginner = Easy
option-bots-player = Medium
option-bots-agent = Hard
option-bots-master = Expert
option-listed = Who can join
option-listed-line = Anyone: the table is listed on the home page.
option-listed-off = With the link
option-listed-on = Anyone
option-advanced = Advanced reveal
option-advanced-line = Limits which two cards you may show at the start: not your lowest or highest, no consecutive numbers, no colour too often.
option-advanced-off = Off
option-advanced-on = On
option-mystery = Mystery
option-mystery-line = With 4 or 5 players: 4 extra cards stay face down, and only their colours are known.
option-mystery-off = Off
option-mystery-on = On
option-corruption = Corruption
option-corruption-line = The point you pay for a second guess goes to the owner of that card.
option-corruption-off = Off
option-corruption-on = On
option-allowed-help = Help with the numbers
option-allowed-help-line = The most help that players can switch on for themselves.
option-allowed-help-none = None
option-allowed-help-simple = Simple
option-allowed-help-full = Full
option-turn = Time per turn
option-turn-line = If it runs out, the turn is over.
option-turn-0 = No limit
option-turn-60 = 1 min
option-turn-120 = 2 min
option-turn-300 = 5 min

people-remove-ask = Remove { $name }? They can watch, but not sit down again until you allow it.
people-remove-bot-ask = Remove the bot { $name }?
people-leave-ask = Leave your seat? Someone else can take it.
people-leave-ask-playing = Leave in the middle of the game? The others play on without you. You can come back as long as nobody has taken your seat.
waiting-mystery = Mystery needs 4 or 5 players, and there are { $count } of you.
waiting-cannot-mystery = Invite someone, add a bot, or switch Mystery off in the options.
device-again = Make a new link
device-again-why = A link moves your seat to another device. Making a new one cancels the one before.
chat-to = Who can read it
chat-write = Write a message
absent-away = { $name } is offline.
absent-left = { $name } has left.
absent-host = The host, { $name }, is offline.
absent-host-soon = Someone else becomes host if this takes long.
end-picture = Save a picture
absent-soon = After { $time } offline, anyone can let a bot take over.
nudge = Nudge { $names }
news-nudged = A nudge from { $name }: the table is waiting.
joining-close = Stop new players joining
joining-open = Let new players join
people-readmit = Let { $name } play again
request-asks = { $name } wants to take over from { $seat }.
request-accept = Accept
request-decline = Decline
seats-asked = You’ve asked for this seat. Someone at the table has to accept.
seats-locked = The host has closed this table to new players. You can watch.
rematch-ready = I want a rematch
rematch-waits = { $count ->
    [0] You’re in. The next game is about to start.
   *[other] You’re in. Waiting for { $names }.
}
rematch-are-ready = Already in: { $names }.
rematch-reopen = Back to the waiting room
series = Won so far, in { $games } games: { $scores }
series-score = { $name } { $wins }
news-joined = { $name } has joined the game.
news-bot = The bot { $name } has taken over.
news-back = { $name } is back.
news-away = { $name } is offline. The others can play on.
news-removed = The host removed { $name }.
teams-shuffle = Shuffle teams
