team-white = la Squadra Bianca
team-black = la Squadra Nera
team-called = la squadra { $name }
team-white-of = della Squadra Bianca
team-black-of = della Squadra Nera
team-called-of = della squadra { $name }
name-of = di { $name }
team-you = la tua
team-you-alone = tu
interceptor = Intercet­tatore
round = Round
round-of = Round { $round }: { $name }
number = { $number }
title-turn = ● { $title }
place = indizio { $place }
category = Categoria
category-duty = Almeno un indizio deve rientrare nella categoria. Se ci rientrano tutti e tre, prendete un segnalino Laser.

score-title = Punteggio
tokens-held-int = Intercettazioni: { $count } su 2.
tokens-held-mis = Comunicazioni Errate: { $count } su 2.
tokens-held-three = Segnalini dell’Intercettatore: { $count } su 2.
tokens-held-laser = Segnalini Laser: { $count }.
tokens-int = Intercettazioni
tokens-mis = Comunicazioni Errate
tokens-three = Segnalini
tokens-laser = Laser
token-help-title = Che cosa valgono i segnalini
token-int = Intercettazione: avete indovinato il codice degli avversari. Con 2 si vince.
token-mis = Comunicazione Errata: avete sbagliato il vostro codice. Con 2 si perde.
token-laser = { $cost ->
        [one] Laser: tre indizi su tre nella categoria. 1 = un tentativo su una Parola Chiave avversaria.
       *[other] Laser: tre indizi su tre nella categoria. { $cost } = un tentativo su una Parola Chiave avversaria.
    }
token-three = L’Intercettatore prende un segnalino per ogni codice intercettato e per ogni codice che la squadra sbaglia. Con 2 vince.

step-encrypt = Gli indizi
step-guess = { $team } indovina
step-laser = Laser Drive
step-tie = Spareggio
step-over = Fine

do-wait = La partita sta per iniziare.
do-wait-why = Si distribuiscono le Parole Chiave.
do-encrypt = Sei il Codificatore. Scrivi tre indizi.
do-encrypt-why = Uno per cifra, in quest’ordine: chiari per la tua squadra, vaghi per { $others }.
do-encrypt-done = Hai inviato gli indizi.
do-encrypt-done-why = L’altro Codificatore sta ancora scrivendo.
do-encrypt-wait = { $name } scrive gli indizi per voi.
do-encrypt-wait-why = Intanto guarda il Foglio degli Appunti: quali saranno le Parole Chiave degli avversari?
do-encrypt-wait-first = { $name } scrive gli indizi per voi.
do-encrypt-wait-first-why = Intanto guarda le vostre quattro Parole Chiave: ogni indizio ne indicherà una.
do-encrypt-wait-two = { $name } scrive gli indizi per te.
do-encrypt-wait-two-why = Intanto riguarda le vostre Parole Chiave e gli indizi già dati.
do-encrypt-wait-three = { $name } scrive tre indizi.
do-encrypt-wait-three-why = Intanto guarda il Foglio degli Appunti: quali saranno le loro Parole Chiave?
do-encrypt-wait-three-first = { $name } scrive tre indizi.
do-encrypt-wait-three-first-why = Nel round 1 guardi soltanto. Dal round 2 provi a intercettare il codice.
do-encrypt-away = Aspettiamo { $name }, che è offline.
do-encrypt-away-why = Se non torna presto, può scrivere qualcun altro della squadra.
do-encrypt-watch = Si scrivono gli indizi.
do-encrypt-watch-why = Li vedrai quando si comincia a indovinare.
do-guess = { $guessers ->
        [one] Indovina il codice di { $name }.
       *[other] Indovinate insieme il codice di { $name }.
    }
do-guess-why = Abbina ogni indizio a una Parola Chiave. Ci prova anche { $others }.
do-guess-first = { $guessers ->
        [one] Indovina il codice di { $name }.
       *[other] Indovinate insieme il codice di { $name }.
    }
do-guess-first-why = Abbina ogni indizio a una Parola Chiave. Nel round 1 nessuno intercetta.
do-guess-done = { $guessers ->
        [one] Hai confermato la risposta.
       *[other] Avete confermato la risposta.
    }
do-guess-done-why = Il codice si scopre appena ha risposto anche { $others }.
do-guess-silent = Silenzio! La tua squadra indovina il tuo codice.
do-guess-silent-why = Vedi scelte e chat. Non reagire!
do-guess-round-one = { $team } indovina il suo primo codice.
do-guess-round-one-why = Nel round 1 nessuno intercetta. Ricordatevi questi indizi!
do-fits = Questi indizi rientrano nella categoria?
do-fits-why = Segnate quelli che non c’entrano, poi confermate. Nel round 1 nessuno intercetta, ma ricordatevi gli indizi!
do-intercept = { $guessers ->
        [one] Intercetta il codice di { $name }.
       *[other] Intercettate insieme il codice di { $name }.
    }
do-intercept-why = Che numero indica ogni indizio? Qui sotto ci sono quelli precedenti.
do-intercept-done = { $guessers ->
        [one] Hai confermato l’intercettazione.
       *[other] Avete confermato l’intercettazione.
    }
