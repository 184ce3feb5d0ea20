rules-decrypto-lead = Two teams pass messages in plain sight. Be clear enough for your friends, and dark enough for everyone else.
rules-decrypto-aim-title = The aim
rules-decrypto-aim =
    Each team has four secret keywords, numbered 1 to 4, for the whole game. A code is three different digits from 1 to 4, in order.
    Read the other team’s code: you take an Interception token, and two of them win. Fail to read your own: you take a Miscommunication token, and two of them lose.
rules-decrypto-encrypt-title = 1. Encrypt
rules-decrypto-encrypt =
    Every round each team has another Encryptor. Both draw a code that only they see and write three clues, one for each digit, in the order of the code.
    When one Encryptor is done, the sand timer runs for the other. What is not written when it has run out stays blank.
rules-decrypto-guess-title = 2. Guess
rules-decrypto-guess =
    White’s clues are shown first. White, without its Encryptor, agrees on the code. From the second round on, Black tries to intercept the same clues, with everybody taking part. Both guesses are sealed before either is shown.
    The Encryptor stays silent until the code is open.
rules-decrypto-resolve-title = 3. Open the code
rules-decrypto-resolve =
    The interception is shown, then the decryption, then the code. Tokens are taken, and the clues go under their keyword numbers on the note sheet, for all to see. Then the same with Black’s clues.
    A wrong interception costs nothing, and a right decryption earns nothing.
rules-decrypto-end-title = The end
rules-decrypto-end =
    Only at the end of a round do we look for a winner: a team with two Interceptions, or whose opponents have two Miscommunications. If that is true of both, or of nobody after round eight, points decide: Interceptions less Miscommunications.
    Still level? Each team names the four words it believes the others hold. More right words win; if those are level too, you share the victory.
rules-decrypto-clues-title = What makes a clue
rules-decrypto-clues =
    A clue is about the meaning of its keyword: a word, a phrase, a drawing, a tune. Never about its spelling, length, sound or place, never one of your own keywords or a translation, never a clue your team has used before, and only what anyone could know.
    The referee refuses what is certainly wrong and warns the Encryptor of what might be. It never looks at the opponents’ words.
rules-decrypto-three-title = Three players
rules-decrypto-three =
    Two play as a team and take turns as Encryptor; the third is the Interceptor. One code a round, at most five rounds. The Interceptor takes a token for every interception from round two on, and one whenever the team misunderstands itself. Two tokens win; otherwise the team does.
rules-decrypto-laser-title = Laser Drive
rules-decrypto-laser =
    An expansion, if you switch it on: every round has a category. If all three of a team’s clues fit, it takes a Laser token; the opponents judge. At the end of a round Laser tokens buy a try at one opposing keyword, worth an Interception if right. The price and the judging are our own house rules.

rules-kryptos-lead = Everyone holds a row of numbers in rising order. Work out what the others hold, one card at a time.
rules-kryptos-aim-title = The aim
rules-kryptos-aim =
    Name hidden cards of the others to score. When somebody reaches fifteen points the round is played out; then most points win, and on a tie whoever came earlier in turn order.
rules-kryptos-deal-title = The deal
rules-kryptos-deal =
    There are 48 cards, 1 to 48, in four colours that take turns: neighbours never share one. With fewer players the high cards stay out. Hands are sorted, the lowest card at place one. How many hidden cards of each colour you hold is public, and everyone starts with two points.
rules-kryptos-reveal-title = First, two open cards
rules-kryptos-reveal =
    Starting with the last player everyone turns over one card of their own, then another. The cards stay in their places.
rules-kryptos-turn-title = Your turn
rules-kryptos-turn =
    Point at a hidden card of somebody else and name its number. If you are right the card turns over and you score three points, or as many as that player had hidden if fewer. If you are wrong everyone knows that this card is not that number.
    After a wrong guess you may pay one point for one more.
rules-kryptos-end-title = The end
rules-kryptos-end =
    Fifteen points end the game after the last player in turn order, so that all have had the same number of turns. It stays so even if the points fall again.
rules-kryptos-options-title = Variants
rules-kryptos-options =
    Advanced reveal limits which cards may be opened at the start. Mystery lays four more cards face down, for four or five players. Corruption gives the point paid for a second guess to the owner of the card.
