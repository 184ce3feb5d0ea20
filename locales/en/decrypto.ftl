team-white = White
team-black = Black
team-called = { $name }
team-you = you
interceptor = Interceptor
round = Round
round-of = Round { $round }: { $name }
number = { $number }
title-turn = ● { $title }
place = { $place ->
        [1] first
        [2] second
       *[3] third
    }
category = Category

score-title = Score
tokens-held = Interceptions: { $interceptions } of 2. Miscommunications: { $miscommunications } of 2. Laser tokens: { $lasers }.
tokens-int = Interceptions
tokens-mis = Miscommunications
tokens-laser = Laser

step-encrypt = Encrypt
step-guess = { $team } guesses
step-laser = Laser Drive
step-tie = Tie-break
step-over = The end

do-wait = The game is about to begin.
do-wait-why = The words are being dealt.
do-encrypt = You are the Encryptor. Write three clues.
do-encrypt-why = One per digit, in this order: clear to your team, dark to { $others }.
do-encrypt-given = Your clues are sealed.
do-encrypt-given-why = Now the other Encryptor has to finish.
do-encrypt-wait = { $name } is writing clues for you.
do-encrypt-wait-why = Meanwhile read the note sheet: what could the others’ keywords be?
do-encrypt-wait-first = { $name } is writing clues for you.
do-encrypt-wait-first-why = Meanwhile look at your four keywords: each clue will hint at one of them.
do-encrypt-wait-three = { $name } is writing three clues.
do-encrypt-wait-three-why = Meanwhile read the note sheet.
do-encrypt-watch = The clues are being written.
do-encrypt-watch-why = You will see them when they are guessed.
do-guess = Agree on { $name }’s code.
do-guess-why = One keyword for each clue. { $others } is trying to read the same three.
do-guess-first = Agree on { $name }’s code.
do-guess-first-why = One keyword for each clue. In the first round nobody intercepts.
do-guess-sealed = Your guess is sealed.
do-guess-sealed-why = The code is opened when { $others } is ready too.
do-guess-silent = Not a word: they are guessing your code.
do-guess-silent-why = You see your team’s marks and hear its talk, and give nothing away.
do-guess-round-one = { $team } is guessing its first code.
do-guess-round-one-why = In the first round nobody intercepts. Remember these clues.
do-intercept = Intercept { $name }’s code.
do-intercept-why = Which number does each clue belong to? Their earlier clues are on the note sheet.
do-intercept-sealed = Your interception is sealed.
do-intercept-sealed-why = The code is opened when { $team } is ready too.
do-guess-watch = { $team } is guessing { $name }’s code.
do-guess-watch-why = Both guesses are sealed before either is shown.
do-laser = Name one of their keywords, or hold your fire.
do-laser-why = A right word is worth an Interception. The Laser tokens are gone either way.
do-laser-wait = The Laser tokens are being spent.
do-laser-wait-why = The round ends when nobody wants another try.
do-keywords = A tie. Name the four keywords of { $others }.
do-keywords-why = In any order; more right words win.
do-keywords-wait = A tie. The teams name each other’s keywords.
do-keywords-wait-why = More right words win.
do-judge = Which of their words will you accept?
do-judge-why = A plural or another spelling may count: you decide about your own keywords.
do-judge-wait = The words are being judged.
do-judge-wait-why = The owners of the keywords decide about near forms.

code-private = For your eyes only
keys-title = Your keywords
clue-label = { $place ->
        [1] First
        [2] Second
       *[3] Third
    } clue, for { $keyword }
clue-form = Form of this clue
clue-form-text = Words
clue-form-drawing = Drawing
clue-form-aloud = Performed
clue-aloud = performed aloud
clue-aloud-how = Hum, mime or dance it when your team guesses; nothing is written.
clue-blank = left blank
clue-drawing = a drawing
clue-canvas = Draw here with finger, pen or mouse
clue-wipe = Wipe
clues-insist = Give them although the referee doubts
clues-seal = Seal the clues
clues-seal-why = Sealed clues stay as they are.
verdict-fine = Fine.
verdict-doubt = Doubtful.
verdict-refuse = Not allowed.
pen-writing = is writing
pen-done = has sealed
pen-hand = Give the pen to { $name }
glass-done = { $team } is done.

rule-empty = It says nothing yet.
rule-too-long = It is too long.
rule-control = It holds characters that cannot be shown.
rule-repeat = Your team has given it before; a team never repeats a clue.
rule-keyword = It holds one of your own keywords, or a form of it.
rule-code = It says the code.
rule-translation = It looks like a translation of a keyword.
rule-spelling = It may hint at the spelling.
rule-letters = It may hint at the number of letters.
rule-position = It may hint at the keyword’s place.
rule-sound = It may hint at the sound.

