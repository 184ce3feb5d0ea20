rules-contents = Contents
rules-at-table = At this table

rules-decrypto-lead = Two teams send coded messages that everyone can read. Be clear to your team and baffling to the others.
rules-decrypto-aim-title = Aim of the game
rules-decrypto-aim =
    For 4 to 8 players in two teams of 2 to 4 (for three players see below). Each team has four secret keywords, numbered 1 to 4, for the whole game. Only the team sees them.
    A code is three different digits from 1 to 4, in order, for example 4-2-1. Guess the other team’s code, and you get an Interception token. Get your own code wrong, and you get a Miscommunication token.
rules-decrypto-encrypt-title = 1. Write clues
rules-decrypto-encrypt =
    Each round, each team has a new Encryptor. Both Encryptors draw a code that only they see. Each writes three clues, one per digit, in the order of the code.
    With the sand timer, the clock starts when the first Encryptor is done. Whatever the other one hasn’t written in time stays blank.
rules-decrypto-guess-title = 2. Your team guesses
rules-decrypto-guess =
    White’s clues are shown first. White’s other players match each clue to a keyword and lock in a code.
    The Encryptor sees the picks and the team chat, but must not write or react until the code is revealed.
rules-decrypto-intercept-title = 3. The other team intercepts
rules-decrypto-intercept =
    From round 2 on, all of Black guesses the same code at the same time, its Encryptor included. Black doesn’t know the keywords, but all earlier clues are on the note sheet. Both guesses stay hidden until both are in. Nobody intercepts in round 1.
rules-decrypto-resolve-title = 4. Reveal the code
rules-decrypto-resolve =
    First the interception is shown, then White’s guess, then the code. If Black is right, Black gets an Interception token. If White is wrong, White gets a Miscommunication token. Both can happen at once.
    A wrong interception costs nothing, and a right guess at your own code earns nothing. The clues go under their keyword numbers on the note sheet, for everyone to see.
    Then it’s the same with Black’s clues. This part is always played.
rules-decrypto-end-title = End of the game
rules-decrypto-end =
    The winner is decided only at the end of a round. A team wins if it has two Interceptions, or if its opponents have two Miscommunications.
    If that’s true of both teams, or of neither after round 8, points decide: Interceptions minus Miscommunications. Still tied? Each team guesses the other’s four keywords, in any order. Whoever gets more right wins. If that’s tied too, both teams win.
rules-decrypto-clues-title = What is a clue?
rules-decrypto-clues =
    A clue is about the meaning of its keyword. It can be a word, a sentence, a drawing, or something you act out. It must be something anyone could know: no inside jokes.
    Not allowed: hints at spelling, number of letters, pronunciation or position; your own keywords, or a translation of one, even for another keyword; the code itself; a clue your team has already given.
    The referee blocks what is certainly against the rules and warns the Encryptor about what might be. It never looks at the other team’s keywords.
rules-decrypto-three-title = Three players
rules-decrypto-three =
    Two players form a team and take turns as Encryptor. The third is the Interceptor, who has no keywords and writes no clues. There is one code per round and at most five rounds.
    The Interceptor gets a token for every code they intercept, from round 2 on, and one for every code the team gets wrong, even in round 1. With two tokens the Interceptor wins. Otherwise the team wins.
rules-decrypto-laser-title = Laser Drive
rules-decrypto-laser =
    An expansion for two teams that you can switch on. Each round has a category for both teams, such as film titles. At least one of your three clues must fit it. If all three fit, your team gets a Laser token.
    The other team decides what fits, and no code is revealed before they could. A clue counts as fitting unless they say otherwise, and a blank never fits. If no clue fits, there is no token and the game goes on.
    At the end of a round, before the winner is decided, you can pay Laser tokens for a try at one of the opponents’ keywords. If it’s right, or the opponents accept it as another form of their keyword, you get an Interception token. The Laser tokens are gone either way. The price of a try, 1 to 3 tokens, is an option of the table. Price and judging are our own rules.

