team-white = White
team-black = Black
team-called = { $name }
team-white-of = White’s
team-black-of = Black’s
team-called-of = { $name }’s
name-of = { $name }’s
team-you = your team
team-you-alone = you
interceptor = Inter­ceptor
round = Round
round-of = Round { $round }: { $name }
number = { $number }
title-turn = ● { $title }
place = clue { $place }
category = Category
category-duty = At least one of your clues must fit the category. If all three fit, your team gets a Laser token.

score-title = Score
tokens-held-int = Interceptions: { $count } of 2.
tokens-held-mis = Miscommunications: { $count } of 2.
tokens-held-three = Interceptor’s tokens: { $count } of 2.
tokens-held-laser = Laser tokens: { $count }.
tokens-int = Interceptions
tokens-mis = Miscommunications
tokens-three = Tokens
tokens-laser = Laser
token-help-title = What the tokens mean
token-int = Interception: you guessed the other team’s code. 2 = you win.
token-mis = Miscommunication: your team got its own code wrong. 2 = you lose.
token-laser = { $cost ->
        [one] Laser: all three clues fitted the category. 1 = one try at an opposing keyword.
       *[other] Laser: all three clues fitted the category. { $cost } = one try at an opposing keyword.
    }
token-three = The Interceptor gets a token for every code they intercept, and for every code the team gets wrong. 2 = the Interceptor wins.

step-encrypt = Write clues
step-guess = { $team } guesses
step-laser = Laser Drive
step-tie = Tie-break
step-over = Game over

do-wait = The game is about to start.
do-wait-why = The keywords are being dealt.
do-encrypt = You’re the Encryptor. Write three clues.
do-encrypt-why = One per digit, in this order: clear to your team, baffling to { $others }.
do-encrypt-done = Your clues are sent.
do-encrypt-done-why = The other Encryptor is still writing.
do-encrypt-wait = { $name } is writing clues for your team.
do-encrypt-wait-why = Meanwhile, check the note sheet: what could the other team’s keywords be?
do-encrypt-wait-first = { $name } is writing clues for your team.
do-encrypt-wait-first-why = Meanwhile, look at your four keywords: each clue will point to one of them.
do-encrypt-wait-two = { $name } is writing clues for you.
do-encrypt-wait-two-why = Meanwhile, look at your keywords and the clues so far.
do-encrypt-wait-three = { $name } is writing three clues.
do-encrypt-wait-three-why = Meanwhile, check the note sheet: what could their keywords be?
do-encrypt-wait-three-first = { $name } is writing three clues.
do-encrypt-wait-three-first-why = In round 1 you only watch. From round 2 on you try to intercept the code.
do-encrypt-away = We’re waiting for { $name }, who is offline.
do-encrypt-away-why = If this takes a while, a teammate can write instead.
do-encrypt-watch = The clues are being written.
do-encrypt-watch-why = You’ll see them when the guessing starts.
do-guess = { $guessers ->
        [one] Crack { $name }’s code.
       *[other] Crack { $name }’s code together.
    }
do-guess-why = Match each clue to a keyword. { $others } is trying too.
do-guess-first = { $guessers ->
        [one] Crack { $name }’s code.
       *[other] Crack { $name }’s code together.
    }
do-guess-first-why = Match each clue to a keyword. Nobody intercepts in round 1.
do-guess-done = { $guessers ->
        [one] Your guess is locked in.
       *[other] Your team’s guess is locked in.
    }
do-guess-done-why = The code is revealed as soon as { $others } is done too.
do-guess-silent = Shh! Your team is guessing your code.
do-guess-silent-why = You see your team’s picks and chat. Don’t react!
do-guess-round-one = { $team } is guessing its first code.
do-guess-round-one-why = Nobody intercepts in round 1. Remember these clues!
do-fits = Do these clues fit the category?
do-fits-why = Mark the ones that don’t, then confirm. Nobody intercepts in round 1, but remember the clues!
do-intercept = { $guessers ->
        [one] Intercept { $name }’s code.
       *[other] Intercept { $name }’s code together.
    }
do-intercept-why = Which number does each clue stand for? Their earlier clues are below.
do-intercept-done = { $guessers ->
        [one] Your interception is locked in.
       *[other] Your team’s interception is locked in.
    }
