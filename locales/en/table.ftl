table-code = Table code
guest = Guest
nav-print = Print sheet
nav-tv = Table view
dock-title = Parts of the table
dock-table = Table

waiting-title = waiting room
waiting-more = { $count ->
        [0] Nobody is seated yet.
        [one] One is seated.
       *[other] Two are seated.
    } { $missing ->
        [one] One more and you can play.
        [2] Two more and you can play.
       *[other] Three more and you can play.
    }
waiting-ready = { $count ->
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
       *[other] Eight
    } are seated. You can begin.
waiting-interceptor = Three can play: two as White, one as Black, the Interceptor.
waiting-uneven = The teams are not even yet.
waiting-start = Start the game
waiting-even = Even teams
waiting-fill = Fill with bots
waiting-can = Others can still join by the link until you start.
waiting-cannot-kryptos = Three to six can play.
waiting-cannot-decrypto = Two teams of two to four, or two against one.
waiting-host = { $name } starts the game.
waiting-anyone = Waiting for the host.
name-ask = What shall the others call you?
name-keep = That’s me

invite-title = Invite
invite-qr = QR code of the table’s link
invite-link = Link
invite-copy = Copy link
invite-copied = Copied
invite-share = Share

side-white = White
side-black = Black
seats-title = Seats
seats-taken = { $taken } of { $seats }
seats-sit = Sit here
seats-free = free seat
seats-move = Move here
seats-bot = Add a bot
seats-full = Every seat is taken. You can watch.
seats-sent-away = The host has sent you away from this table. You can watch.
people-title = Players
people-you = (you)
people-host = host
people-here = here
people-away = not connected
people-left = got up
people-manage = Options for { $name }
people-other-side = To the other team
people-hand-over = Make host
people-kick = Send away
people-replace = Put a bot here
people-rename = Rename
people-device = Move my seat to another device
people-leave = Leave my seat
bot-novice = bot, beginner
bot-agent = bot, agent
bot-master = bot, master
device-title = Your seat, on another device
device-why = Open this link there, once. It is as good as your seat: show it to nobody else.
device-qr = QR code that moves your seat
device-back = Back to the table
device-take-title = Take your seat here?
device-take-why = The seat moves to this device. The other one can only watch from now on.
device-take = Take the seat

talk-title = Talk
talk-empty = Nothing was said yet.
talk-you = You
talk-to-team = team
talk-say-team = To your team
talk-say-table = To the whole table
talk-silent = You may listen to your team, but not speak: it is your code that they guess.
talk-react = React
talk-from = from { $name }

options-title = House rules
options-yours = You decide; everyone sees the changes.
options-host = The host decides.
option-sand = Sand timer
option-sand-line = Runs for the second Encryptor once the first is done.
option-sand-0 = Off
option-sand-30 = 30 s
option-sand-60 = 60 s
option-sand-90 = 90 s
option-referee = Referee
option-referee-line = Warns of doubtful clues; strict refuses them.
option-referee-off = Off
option-referee-normal = Warns
option-referee-strict = Strict
option-confirm = A guess is sealed by
option-confirm-one = One of us
option-confirm-all = All of us
option-guess = Time for a guess
option-guess-0 = Unlimited
option-guess-120 = 2 min
option-guess-300 = 5 min
option-laser = Laser Drive
option-laser-line = Expansion: a category each round, and Laser tokens for naming a keyword. The number is the price of one try.
option-laser-0 = Without
option-laser-1 = 1
option-laser-2 = 2
option-laser-3 = 3
option-words = Words
option-words-house = All
option-words-family = Family
option-words-expert = Expert
option-own = Bring your own words
option-own-count = { $count } words of your own are in play.
option-own-label = One word a line, at least 24
option-own-use = Use these words
option-pace = Pace
option-pace-0 = All at once
option-pace-24 = A day a step
option-pace-72 = Three days
option-bots = Bots
option-bots-line = How well they play, those already seated included.
option-bots-novice = Beginner
option-bots-agent = Agent
option-bots-master = Master
option-listed = Open to all
option-listed-off = By link only
option-listed-on = Listed
option-advanced = Advanced reveal
option-advanced-line = At the start not every card may be shown: not the lowest or highest, and no neighbours.
option-advanced-off = Off
option-advanced-on = On
option-mystery = Mystery
option-mystery-line = Four or five players: four more cards lie face down.
option-mystery-off = Off
option-mystery-on = On
option-corruption = Corruption
option-corruption-line = The point paid for a second guess goes to the card’s owner.
option-corruption-off = Off
option-corruption-on = On
option-turn = Time for a turn
option-turn-0 = Unlimited
option-turn-60 = 1 min
option-turn-120 = 2 min
option-turn-300 = 5 min
people-kick-ask = Remove { $name }? They can watch, but not sit down again until you let them.
people-kick-bot-ask = Remove the bot { $name }?
people-leave-ask = Leave your seat? Somebody else can take it.
people-leave-ask-playing = Leave in the middle of the game? The others play on without you. You can come back as long as nobody has taken your seat.
waiting-mystery = Mystery needs four or five players; there are { $count } of you.
waiting-cannot-mystery = Invite somebody, add a bot, or turn Mystery off in the house rules.
device-again = Make a new link
device-again-why = A link moves your seat to another device. Making a new one cancels the one before.
talk-to = Who reads it
talk-write = Write a message
absent-away = { $name } is away.
absent-left = { $name } has left.
absent-host = { $name }, the host, is away.
absent-host-take = Become host