do-intercept-done-why = Il codice si scopre appena ha risposto anche { $team }.
do-guess-watch = { $team } indovina il codice di { $name }.
do-guess-watch-why = Intanto { $others } prova a intercettarlo. Le risposte si mostrano quando ci sono entrambe.
do-guess-watch-first = { $team } indovina il codice di { $name }.
do-guess-watch-first-why = Nel round 1 nessuno intercetta.
do-laser = Indovinate una loro Parola Chiave, oppure passate.
do-laser-why = Una parola giusta vale un’Intercettazione. I segnalini Laser si spendono comunque.
do-laser-judge = La loro parola vale?
do-laser-judge-why = Un plurale o una grafia diversa di una vostra Parola Chiave può valere. Decidete voi.
do-laser-asked = Gli avversari controllano la vostra parola.
do-laser-asked-why = Non è proprio una Parola Chiave, ma una parola quasi uguale può valere.
do-laser-wait = Laser Drive: ultimi tentativi sulle Parole Chiave.
do-laser-wait-why = Il round finisce quando nessuno vuole più tentare.
do-keywords = Parità! Indovinate le quattro Parole Chiave { $whose }.
do-keywords-why = In qualsiasi ordine. Vince chi ne indovina di più.
do-keywords-wait = Parità! Ogni squadra indovina le Parole Chiave dell’altra.
do-keywords-wait-why = Vince chi ne indovina di più.
do-judge = Quali delle loro parole accettate?
do-judge-why = Un plurale o una grafia diversa possono valere. Sulle vostre Parole Chiave decidete voi.
do-judge-wait = Si controllano le parole indovinate.
do-judge-wait-why = Sulle parole quasi uguali decide la squadra a cui appartengono.

code-private = Questo codice lo vedi solo tu
keys-title = Le vostre Parole Chiave
clue-label = Indizio { $place }, per { $keyword }
clue-form = Come dai questo indizio
clue-form-text = Scritto
clue-form-drawing = Disegno
clue-form-aloud = Mimo o voce
clue-aloud = a voce o mimato
clue-aloud-how = Canticchialo, mimalo o ballalo quando la squadra indovina. Non si scrive nulla.
clue-blank = nessun indizio
clue-drawing = un disegno
clue-canvas = Disegna qui con il dito, una penna o il mouse
clue-wipe = Cancella
clue-rules-title = Che cosa è permesso?
clue-rules =
    L’indizio riguarda il significato della Parola Chiave. Chiunque può capirlo: niente cose che sapete solo voi.
    Niente su ortografia, numero di lettere, assonanze, rime o posizione.
    Nessuna delle vostre Parole Chiave, nemmeno tradotta.
    Nessun indizio già dato dalla tua squadra.
clues-insist = Usali comunque
clues-send = Invia gli indizi
clues-send-why = Dopo non si possono più cambiare.
verdict-fine = Va bene.
verdict-doubt = Attenzione.
verdict-refuse = Non ammesso.
encryptor-writing = sta scrivendo
encryptor-done = ha finito
encryptor-replace = Scrive { $name } al suo posto
timer-done = { $team } ha finito.

rule-empty = Ancora vuoto.
rule-too-long = Troppo lungo.
rule-control = Contiene caratteri che non si possono mostrare.
rule-repeat = La tua squadra l’ha già dato.
rule-keyword = Contiene una vostra Parola Chiave, o una sua forma.
rule-code = Rivela il codice.
rule-translation = Sembra la traduzione di una Parola Chiave.
rule-spelling = Potrebbe alludere all’ortografia.
rule-letters = Potrebbe alludere al numero di lettere.
rule-position = Potrebbe alludere alla posizione della parola.
rule-sound = Potrebbe essere un’assonanza o una rima.

board-title = La tua risposta
board-clues = Gli indizi
board-clue = Indizio { $place }: { $clue }
board-confirm = Conferma la risposta
board-confirm-interception = Conferma l’intercettazione
board-solo = Dopo non si può più cambiare.
board-one = Chi conferma per primo decide per tutti.
board-all = Vale quando tutti scelgono lo stesso codice.
board-sure = Hanno confermato: { $names }.
board-unconfirm = Annulla
state-decrypted = ha confermato la risposta
state-decrypting = sta indovinando
state-intercepted = ha confermato l’intercettazione
state-intercepting = prova a intercettare
state-judged = ha controllato la categoria
state-judging = sta controllando la categoria
part-done = ha finito
part-open = ci pensa ancora
agree-all = Vale quando tutta la squadra ha confermato.

sheet-title = Foglio degli Appunti
sheet-yours = la tua squadra
sheet-public = lo vedono tutti
sheet-unknown = sconosciuta
sheet-empty = Ancora vuoto. Quando si scopre un codice, gli indizi compaiono sotto il numero della loro Parola Chiave.
sheet-rounds = Round per round
sheet-clue = Indizio
sheet-intercepted = Intercettato
sheet-guessed = Decifrato
sheet-code = Codice