do-intercept-done-why = The code is revealed as soon as { $team } is done too.
do-guess-watch = { $team } is guessing { $name }’s code.
do-guess-watch-why = { $others } is trying to intercept it. Both guesses stay hidden until both are in.
do-guess-watch-first = { $team } is guessing { $name }’s code.
do-guess-watch-first-why = Nobody intercepts in round 1.
do-laser = Guess one of their keywords, or pass.
do-laser-why = A right word earns you an Interception token. The Laser tokens are gone either way.
do-laser-judge = Does their word count?
do-laser-judge-why = A plural or another spelling of one of your keywords can count. You decide.
do-laser-asked = The other team is checking your word.
do-laser-asked-why = It isn’t exactly a keyword, but a close match can count.
do-laser-wait = Laser Drive: last tries at a keyword.
do-laser-wait-why = The round ends when nobody wants another try.
do-keywords = It’s a tie! Guess { $whose } four keywords.
do-keywords-why = In any order. Whoever gets more right wins.
do-keywords-wait = It’s a tie! Both teams guess the other’s keywords.
do-keywords-wait-why = Whoever gets more right wins.
do-judge = Which of their words do you accept?
do-judge-why = A plural or another spelling can count. You decide about your own keywords.
do-judge-wait = The guessed keywords are being checked.
do-judge-wait-why = Each team decides about close matches with its own keywords.

code-private = Only you see this code
keys-title = Your keywords
clue-label = Clue { $place }, for { $keyword }
clue-form = How you give this clue
clue-form-text = Write
clue-form-drawing = Draw
clue-form-aloud = Act it out
clue-aloud = acted out
clue-aloud-how = Hum, mime or dance it when your team guesses. You write nothing.
clue-blank = no clue
clue-drawing = a drawing
clue-canvas = Draw here with a finger, a pen or the mouse
clue-wipe = Clear
clue-rules-title = What’s allowed?
clue-rules =
    A clue is about the meaning of its keyword. Anyone could know it: no inside jokes.
    Not about spelling, number of letters, pronunciation or position.
    None of your own keywords, and no translation of one.
    No clue your team has given before.
clues-insist = Use them anyway
clues-send = Send clues
clues-send-why = You can’t change them afterwards.
verdict-fine = OK.
verdict-doubt = Careful.
verdict-refuse = Not allowed.
encryptor-writing = is writing
encryptor-done = is done
encryptor-replace = { $name } writes instead
timer-done = { $team } is done.

rule-empty = Still empty.
rule-too-long = Too long.
rule-control = Contains characters that can’t be shown.
rule-repeat = Your team has already given this clue.
rule-keyword = Contains one of your own keywords, or a form of it.
rule-code = Gives away the code.
rule-translation = Looks like a translation of a keyword.
rule-spelling = May hint at the spelling.
rule-letters = May hint at the number of letters.
rule-position = May hint at the keyword’s position.
rule-sound = May hint at the pronunciation.

board-title = Your guess
board-clues = The clues
board-clue = Clue { $place }: { $clue }
board-confirm = Lock in guess
board-confirm-interception = Lock in interception
board-solo = You can’t change it afterwards.
board-one = First to confirm decides for everyone.
board-all = Counts once everyone picks the same code.
board-sure = Confirmed by { $names }.
board-unconfirm = Undo
state-decrypted = has locked in a guess
state-decrypting = is guessing
state-intercepted = has locked in an interception
state-intercepting = is trying to intercept
state-judged = has checked the category
state-judging = is checking the category
part-done = done
part-open = still thinking
agree-all = Counts once everyone on your team has confirmed.

sheet-title = Note sheet
sheet-yours = your team
sheet-public = everyone sees this
sheet-unknown = unknown
sheet-empty = Nothing here yet. Once a code is revealed, its clues appear under the keyword numbers.
sheet-rounds = Round by round
sheet-clue = Clue
sheet-intercepted = Interception
sheet-guessed = Guess
sheet-code = Code

