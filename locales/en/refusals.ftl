refusal = That didn’t work. Reload the page and try again.
refusal-bad-form = The server couldn’t read that. Reload the page and try again.
refusal-too-many-requests = That was too fast. Wait a moment and try again.
refusal-unavailable = The table can’t be reached right now. Nothing is lost. Try again.
refusal-damaged = This table is broken. Open a new one.
refusal-busy = Too many people did something at once. Try again.

refusal-no-such-table = There is no such table. Check the code.
refusal-host-only = Only the host can do that. Ask the host.
refusal-not-seated = Only players can do that. Take a seat first.
refusal-already-seated = You already have a seat at this table. Reload the page to see it.
refusal-no-such-chair = There is no such seat. Choose another one.
refusal-chair-taken = Someone is already sitting there. Choose another seat.
refusal-table-full = Every seat is taken. You can watch until one is free.
refusal-no-such-player = That player is no longer at the table. Choose someone else.
refusal-removed = The host removed you from this table. You can watch, or ask the host to let you play again.
refusal-other-side = You have seen the other team’s secrets. Take a seat in that team, or wait for the next game.
refusal-bad-name = Enter a name of 1 to { $longest } characters.
refusal-bad-nonce = Leave the random text empty or use at most { $longest } letters and digits.
refusal-bad-settings = That choice isn’t possible. Try another one.
refusal-bad-word-list = This word list can’t be used. Enter 24 to 1,000 different words, one per line.
refusal-already-started = The game has already started. You can do that before the next one.
refusal-not-started = The game hasn’t started yet. Wait for the host.
refusal-not-finished = The game isn’t over yet. Finish it first.
refusal-wrong-number = You need { $fewest } to { $most } players, but there are { $players } of you. Invite someone or add bots.
refusal-uneven-sides = The teams aren’t even. You need 2 to 4 in each, or 2 against 1.
refusal-other-game = This table plays another game. Reload the page.
refusal-not-in-order = The host can’t do that for a player. The player has to do it.
refusal-no-team = You have no team in this game. Write to everyone instead.
refusal-must-be-silent = You know a code. Don’t write to your team until it’s revealed.
refusal-bad-text = Write 1 to { $longest } characters.
refusal-no-such-emoji = Choose one of the reactions shown.
refusal-no-such-bot = There is no bot of that level for this game. Choose another one.
refusal-link-void = This link has already been used or replaced. Make a new one under Players.
refusal-nothing-changed = Already done.
refusal-turn-is-over = That turn is already over. Look at the table again.
refusal-nobody-to-nudge = Nobody else has to move right now.
refusal-nudged-already = Someone gave a nudge less than a minute ago. Wait a little.

refusal-players-only = Only a player can do that. Take a seat first.
refusal-table-only = That happens by itself. There’s nothing you need to do.
refusal-game-over = The game is over. Start a rematch.
refusal-not-due = There’s still time on the clock. Wait a moment.
refusal-not-now = You can’t do that now. The page shows what comes next.
refusal-no-such-seat = There is no such seat in this game. Reload the page.

refusal-uneven-teams = The teams aren’t even. You need 2 to 4 in each, or 2 against 1.
refusal-too-few-words = There aren’t enough words: { $needed } needed, { $found } found. Add some to the list.
refusal-no-categories = There are no Laser Drive categories in this language. Choose another language, or switch Laser Drive off.
refusal-laser-needs-teams = Laser Drive needs two teams. Switch it off, or find a fourth player.
refusal-option-out-of-range = One of the options can’t be set like that. Choose another value.
refusal-unfit-text = That’s too long, or has characters that can’t be shown. Change it.
refusal-not-the-encryptor = Only the Encryptor writes clues. You guess afterwards.
refusal-clues-given = The clues have been sent and can’t be changed. Now it’s your team’s turn to guess.
refusal-clue-refused = Change clue { $slot }, it isn’t allowed.
refusal-clue-empty = Write clue { $slot } first.
refusal-clue-doubted = Change clue { $slot }, or tick “Use them anyway”.
refusal-encryptor-must-be-teammate = Choose someone else from the same team.
refusal-encryptor-is-online = The Encryptor is online and writes the clues. You can only take over when they’re offline.
refusal-encryptor-is-silent = It’s your own code, so your team guesses without you.
refusal-no-interception-in-round-one = Nobody intercepts in round 1. From round 2 on you can.
refusal-already-locked-in = Your team has already locked in its answer. Wait for the others.
refusal-marks-incomplete = Give every clue a number first, each a different one.
refusal-not-confirmed = You haven’t confirmed anything yet. Just change your picks.
refusal-no-laser-drive = This table plays without Laser Drive. Reload the page.
refusal-not-yours-to-judge = The other team decides that. Wait for them.
refusal-too-few-lasers = { $cost ->
        [one] A try costs 1 Laser token, and your team has { $held }. Pass this time.
       *[other] A try costs { $cost } Laser tokens, and your team has { $held }. Pass this time.
    }
refusal-no-word = Write a word first.

refusal-wrong-number-of-players = You need 3 to 6 players. Invite someone or add bots.
refusal-mystery-needs-four-or-five = Mystery needs 4 or 5 players. Switch it off, or change the number of players.
refusal-not-dealt = The cards haven’t been dealt yet. Wait a moment.
refusal-not-your-turn = It’s not your turn yet. Wait for the others.
refusal-not-reveal-phase = Everyone has shown two cards. Now you guess.
refusal-still-reveal-phase = First everyone shows two cards. Then you guess.
refusal-no-such-position = There is no card in that position. Choose another one.
refusal-already-revealed = That card is already face up. Choose a hidden one.
refusal-reveal-not-allowed = You may not show that card with Advanced reveal. Choose one you can tap.
refusal-own-card = That’s your own card. Choose another player’s.
refusal-no-such-number = That number isn’t in this game. Choose another one.
refusal-bluff-unconfirmed = That number can’t be right. Tick the bluff box if you want to guess it anyway.
refusal-nothing-to-decline = There’s no second guess to skip. Wait for your next turn.
refusal-no-clock = No timer is running. Reload the page.
refusal-repeated-word = { $word } is listed twice. Remove one of them.
refusal-already-named = Your team has already guessed that word. Try another one.
refusal-try-undecided = The other team is still checking your last word. Wait for the answer, or pass.

refusal-too-many-notes = There is room for { $most } notes. Delete one first.

refusal-too-slow = That didn’t arrive in time. Try again.
refusal-too-many-onlookers = Too many people are watching this table already. Try again later.
refusal-other-seat = You already had another seat in this game and know its secrets. Go back to it, or wait for the next game.
refusal-table-locked = The host has closed this table to new players. Ask them to open it.
refusal-not-away = That player is online. Wait for them.
refusal-help-not-allowed = The host has switched this help off. Play without it.
