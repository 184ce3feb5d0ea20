rules-decrypto-lead = Due squadre si scambiano messaggi sotto gli occhi di tutti. Siate chiari per gli amici e oscuri per gli altri.
rules-decrypto-aim-title = Lo scopo
rules-decrypto-aim =
    Ogni squadra ha quattro parole chiave segrete, numerate da 1 a 4, per tutta la partita. Un codice è fatto di tre cifre diverse da 1 a 4, in ordine.
    Se leggete il codice degli altri prendete un segnalino Intercettazione: con due si vince. Se sbagliate il vostro prendete un segnalino Comunicazione Errata: con due si perde.
rules-decrypto-encrypt-title = 1. Codificare
rules-decrypto-encrypt =
    A ogni turno ciascuna squadra ha un altro Codificatore. Entrambi pescano un codice che solo loro vedono e scrivono tre indizi, uno per cifra, nell’ordine del codice.
    Quando uno dei due ha finito, parte la clessidra per l’altro. Quello che non è scritto allo scadere resta in bianco.
rules-decrypto-guess-title = 2. Indovinare
rules-decrypto-guess =
    Prima si mostrano gli indizi della Squadra Bianca, che senza il suo Codificatore si accorda sul codice. Dal secondo turno la Squadra Nera, tutta insieme, prova a intercettarlo. Entrambe le risposte si sigillano prima di mostrarle.
    Il Codificatore tace finché il codice non è scoperto.
rules-decrypto-resolve-title = 3. Scoprire il codice
rules-decrypto-resolve =
    Si mostra l’intercettazione, poi la decifrazione, poi il codice. Si prendono i segnalini e gli indizi vanno sotto il loro numero sul Foglio degli Appunti, visibili a tutti. Poi tocca agli indizi della Squadra Nera.
    Un’intercettazione sbagliata non costa nulla, una decifrazione giusta non frutta nulla.
rules-decrypto-end-title = La fine
rules-decrypto-end =
    Solo a fine turno si cerca il vincitore: una squadra con due Intercettazioni, o i cui avversari hanno due Comunicazioni Errate. Se vale per entrambe, o per nessuna dopo l’ottavo turno, decidono i punti: Intercettazioni meno Comunicazioni Errate.
    Ancora pari? Ogni squadra scrive le quattro parole che attribuisce agli altri. Vince chi ne indovina di più; se è ancora pari, la vittoria è condivisa.
rules-decrypto-clues-title = Che cos’è un indizio
rules-decrypto-clues =
    Un indizio riguarda il significato della parola chiave: una parola, una frase, un disegno, una melodia. Mai l’ortografia, la lunghezza, il suono o la posizione; mai una delle vostre parole chiave o una traduzione; mai un indizio già usato; e solo ciò che chiunque può sapere.
    L’arbitro rifiuta quello che è di certo sbagliato e avverte il Codificatore di quello che potrebbe esserlo. Non guarda mai le parole degli avversari.
rules-decrypto-three-title = In tre
rules-decrypto-three =
    Due giocano in squadra e si alternano come Codificatore; il terzo è l’Intercettatore. Un codice per turno, al massimo cinque turni. L’Intercettatore prende un segnalino per ogni intercettazione dal secondo turno in poi, e uno ogni volta che la squadra non si capisce. Con due vince; altrimenti vince la squadra.
rules-decrypto-laser-title = Laser Drive
rules-decrypto-laser =
    Un’espansione, se la attivate: ogni turno ha una categoria. Se tutti e tre gli indizi di una squadra vi rientrano, la squadra prende un segnalino Laser; giudicano gli avversari. A fine turno i segnalini Laser comprano un tentativo su una parola chiave avversaria, che vale un’Intercettazione se è giusto. Prezzo e giudizio sono regole di casa nostra.

rules-kryptos-lead = Ognuno ha una fila di numeri in ordine crescente. Scoprite che cosa hanno gli altri, una carta alla volta.
rules-kryptos-aim-title = Lo scopo
rules-kryptos-aim =
    Indovinate le carte nascoste degli altri per fare punti. Quando qualcuno arriva a quindici si finisce il giro; poi vince chi ha più punti e, in caso di parità, chi viene prima nell’ordine di turno.
rules-kryptos-deal-title = La distribuzione
rules-kryptos-deal =
    Ci sono 48 carte, da 1 a 48, in quattro colori che si alternano: due numeri vicini non hanno mai lo stesso colore. In pochi, le carte alte restano fuori. Le mani sono ordinate, la più bassa al primo posto. Quante carte nascoste di ogni colore avete è pubblico, e tutti partono da due punti.
rules-kryptos-reveal-title = Prima, due carte scoperte
rules-kryptos-reveal =
    A partire dall’ultimo giocatore ognuno scopre una propria carta, poi un’altra. Le carte restano al loro posto.
rules-kryptos-turn-title = Il tuo turno
rules-kryptos-turn =
    Indica una carta nascosta di un altro e di’ il numero. Se è giusto la carta si scopre e segni tre punti, o quante carte nascoste aveva quel giocatore se erano meno. Se è sbagliato tutti sanno che quella carta non è quel numero.
    Dopo un errore puoi pagare un punto per un secondo tentativo.
rules-kryptos-end-title = La fine
rules-kryptos-end =
    A quindici punti la partita finisce dopo l’ultimo giocatore del giro, così tutti hanno avuto gli stessi turni. Vale anche se poi i punti scendono.
rules-kryptos-options-title = Varianti
rules-kryptos-options =
    Rivelazione avanzata limita le carte da scoprire all’inizio. Mistero mette da parte altre quattro carte coperte, in quattro o cinque. Corruzione dà il punto pagato per il secondo tentativo al proprietario della carta.