reveal-title = Interception, guess and code
reveal-open = { $whose } code, round { $round }
reveal-safe = { $team } got the code right. { $others } didn’t.
reveal-safe-first = { $team } got the code right.
reveal-intercepted = { $others } intercepted the code.
reveal-lost = { $team } got its own code wrong.
reveal-both = { $others } intercepted the code. { $team } got it wrong.
reveal-late = { $team } ran out of time.
reveal-late-both = { $others } intercepted the code. { $team } ran out of time.
reveal-takes = { $team } gets a token
reveal-again = Show again
reveal-on = Continue
digit-right = right
digit-wrong = wrong
digit-missing = no answer
stamp-intercepted = Intercepted
stamp-lost = Miscommunication
stamp-safe = Understood
gain-int = { $count ->
        [one] 1 Interception. One more, and { $team } wins.
       *[other] { $team } now has { $count } Interceptions.
    }
gain-mis = { $count ->
        [one] 1 Miscommunication. One more, and { $team } loses.
       *[other] { $team } now has { $count } Miscommunications.
    }
gain-laser = All three clues fit the category: a Laser token for { $team }.

laser-label = One of the opponents’ keywords
laser-try = { $cost ->
        [one] Guess for 1 Laser token
       *[other] Guess for { $cost } Laser tokens
    }
laser-try-why = The tokens are gone, right or wrong.
laser-pass = Pass
laser-asked = being checked
laser-fits-title = Do their clues fit the category?
laser-fits = Fits
laser-fits-not = Doesn’t

keywords-title = Opponents’ keywords
keywords-label = Word { $place }
keywords-confirm = Lock in four words
keywords-empty = You left a word empty. A guess costs nothing!
judge-words = { $team } guessed:
judge-near = (close match)
judge-accept = Accept as
judge-none = Not a keyword
judge-confirm = Confirm

end-wins = { $team } wins!
end-shared = A draw: both teams win.
end-interceptions = { $team } has two Interceptions.
end-miscommunications = { $team } has two Miscommunications.
end-three = { $team } has two tokens.
end-rounds = Five rounds are over, and the Interceptor doesn’t have two tokens.
end-points = Points decided it: Interceptions minus Miscommunications.
end-keywords = Tied on points. The guessed keywords decided it.
end-keywords-shared = Tied on points, and on guessed keywords.
end-right-words = { $count ->
        [0] No word right.
        [one] 1 word right.
       *[other] { $count } words right.
    }
end-after = After round { $round }
end-record = Download log
end-rounds-title = Round by round
end-code-of = { $whose } code
legend-int = intercepted
legend-mis = own team got it wrong
stats-title = Stats
stats-understood = Own codes right
stats-intercepted = Codes intercepted
stats-digits = Right digits when intercepting
stats-words = Words per clue

why = { $name } is { $share }% sure: { $reasons }.
why-keyword = “{ $clue }” fits { $word } ({ $digit })
why-earlier = “{ $clue }” fits “{ $word }”, an earlier clue for { $digit }
why-unsure = “{ $clue }” is little more than a guess
why-guess = { $digit } is just a guess

do-encrypt-wait-done = { $name } is done.
do-encrypt-wait-done-why = The other team is still writing. Then the guessing begins.
reveal-all = Codes shown so far
board-differ = You don’t agree yet. Talk it over and change a pick:
board-picked = { $name }: { $digit }
board-ask = { $name } picked { $digit } for clue { $clue }.
board-anyway = Lock in anyway
earlier-title = Opponents’ earlier clues
pencil-label = Your team’s idea of keyword { $digit }
pencil-hint = note…
clue-undo = Undo
end-you-win = { $people ->
        [one] You win!
       *[other] Your team wins!
    }
end-you-lose = { $people ->
        [one] You lose.
       *[other] Your team loses.
    }
end-winners = { $team } wins: { $names }.
highlights-title = Highlights
highlights-clue = Clue of the game: “{ $clue }” for { $keyword }, by { $name }.
highlights-interception = Luckiest interception: { $others } intercepted { $whose } code { $code } in round { $round }.
highlights-miss = Closest miss: { $others } guessed { $guess } for { $code } in round { $round }.
picture-round = Round { $round }: { $codes }
why-link = “{ $clue }” is close to “{ $link }”, which fits { $word } ({ $digit })
why-no-link = no link found for “{ $clue }”, so { $word } ({ $digit }) is a guess
why-read = How { $name } read your clues: { $reasons }.
