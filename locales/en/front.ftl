front-title = Black Chamber: secret codes with friends
front-hero = Write to your friends. Someone is reading.
front-lead = Two games of secret codes for 3 to 8 players, right in your browser. No app, no account: send a link and play.
front-description = Play Decrypto and Kryptos online, free, in four languages: open a table, send the link, play.
front-begin = Start playing
art-label = Example: three clues that stand for the code 4-2-1
art-telegram = Telegram
art-round = White, round 1
art-clue-1 = Moon in September
art-clue-2 = Slow river
art-clue-3 = Keeper on the cliff

new-title = New table
new-game = Game
new-open = Open a table
new-more = More options
new-name = Your name
new-words = Language of the keywords
new-listed = List it under open tables: anyone can join
game-decrypto = Decrypto
game-decrypto-line = Two teams, three clues, one secret code
game-kryptos = Kryptos
game-kryptos-line = Deduce the hidden cards
players-range = { $least }–{ $most } players
join-title = Join a table
join-label = Table code or link
join-go = Join
bots-title = Play with bots
bots-line = Alone? Bots fill the other seats.
bots-go = Play now

open-title = Open tables
open-line = Anyone can join or watch.
open-more = { $count } more
open-none = No open tables right now. Open one and list it here.
open-free = { $free ->
        [one] 1 free seat
       *[other] { $free } free seats
    }
open-playing = playing
open-sit = Join
open-watch = Watch
open-at = at { $table }’s table

learn-title = Learn it in three minutes
learn-decrypto-1 = Your team shares four secret keywords, numbered 1 to 4.
learn-decrypto-2 = Your Encryptor draws a code such as 4-2-1 and gives one clue per digit.
learn-decrypto-3 = You guess the code. From round 2 on, the other team tries to intercept it.
learn-decrypto-go = All the rules of Decrypto
learn-kryptos-1 = Every hand is sorted from low to high. You see where the cards are, not what they are.
learn-kryptos-2 = Make a guess: “Bo’s third card is 17.”
learn-kryptos-3 = A right guess scores up to 3 points. The game ends when someone has 15.
learn-kryptos-go = All the rules of Kryptos

join-malformed = A table code has eight letters and digits, like 3HZA UU2Q. Check it and try again.
join-unknown = No table has this code. Check it with whoever sent it.
