team-white = la Squadra Bianca
team-black = la Squadra Nera
team-called = la squadra { $name }
team-you = tu
interceptor = Intercettatore
round = Turno
round-of = Turno { $round }: { $name }
number = { $number }
title-turn = ● { $title }
place = { $place ->
        [1] primo
        [2] secondo
       *[3] terzo
    }
category = Categoria

score-title = Punteggio
tokens-held = Intercettazioni: { $interceptions } di 2. Comunicazioni Errate: { $miscommunications } di 2. Segnalini Laser: { $lasers }.
tokens-int = Intercettazioni
tokens-mis = Comunicazioni Errate
tokens-laser = Laser

step-encrypt = Codifica
step-guess = { $team } indovina
step-laser = Laser Drive
step-tie = Spareggio
step-over = Fine

do-wait = La partita sta per cominciare.
do-wait-why = Si distribuiscono le parole.
do-encrypt = Sei il Codificatore. Scrivi tre indizi.
do-encrypt-why = Uno per cifra, in quest’ordine: chiari per i tuoi, oscuri per { $others }.
do-encrypt-given = I tuoi indizi sono sigillati.
do-encrypt-given-why = Ora tocca finire all’altro Codificatore.
do-encrypt-wait = { $name } sta scrivendo gli indizi per voi.
do-encrypt-wait-why = Intanto leggi il Foglio degli Appunti: quali saranno le parole degli altri?
do-encrypt-wait-first = { $name } sta scrivendo gli indizi per voi.
do-encrypt-wait-first-why = Intanto guarda le vostre quattro parole chiave: ogni indizio ne suggerirà una.
do-encrypt-wait-three = { $name } sta scrivendo tre indizi.
do-encrypt-wait-three-why = Intanto leggi il Foglio degli Appunti.
do-encrypt-watch = Si stanno scrivendo gli indizi.
do-encrypt-watch-why = Li vedrai quando si tratterà di indovinare.
do-guess = Accordatevi sul codice di { $name }.
do-guess-why = Una parola chiave per ogni indizio. Anche { $others } prova a leggere questi tre.
do-guess-first = Accordatevi sul codice di { $name }.
do-guess-first-why = Una parola chiave per ogni indizio. Nel primo turno nessuno intercetta.
do-guess-sealed = La vostra risposta è sigillata.
do-guess-sealed-why = Il codice si scopre quando anche { $others } è pronta.
do-guess-silent = Silenzio: stanno indovinando il tuo codice.
do-guess-silent-why = Vedi i segni della tua squadra e senti cosa dice, senza tradire nulla.
do-guess-round-one = { $team } indovina il suo primo codice.
do-guess-round-one-why = Nel primo turno nessuno intercetta. Tenete a mente questi indizi.
do-intercept = Intercettate il codice di { $name }.
do-intercept-why = A quale numero appartiene ogni indizio? Quelli precedenti sono sul Foglio degli Appunti.
do-intercept-sealed = La vostra intercettazione è sigillata.
do-intercept-sealed-why = Il codice si scopre quando anche { $team } è pronta.
do-guess-watch = { $team } indovina il codice di { $name }.
do-guess-watch-why = Le due risposte si sigillano prima di mostrarle.
do-laser = Nominate una loro parola chiave, oppure aspettate.
do-laser-why = Una parola giusta vale un’Intercettazione. I segnalini Laser si spendono comunque.
do-laser-wait = Si spendono i segnalini Laser.
do-laser-wait-why = Il turno finisce quando nessuno vuole più tentare.
do-keywords = Parità. Scrivete le quattro parole che ha { $others }.
do-keywords-why = In qualsiasi ordine; vince chi ne indovina di più.
do-keywords-wait = Parità. Le squadre scrivono le parole degli avversari.
do-keywords-wait-why = Vince chi ne indovina di più.
do-judge = Quali delle loro parole accettate?
do-judge-why = Un plurale o una grafia diversa può valere: decidete voi sulle vostre parole.
do-judge-wait = Si giudicano le parole.
do-judge-wait-why = Sulle forme simili decide chi ha la parola.

code-private = Solo per i tuoi occhi
keys-title = Le vostre parole chiave
clue-label = { $place ->
        [1] Primo
        [2] Secondo
       *[3] Terzo
    } indizio, per { $keyword }
clue-form = Forma di questo indizio
clue-form-text = Parole
clue-form-drawing = Disegno
clue-form-aloud = Dal vivo
clue-aloud = dal vivo
clue-aloud-how = Canticchia, mima o balla quando la tua squadra indovina; non si scrive nulla.
clue-blank = in bianco
clue-drawing = un disegno
clue-canvas = Disegna qui con dito, penna o mouse
clue-wipe = Cancella
clues-insist = Dalli anche se l’arbitro ha dubbi
clues-seal = Sigilla gli indizi
clues-seal-why = Gli indizi sigillati non si cambiano.
verdict-fine = Va bene.
verdict-doubt = Dubbio.
verdict-refuse = Non ammesso.
pen-writing = sta scrivendo
pen-done = ha sigillato
pen-hand = Passa la penna a { $name }
glass-done = { $team } ha finito.

rule-empty = Non dice ancora nulla.
rule-too-long = È troppo lungo.
rule-control = Contiene caratteri che non si possono mostrare.
rule-repeat = La squadra l’ha già dato; un indizio non si ripete mai.
rule-keyword = Contiene una delle vostre parole chiave, o una sua forma.
rule-code = Dice il codice.
rule-translation = Sembra la traduzione di una parola chiave.
rule-spelling = Potrebbe alludere all’ortografia.
rule-letters = Potrebbe alludere al numero di lettere.
rule-position = Potrebbe alludere al posto della parola.
rule-sound = Potrebbe alludere al suono.