board-title = Your guess
board-clues = The clues
board-clue = { $place ->
        [1] First
        [2] Second
       *[3] Third
    } clue: { $clue }
board-seal = Seal the guess
board-seal-interception = Seal the interception
board-one = Whoever seals first seals for the team. A sealed guess stays as it is.
board-all = The guess is sealed when all of you have sealed the same.
board-sure = Sure: { $names }.
board-unconfirm = Take it back
seal-decrypted = has sealed its guess
seal-decrypting = is guessing
seal-intercepted = has sealed its interception
seal-intercepting = is trying to intercept
part-done = ready
part-open = still thinking
agree-one = Whoever seals first seals for the team.
agree-none = Everyone on your team has to agree.

sheet-title = Note sheet
sheet-yours = your team
sheet-public = seen by all
sheet-unknown = unknown
sheet-rounds = Round by round
sheet-clue = Clue
sheet-intercepted = Intercepted
sheet-guessed = Decrypted
sheet-code = Code

reveal-title = Interception, decryption and code
reveal-open = { $team }’s code, round { $round }
reveal-safe = { $team } understood, and nobody else did.
reveal-intercepted = { $others } read the message too.
reveal-lost = { $team } misread its own message.
reveal-both = { $others } read the message. { $team } did not.
reveal-takes = { $team } takes a token
reveal-again = See it again
reveal-on = Go on
digit-right = right
digit-wrong = wrong
digit-missing = missing
stamp-intercepted = Intercepted
stamp-lost = Misunderstood
stamp-safe = Delivered
gain-int = { $team }: { $count ->
        [one] first Interception. One more wins.
       *[other] { $count } Interceptions.
    }
gain-mis = { $team }: { $count ->
        [one] first Miscommunication. One more loses.
       *[other] { $count } Miscommunications.
    }
gain-laser = { $team }: all three clues fit, one Laser token.

laser-label = One of their keywords
laser-try = Name it for { $cost ->
        [one] one Laser token
       *[other] { $cost } Laser tokens
    }
laser-try-why = The tokens are gone whether you are right or not.
laser-hold = Hold
laser-fits-title = Do their clues fit the category?
laser-fits = Fits
laser-fits-not = Does not

keywords-title = Their keywords
keywords-label = Word { $place }
keywords-seal = Seal the four words
judge-words = { $team } named:
judge-near = (near form)
judge-accept = Accept as a form of
judge-none = Not a keyword
judge-seal = Seal the judgement

end-wins = { $team } wins.
end-shared = You share the victory.
end-tokens = Two tokens of a kind decided it.
end-rounds = Five rounds passed, and the Interceptor did not get there.
end-points = Points decided it: Interceptions less Miscommunications.
end-keywords = The keyword guess decided it.
end-keywords-shared = Level in points, and level in the keyword guess.
end-right-words = { $count ->
        [0] No right word.
        [one] One right word.
       *[other] { $count } right words.
    }
end-after = After round { $round }
end-rematch = Rematch with new words
end-record = Record of the game
end-rounds-title = Round by round
end-code-of = { $team }’s code
legend-int = intercepted
legend-mis = misunderstood by its own team
figures-title = Figures
figures-understood = Codes understood
figures-intercepted = Codes intercepted
figures-digits = Digits right when intercepting
figures-words = Words per clue

why = { $name } is { $share } % sure: { $reasons }.
why-keyword = “{ $clue }” goes with { $word } ({ $digit })
why-earlier = “{ $clue }” goes with “{ $word }”, an earlier clue for { $digit }
why-unsure = “{ $clue }” is hardly more than a guess
why-guess = { $digit } is a mere guess
do-encrypt-wait-done = { $name }’s clues are in.
do-encrypt-wait-done-why = The other team is still writing. Then the guessing begins.
reveal-all = Codes shown so far
board-differ = You don’t agree yet. Talk it over and change a pick:
board-picked = { $name }: { $digit }
board-ask = { $name } picked { $digit } for clue { $clue }.
board-anyway = Lock in anyway
earlier-title = Their earlier clues
pencil-label = Your team’s guess at keyword { $digit }
pencil-hint = note …
clue-undo = Undo
end-you-win = You win!
end-you-lose = You lost.
end-winners = { $team } wins: { $names }.
highlights-title = Highlights
highlights-clue = Clue of the game: “{ $clue }” for { $keyword }, by { $name }.
highlights-interception = Luckiest interception: { $others } read { $code } from { $team } in round { $round }.
highlights-miss = Nearest miss: { $others } guessed { $guess } for { $code } in round { $round }.
