refusal = Det gikk ikke. Last inn siden på nytt og prøv igjen.
refusal-bad-form = Det som ble sendt, kunne ikke leses. Last inn siden på nytt og prøv igjen.
refusal-too-many-requests = Det gikk for fort. Vent litt og prøv igjen.
refusal-unavailable = Bordet er ikke tilgjengelig akkurat nå. Ingenting er tapt. Prøv igjen.
refusal-damaged = Dette bordet er ødelagt. Åpne et nytt.
refusal-busy = For mange gjorde noe samtidig. Prøv igjen.

refusal-no-such-table = Dette bordet finnes ikke. Sjekk koden.
refusal-host-only = Det kan bare verten gjøre. Spør verten.
refusal-not-seated = Det kan bare spillerne gjøre. Ta en plass først.
refusal-already-seated = Du har allerede en plass ved dette bordet. Last inn siden på nytt for å se den.
refusal-no-such-chair = Den plassen finnes ikke. Velg en annen.
refusal-chair-taken = Det sitter noen der allerede. Velg en annen plass.
refusal-table-full = Alle plassene er opptatt. Du kan se på til en blir ledig.
refusal-no-such-player = Den spilleren er ikke lenger ved bordet. Velg en annen.
refusal-removed = Verten har fjernet deg fra dette bordet. Du kan se på, eller be verten om å få spille igjen.
refusal-other-side = Du har sett det andre lagets hemmeligheter. Ta en plass på det laget, eller vent til neste spill.
refusal-bad-name = Skriv et navn på 1 til { $longest } tegn.
refusal-bad-nonce = La den tilfeldige teksten være tom, eller bruk høyst { $longest } bokstaver og tall.
refusal-bad-settings = Det valget er ikke mulig. Velg noe annet.
refusal-bad-word-list = Ordlisten kan ikke brukes. Skriv 24 til 1000 ulike ord, ett per linje.
refusal-already-started = Spillet er i gang. Du kan gjøre det før neste spill.
refusal-not-started = Spillet har ikke begynt. Vent på verten.
refusal-not-finished = Spillet er ikke over ennå. Spill det ferdig først.
refusal-wrong-number = Dere må være { $fewest } til { $most } spillere, men er { $players }. Inviter noen eller legg til boter.
refusal-uneven-sides = Lagene er ikke jevne. Dere må være 2 til 4 på hvert, eller 2 mot 1.
refusal-other-game = Ved dette bordet spilles et annet spill. Last inn siden på nytt.
refusal-not-in-order = Det kan ikke verten gjøre for en spiller. Spilleren må gjøre det selv.
refusal-no-team = Du har ikke noe lag i dette spillet. Skriv til alle i stedet.
refusal-must-be-silent = Du kjenner en kode. Ikke skriv til laget før den er vist.
refusal-bad-text = Skriv 1 til { $longest } tegn.
refusal-no-such-emoji = Velg en av reaksjonene som vises.
refusal-no-such-bot = Det finnes ingen bot på det nivået i dette spillet. Velg en annen.
refusal-link-void = Lenken er brukt eller byttet ut. Lag en ny under Spillere.
refusal-nothing-changed = Allerede gjort.
refusal-turn-is-over = Det trekket er allerede over. Se på bordet igjen.
refusal-nobody-to-nudge = Det er ingen andre sin tur akkurat nå.
refusal-nudged-already = Noen ga et dytt for under ett minutt siden. Vent litt.

refusal-players-only = Det kan bare en spiller gjøre. Ta en plass først.
refusal-table-only = Det skjer av seg selv. Du trenger ikke gjøre noe.
refusal-game-over = Spillet er over. Start en omkamp.
refusal-not-due = Det er fortsatt tid igjen. Vent litt.
refusal-not-now = Det kan du ikke gjøre nå. Siden viser hva som kommer.
refusal-no-such-seat = Den plassen finnes ikke i dette spillet. Last inn siden på nytt.

