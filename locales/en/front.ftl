front-title = Black Chamber: secret codes with friends
front-hero = Write to your friends. Someone is reading.
front-lead = Two games of secret codes for three to eight people, at one online table. Nothing to install, no account: send a link and begin.
front-description = Decrypto and Kryptos online, free, in four languages: open a table, send the link, play.
front-begin = Begin
art-label = Example: three clues that stand for the code 4, 2, 1
art-telegram = Telegram
art-round = White, round 1
art-clue-1 = Moon in September
art-clue-2 = Slow river
art-clue-3 = Keeper on the cliff

new-title = New table
new-game = Game
new-open = Open a new table
new-more = More choices
new-name = Your name
new-words = Language of the words
new-listed = Show it among the open tables
game-decrypto = Decrypto
game-decrypto-line = Two teams. Three clues for one code.
game-kryptos = Kryptos
game-kryptos-line = Sorted hands, hidden numbers.
players-range = { $least }–{ $most } players
join-title = Join by code
join-label = The table’s code, from a friend
join-go = Join
bots-title = Play with bots
bots-line = Alone tonight? Take a seat and let the house fill the others.
bots-go = Play now

open-title = Open tables
open-line = Anyone may sit down or watch.
open-none = No table is open to all just now. Be the first: open one and list it.
open-free = { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
open-playing = in play
open-sit = Sit down
open-watch = Watch
open-at = at { $table }

learn-title = Learn in three minutes
learn-decrypto-1 = Your team sees four secret words, numbered 1 to 4.
learn-decrypto-2 = Your Encryptor draws a code such as 4-2-1 and gives one clue per digit.
learn-decrypto-3 = You name the code. From round two the other team tries to name it too.
learn-decrypto-go = All rules of Decrypto
learn-kryptos-1 = Every hand is sorted from low to high; you see the places, not the numbers.
learn-kryptos-2 = Say it aloud: “Bo’s third card is 17.”
learn-kryptos-3 = Right guesses score up to three points. Fifteen points end the game.
learn-kryptos-go = All rules of Kryptos
join-malformed = A table code has eight letters and digits, like 3HZA UU2Q. Check it and try again.
join-unknown = No table has this code. Check it with whoever sent it.