reveal-title = Intercettazione, risposta e codice
reveal-open = Codice { $whose }, round { $round }
reveal-safe = { $team } ha indovinato il codice, { $others } no.
reveal-safe-first = { $team } ha indovinato il codice.
reveal-intercepted = { $others } ha intercettato il codice.
reveal-lost = { $team } ha sbagliato il proprio codice.
reveal-both = { $others } ha intercettato il codice, e { $team } l’ha sbagliato.
reveal-late = Tempo scaduto: { $team } non ha risposto.
reveal-late-both = { $others } ha intercettato il codice. Tempo scaduto per { $team }.
reveal-takes = { $team } prende un segnalino
reveal-again = Rivedi
reveal-on = Continua
digit-right = giusto
digit-wrong = sbagliato
digit-missing = nessuna risposta
stamp-intercepted = Intercettato
stamp-lost = Comunicazione Errata
stamp-safe = Capito
gain-int = { $count ->
        [one] 1 Intercettazione. Ancora una e vince { $team }.
       *[other] Ora { $team } ha { $count } Intercettazioni.
    }
gain-mis = { $count ->
        [one] 1 Comunicazione Errata. Ancora una e perde { $team }.
       *[other] Ora { $team } ha { $count } Comunicazioni Errate.
    }
gain-laser = Tre indizi su tre nella categoria: un segnalino Laser per { $team }.

laser-label = Una Parola Chiave degli avversari
laser-try = { $cost ->
        [one] Indovina per 1 segnalino Laser
       *[other] Indovina per { $cost } segnalini Laser
    }
laser-try-why = I segnalini si spendono anche se è sbagliata.
laser-pass = Passa
laser-asked = in esame
laser-fits-title = I loro indizi rientrano nella categoria?
laser-fits = Sì
laser-fits-not = No

keywords-title = Parole Chiave degli avversari
keywords-label = Parola { $place }
keywords-confirm = Conferma le quattro parole
keywords-empty = Manca una parola. Provare non costa niente!
judge-words = { $team } ha scritto:
judge-near = (quasi uguale)
judge-accept = Accetta come
judge-none = Non è una Parola Chiave
judge-confirm = Conferma

end-wins = Vince { $team }!
end-shared = Pareggio: vincono entrambe le squadre.
end-interceptions = Due Intercettazioni per { $team }.
end-miscommunications = Due Comunicazioni Errate per { $team }.
end-three = Due segnalini per { $team }.
end-rounds = Dopo cinque round l’Intercettatore non ha due segnalini.
end-points = Hanno deciso i punti: Intercettazioni meno Comunicazioni Errate.
end-keywords = Pari nei punti. Hanno deciso le Parole Chiave indovinate.
end-keywords-shared = Pari nei punti e nelle Parole Chiave indovinate.
end-right-words = { $count ->
        [0] Nessuna parola giusta.
        [one] 1 parola giusta.
       *[other] { $count } parole giuste.
    }
end-after = Dopo il round { $round }
end-record = Scarica registro
end-rounds-title = Round per round
end-code-of = Codice { $whose }
legend-int = intercettato
legend-mis = sbagliato dalla propria squadra
stats-title = Statistiche
stats-understood = Propri codici indovinati
stats-intercepted = Codici intercettati
stats-digits = Cifre giuste intercettando
stats-words = Parole per indizio

why = { $name } ({ $share }% di sicurezza): { $reasons }.
why-keyword = «{ $clue }» va con { $word } ({ $digit })
why-earlier = «{ $clue }» va con «{ $word }», un indizio precedente per il numero { $digit }
why-unsure = «{ $clue }» è poco più di un’ipotesi
why-guess = il numero { $digit } è tirato a indovinare

do-encrypt-wait-done = { $name } ha finito.
do-encrypt-wait-done-why = L’altra squadra sta ancora scrivendo. Poi si indovina.
reveal-all = Codici già mostrati
board-differ = Non siete d’accordo. Parlatene e cambiate una scelta:
board-picked = { $name }: { $digit }
board-ask = { $name } ha scelto { $digit } per l’indizio { $clue }.
board-anyway = Conferma comunque
earlier-title = Indizi precedenti degli avversari
pencil-label = L’ipotesi della tua squadra per la Parola Chiave { $digit }
pencil-hint = nota…
clue-undo = Annulla
end-you-win = { $people ->
        [one] Hai vinto!
       *[other] Avete vinto!
    }
end-you-lose = { $people ->
        [one] Hai perso.
       *[other] Avete perso.
    }
end-winners = Vince { $team }: { $names }.
highlights-title = Momenti migliori
highlights-clue = Indizio della partita: «{ $clue }» per { $keyword }, di { $name }.
highlights-interception = Intercettazione più fortunata: { $others } ha indovinato il codice { $code } { $whose } nel round { $round }.
highlights-miss = Mancato di poco: { $others } ha risposto { $guess } invece di { $code } nel round { $round }.
picture-round = Round { $round }: { $codes }
why-link = «{ $clue }» somiglia a «{ $link }», che va con { $word } ({ $digit })
why-no-link = per «{ $clue }» nessun legame trovato: { $word } ({ $digit }) è un’ipotesi
why-read = Così { $name } ha letto i tuoi indizi: { $reasons }.