refusal-uneven-teams = Lagene er ikke jevne. Dere må være 2 til 4 på hvert, eller 2 mot 1.
refusal-too-few-words = Det er for få ord: { $needed } trengs, { $found } finnes. Legg til flere.
refusal-no-categories = Laser Drive har ingen kategorier på dette språket. Velg et annet språk, eller slå av Laser Drive.
refusal-laser-needs-teams = Laser Drive trenger to lag. Slå det av, eller finn en fjerde spiller.
refusal-option-out-of-range = Ett av spillvalgene kan ikke settes slik. Velg noe annet.
refusal-unfit-text = Det er for langt, eller har tegn som ikke kan vises. Endre det.
refusal-not-the-encryptor = Bare kodesenderen skriver hint. Du gjetter etterpå.
refusal-clues-given = Hintene er sendt og kan ikke endres. Nå er det laget som skal gjette.
refusal-clue-refused = Endre hint { $slot }, det er ikke lov.
refusal-clue-empty = Skriv hint { $slot } først.
refusal-clue-doubted = Endre hint { $slot }, eller kryss av for «Bruk dem likevel».
refusal-encryptor-must-be-teammate = Velg en annen på samme lag.
refusal-encryptor-is-online = Kodesenderen er pålogget og skriver hintene. Du kan bare ta over når kodesenderen er frakoblet.
refusal-encryptor-is-silent = Det er din egen kode, så laget gjetter uten deg.
refusal-no-interception-in-round-one = I runde 1 er det ingen kodeknekking. Fra runde 2 kan dere prøve.
refusal-already-locked-in = Laget ditt har allerede låst svaret. Vent på de andre.
refusal-marks-incomplete = Gi hvert hint et nummer først, ulike numre til alle.
refusal-not-confirmed = Du har ikke bekreftet noe ennå. Bare endre valgene dine.
refusal-no-laser-drive = Dette bordet spiller uten Laser Drive. Last inn siden på nytt.
refusal-not-yours-to-judge = Det bestemmer det andre laget. Vent på dem.
refusal-too-few-lasers = { $cost ->
        [one] Et forsøk koster 1 lasersjetong, og laget ditt har { $held }. Stå over denne gangen.
       *[other] Et forsøk koster { $cost } lasersjetonger, og laget ditt har { $held }. Stå over denne gangen.
    }
refusal-no-word = Skriv et ord først.

refusal-wrong-number-of-players = Dere må være 3 til 6 spillere. Inviter noen eller legg til boter.
refusal-mystery-needs-four-or-five = Mysterium krever 4 eller 5 spillere. Slå det av, eller endre antall spillere.
refusal-not-dealt = Kortene er ikke delt ut ennå. Vent litt.
refusal-not-your-turn = Det er ikke din tur ennå. Vent på de andre.
refusal-not-reveal-phase = Alle har vist to kort. Nå skal det gjettes.
refusal-still-reveal-phase = Først viser alle to kort. Så skal det gjettes.
refusal-no-such-position = Det er ikke noe kort der. Velg et annet.
refusal-already-revealed = Det kortet er allerede åpent. Velg et skjult.
refusal-reveal-not-allowed = Med Avansert avsløring kan du ikke vise det kortet. Velg et du kan trykke på.
refusal-own-card = Det er ditt eget kort. Velg et fra en annen spiller.
refusal-no-such-number = Det tallet er ikke med i spillet. Velg et annet.
refusal-bluff-unconfirmed = Det tallet kan ikke være riktig. Kryss av for bløff hvis du vil gjette det likevel.
refusal-nothing-to-decline = Det er ikke noe andre forsøk å stå over. Vent på din neste tur.
refusal-no-clock = Det går ingen tid nå. Last inn siden på nytt.
refusal-repeated-word = { $word } står to ganger i listen. Fjern ett av dem.
refusal-already-named = Laget ditt har allerede prøvd det ordet. Prøv et annet.
refusal-try-undecided = Motstanderne vurderer fortsatt det siste ordet. Vent på svaret, eller stå over.

refusal-too-many-notes = Det er plass til { $most } notater. Slett ett først.

refusal-too-slow = Det kom ikke fram i tide. Prøv igjen.
refusal-too-many-onlookers = For mange ser på ved dette bordet. Prøv igjen senere.
refusal-other-seat = Du hadde allerede en annen plass i dette spillet og kjenner hemmelighetene der. Gå tilbake dit, eller vent til neste spill.
refusal-table-locked = Verten har stengt bordet for nye spillere. Be verten åpne det.
refusal-not-away = Den spilleren er pålogget. Vent litt.
refusal-help-not-allowed = Verten har slått av denne hjelpen. Spill uten den.