example-aim = White’s keywords in this example, and the two tokens.
example-encrypt = White’s Encryptor has drawn 4-2-1 and writes one clue for each digit.
example-guess = Round 1: White’s team matches the clues to its keywords and guesses 4-2-1. That’s right.
example-intercept = Round 2: Black sees three new clues. The first two remind Black of earlier clues for 2 and 4, the third fits neither, so Black guesses 2-4-3.
example-resolve = The code is 2-4-3. White was right, but so was Black: Black gets an Interception token.
example-chosen = (chosen)
example-keyword-1 = Lighthouse
example-keyword-2 = Glacier
example-keyword-3 = Piano
example-keyword-4 = Harvest
example-clue-1 = Crevasse
example-clue-2 = Wheat
example-clue-3 = Black and white

rules-kryptos-lead = Everyone has a row of cards in rising order. Work out which numbers the others have.
rules-kryptos-aim-title = Aim of the game
rules-kryptos-aim =
    For 3 to 6 players. Guess the others’ hidden cards to score points. When someone has 15 points, the round is finished, and whoever has the most points wins.
rules-kryptos-deal-title = The deal
rules-kryptos-deal =
    The cards are numbered 1 to 48 in four alternating colours, so neighbouring numbers never have the same colour. With fewer players the highest cards are not used.
    Each hand is sorted, with the lowest card in position 1. Everyone sees how many hidden cards of each colour you have. Leftover cards stay face down: only their colours are known, and nobody can guess them. Everyone starts with 2 points.
deal-players = Players
deal-cards = Cards
deal-hand = Per hand
deal-left = Left
rules-kryptos-reveal-title = First, everyone shows two cards
rules-kryptos-reveal =
    The last player in turn order begins, then the first player, and so on: everyone shows one of their own cards, then in the same order a second one. The cards stay in their places.
example-reveal = Bo has shown the 7 and the 9. Numbers 1 to 9 mark the positions.
rules-kryptos-turn-title = Your turn
rules-kryptos-turn =
    Choose a hidden card of another player and say its number. You have to make one guess.
    If you’re right, the card is revealed and you score 3 points, or as many as that player had hidden cards if they had fewer than three. If you’re wrong, everyone knows what this card is not.
    You may bluff and say a number that can’t be right. The page asks you first.
example-turn = The hand is sorted, so only the 8 fits between 7 and 9. Bo still had seven hidden cards: 3 points.
rules-kryptos-second-title = A second guess
rules-kryptos-second =
    After a wrong guess you can pay 1 point for one more guess. It can be any hidden card of any other player, even the same one, and scores the same. There is never a third guess. With 0 points you can’t guess again.
rules-kryptos-end-title = End of the game
rules-kryptos-end =
    When someone reaches 15 points, the game ends after the turn of the last player in turn order, so everyone has had the same number of turns. That holds even if the points drop again. The most points win, also more than 15. If tied, whoever came earlier in turn order wins.
    The game also ends when all cards are revealed. Whoever has nothing left to guess is skipped.
rules-kryptos-advanced-title = Variant: Advanced reveal
rules-kryptos-advanced =
    Limits which two cards you may show at the start. Not your lowest or your highest card. The second card must not be one above or one below your first. And no colour may be shown more than twice by all players together (with 3 or 4 players) or three times (with 5 or 6).
    If that leaves you no card, the colour rule is dropped first, then the neighbour rule, then the rule about lowest and highest.
rules-kryptos-mystery-title = Variant: Mystery
rules-kryptos-mystery =
    Only with 4 or 5 players: four more cards are used, and four cards stay face down. Only their colours are known.
rules-kryptos-corruption-title = Variant: Corruption
rules-kryptos-corruption =
    The point you pay for a second guess goes to the owner of the card, whether you’re right or wrong. That point can end the game too.