board-title = La tua risposta
board-clues = Gli indizi
board-clue = { $place ->
        [1] Primo
        [2] Secondo
       *[3] Terzo
    } indizio: { $clue }
board-seal = Sigilla la risposta
board-seal-interception = Sigilla l’intercettazione
board-one = Chi sigilla per primo sigilla per la squadra. Una risposta sigillata non si cambia.
board-all = La risposta è sigillata quando tutti avete sigillato la stessa.
board-sure = D’accordo: { $names }.
board-unconfirm = Ripensaci
seal-decrypted = ha sigillato la risposta
seal-decrypting = sta indovinando
seal-intercepted = ha sigillato l’intercettazione
seal-intercepting = prova a intercettare
part-done = pronta
part-open = ci pensa ancora
agree-one = Chi sigilla per primo sigilla per la squadra.
agree-none = Tutta la squadra deve essere d’accordo.

sheet-title = Foglio degli Appunti
sheet-yours = la tua squadra
sheet-public = visibile a tutti
sheet-unknown = sconosciuta
sheet-rounds = Turno per turno
sheet-clue = Indizio
sheet-intercepted = Intercettato
sheet-guessed = Decifrato
sheet-code = Codice

reveal-title = Intercettazione, decifrazione e codice
reveal-open = Il codice: { $team }, turno { $round }
reveal-safe = { $team } ha capito, e nessun altro.
reveal-intercepted = Anche { $others } ha letto il messaggio.
reveal-lost = { $team } ha frainteso il proprio messaggio.
reveal-both = { $others } ha letto il messaggio. { $team } no.
reveal-takes = { $team } prende un segnalino
reveal-again = Rivedilo
reveal-on = Avanti
digit-right = giusto
digit-wrong = sbagliato
digit-missing = manca
stamp-intercepted = Intercettato
stamp-lost = Frainteso
stamp-safe = Consegnato
gain-int = { $team }: { $count ->
        [one] prima Intercettazione. Ancora una e vince.
       *[other] { $count } Intercettazioni.
    }
gain-mis = { $team }: { $count ->
        [one] prima Comunicazione Errata. Ancora una e perde.
       *[other] { $count } Comunicazioni Errate.
    }
gain-laser = { $team }: tutti e tre gli indizi nella categoria, un segnalino Laser.

laser-label = Una delle loro parole chiave
laser-try = Nominala per { $cost ->
        [one] un segnalino Laser
       *[other] { $cost } segnalini Laser
    }
laser-try-why = I segnalini si spendono, giusto o sbagliato.
laser-hold = Aspetta
laser-fits-title = I loro indizi rientrano nella categoria?
laser-fits = Sì
laser-fits-not = No

keywords-title = Le loro parole chiave
keywords-label = Parola { $place }
keywords-seal = Sigilla le quattro parole
judge-words = { $team } ha scritto:
judge-near = (forma simile)
judge-accept = Accetta come forma di
judge-none = Nessuna
judge-seal = Sigilla il giudizio

end-wins = { $team } vince.
end-shared = Vittoria condivisa.
end-tokens = Hanno deciso due segnalini dello stesso tipo.
end-rounds = Cinque turni, e l’Intercettatore non ce l’ha fatta.
end-points = Hanno deciso i punti: Intercettazioni meno Comunicazioni Errate.
end-keywords = Hanno deciso le parole chiave indovinate.
end-keywords-shared = Pari nei punti, e pari nelle parole chiave indovinate.
end-right-words = { $count ->
        [0] Nessuna parola giusta.
        [one] Una parola giusta.
       *[other] { $count } parole giuste.
    }
end-after = Dopo il turno { $round }
end-rematch = Rivincita con parole nuove
end-record = Verbale della partita
end-rounds-title = Turno per turno
end-code-of = Codice: { $team }
legend-int = intercettato
legend-mis = frainteso dalla propria squadra
figures-title = Cifre
figures-understood = Codici capiti
figures-intercepted = Codici intercettati
figures-digits = Cifre giuste intercettando
figures-words = Parole per indizio

why = { $name } è sicuro al { $share } %: { $reasons }.
why-keyword = «{ $clue }» va con { $word } ({ $digit })
why-earlier = «{ $clue }» va con «{ $word }», un indizio precedente per il { $digit }
why-unsure = «{ $clue }» è poco più di un’ipotesi
why-guess = il { $digit } è tirato a indovinare
do-encrypt-wait-done = Gli indizi di { $name } sono pronti.
do-encrypt-wait-done-why = L’altra squadra sta ancora scrivendo. Poi si indovina.
reveal-all = Codici già mostrati
board-differ = Non siete d’accordo. Parlatene e cambiate una scelta:
board-picked = { $name }: { $digit }
board-ask = { $name } ha scelto { $digit } per l’indizio { $clue }.
board-anyway = Conferma comunque
earlier-title = I loro indizi precedenti
pencil-label = L’ipotesi della tua squadra per la parola { $digit }
pencil-hint = nota …
clue-undo = Annulla
end-you-win = Avete vinto!
end-you-lose = Avete perso.
end-winners = Vince { $team }: { $names }.
highlights-title = Momenti migliori
highlights-clue = Indizio della partita: «{ $clue }» per { $keyword }, di { $name }.
highlights-interception = Intercettazione più fortunata: { $others } ha letto { $code } di { $team } nel round { $round }.
highlights-miss = Mancato di poco: { $others } ha detto { $guess } invece di { $code } nel round { $round }.
