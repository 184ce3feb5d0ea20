rules-contents = Indice
rules-at-table = A questo tavolo

rules-decrypto-lead = Due squadre si mandano messaggi in codice che tutti possono leggere. Siate chiari per i vostri e vaghi per gli avversari.
rules-decrypto-aim-title = Scopo del gioco
rules-decrypto-aim =
    Si gioca da 4 a 8, in due squadre da 2 a 4 (in tre: vedi sotto). Ogni squadra ha quattro Parole Chiave segrete, numerate da 1 a 4, per tutta la partita. Le vede solo la squadra.
    Un codice è formato da tre cifre diverse da 1 a 4, in ordine: per esempio 4-2-1. Se indovinate il codice degli avversari, prendete un segnalino Intercettazione. Se sbagliate il vostro, prendete un segnalino Comunicazione Errata.
rules-decrypto-encrypt-title = 1. Scrivere gli indizi
rules-decrypto-encrypt =
    A ogni round ciascuna squadra ha un nuovo Codificatore. I due Codificatori pescano un codice che vedono solo loro e scrivono tre indizi, uno per cifra, nell’ordine del codice.
    Con la Clessidra, il tempo parte quando il primo Codificatore ha finito. Ciò che l’altro non ha scritto in tempo resta vuoto.
rules-decrypto-guess-title = 2. La squadra indovina
rules-decrypto-guess =
    Prima si mostrano gli indizi della Squadra Bianca. Gli altri giocatori della squadra abbinano ogni indizio a una Parola Chiave e confermano un codice.
    Il Codificatore vede le scelte e la chat della squadra, ma non deve scrivere né reagire finché il codice non è scoperto.
rules-decrypto-intercept-title = 3. Gli avversari intercettano
rules-decrypto-intercept =
    Dal round 2 tutta la Squadra Nera, compreso il suo Codificatore, indovina lo stesso codice nello stesso momento. Non conosce le Parole Chiave, ma sul Foglio degli Appunti ci sono tutti gli indizi precedenti. Le due risposte restano nascoste finché non ci sono entrambe. Nel round 1 nessuno intercetta.
rules-decrypto-resolve-title = 4. Scoprire il codice
rules-decrypto-resolve =
    Si mostra prima l’intercettazione, poi la risposta della Squadra Bianca, poi il codice. Se la Nera ha indovinato, prende un segnalino Intercettazione. Se la Bianca ha sbagliato, prende un segnalino Comunicazione Errata. Possono accadere entrambe le cose.
    Un’intercettazione sbagliata non costa nulla, e indovinare il proprio codice non dà nulla. Gli indizi vanno sotto il loro numero sul Foglio degli Appunti, visibili a tutti.
    Poi tocca agli indizi della Squadra Nera. Questa parte si gioca sempre.
rules-decrypto-end-title = Fine della partita
rules-decrypto-end =
    Si decide solo alla fine di un round. Una squadra vince se ha due Intercettazioni, oppure se gli avversari hanno due Comunicazioni Errate.
    Se vale per entrambe, o per nessuna dopo il round 8, decidono i punti: Intercettazioni meno Comunicazioni Errate. Ancora pari? Ogni squadra indovina le quattro Parole Chiave dell’altra, in qualsiasi ordine. Vince chi ne indovina di più. Se è pari anche qui, vincono entrambe.
rules-decrypto-clues-title = Che cos’è un indizio?
rules-decrypto-clues =
    Un indizio riguarda il significato della Parola Chiave. Può essere una parola, una frase, un disegno o qualcosa da mimare. Chiunque deve poterlo capire: niente cose che sapete solo voi.
    Vietato: alludere a ortografia, numero di lettere, assonanze, rime o posizione; usare una vostra Parola Chiave o una sua traduzione, anche per un’altra Parola Chiave; dire il codice; ripetere un indizio già dato dalla squadra.
    L’arbitro blocca ciò che è di sicuro contro le regole e avvisa il Codificatore di ciò che potrebbe esserlo. Non guarda mai le Parole Chiave degli avversari.
rules-decrypto-three-title = In tre
rules-decrypto-three =
    Due giocatori formano la squadra e si alternano come Codificatore. Il terzo è l’Intercettatore: non ha Parole Chiave e non scrive indizi. C’è un codice per round, per al massimo cinque round.
    L’Intercettatore prende un segnalino per ogni codice intercettato, dal round 2, e uno per ogni codice che la squadra sbaglia, anche nel round 1. Con due segnalini vince l’Intercettatore. Altrimenti vince la squadra.
rules-decrypto-laser-title = Laser Drive
rules-decrypto-laser =
    Un’espansione per due squadre, che si può attivare. Ogni round ha una categoria per entrambe, per esempio i titoli di film. Almeno uno dei tre indizi deve rientrarci. Se ci rientrano tutti e tre, la squadra prende un segnalino Laser.
    Decidono gli avversari, e nessun codice si rivela prima. Un indizio vale come adatto finché non dicono di no, e un indizio vuoto non vale mai. Se nessuno rientra, niente segnalino e si va avanti.
    Alla fine del round, prima di decidere chi vince, si possono pagare segnalini Laser per tentare di indovinare una Parola Chiave degli avversari. Se è giusta, o se gli avversari la accettano come altra forma della loro Parola Chiave, si prende un segnalino Intercettazione. I segnalini Laser si spendono comunque. Il prezzo di un tentativo, da 1 a 3 segnalini, è un’opzione del tavolo. Prezzo e giudizio sono regole nostre.

example-aim = Le Parole Chiave della Squadra Bianca in questo esempio, e i due segnalini.
example-encrypt = Il Codificatore della Squadra Bianca ha pescato 4-2-1 e scrive un indizio per ogni cifra.
example-guess = Round 1: la Squadra Bianca abbina gli indizi alle sue Parole Chiave e risponde 4-2-1. Giusto.
example-intercept = Round 2: la Squadra Nera vede tre nuovi indizi. I primi due le ricordano gli indizi già dati per 2 e 4, il terzo no: risponde 2-4-3.
example-resolve = Il codice è 2-4-3. La Bianca ha indovinato, ma anche la Nera: la Nera prende un segnalino Intercettazione.
example-chosen = (scelto)
example-keyword-1 = Faro
example-keyword-2 = Ghiacciaio
example-keyword-3 = Pianoforte
example-keyword-4 = Vendemmia
example-clue-1 = Crepaccio
example-clue-2 = Uva
example-clue-3 = Bianco e nero

rules-kryptos-lead = Ognuno ha una fila di carte in ordine crescente. Scoprite quali numeri hanno gli altri.
rules-kryptos-aim-title = Scopo del gioco
rules-kryptos-aim =
    Si gioca da 3 a 6. Indovina le carte coperte degli altri per fare punti. Quando qualcuno ha 15 punti si finisce il giro, e vince chi ha più punti.
rules-kryptos-deal-title = La distribuzione
rules-kryptos-deal =
    Le carte vanno da 1 a 48, in quattro colori che si alternano: due numeri consecutivi non hanno mai lo stesso colore. Se si è in pochi, le carte più alte non si usano.
    Ogni mano è ordinata, con la carta più bassa in posizione 1. Tutti vedono quante carte coperte di ogni colore hai. Le carte avanzate restano coperte: se ne conosce solo il colore e nessuno può indovinarle. Tutti partono con 2 punti.
deal-players = Giocatori
deal-cards = Carte
deal-hand = In mano
deal-left = Avanzano
rules-kryptos-reveal-title = Prima, ognuno mostra due carte
rules-kryptos-reveal =
    Comincia l’ultimo giocatore nell’ordine di gioco, poi il primo e così via: ognuno mostra una propria carta, poi nello stesso ordine una seconda. Le carte restano al loro posto.
example-reveal = Bo ha mostrato il 7 e il 9. I numeri da 1 a 9 indicano le posizioni.
rules-kryptos-turn-title = Il tuo turno
rules-kryptos-turn =
    Scegli una carta coperta di un altro giocatore e di’ il suo numero. Un tentativo è obbligatorio.
    Se è giusto, la carta si scopre e fai 3 punti, o tanti quante erano le sue carte coperte se erano meno di tre. Se è sbagliato, tutti sanno che cosa quella carta non è.
    Puoi bluffare e dire un numero che non può essere giusto. La pagina te lo chiede prima.
example-turn = La mano è ordinata: tra 7 e 9 ci sta solo il numero 8. Bo aveva ancora sette carte coperte: 3 punti.
rules-kryptos-second-title = Il secondo tentativo
rules-kryptos-second =
    Dopo un errore puoi pagare 1 punto per un altro tentativo. Può essere qualsiasi carta coperta di qualsiasi altro giocatore, anche la stessa, e vale gli stessi punti. Un terzo tentativo non c’è mai. Con 0 punti non puoi riprovare.
rules-kryptos-end-title = Fine della partita
rules-kryptos-end =
    Quando qualcuno arriva a 15 punti, la partita finisce dopo il turno dell’ultimo giocatore del giro, così tutti hanno giocato lo stesso numero di turni. Vale anche se poi i punti scendono. Vince chi ha più punti, anche oltre 15. In caso di parità vince chi viene prima nell’ordine di gioco.
    La partita finisce anche quando tutte le carte sono scoperte. Chi non ha più nulla da indovinare salta il turno.
rules-kryptos-advanced-title = Variante: Rivelazione avanzata
rules-kryptos-advanced =
    Limita le due carte da mostrare all’inizio. Né la tua più bassa né la tua più alta. La seconda non può essere un numero subito sopra o subito sotto la prima. E nessun colore può essere mostrato più di due volte da tutti i giocatori insieme (in 3 o 4) o tre volte (in 5 o 6).
    Se così non ti resta nessuna carta, cade prima la regola del colore, poi quella dei numeri vicini, poi quella della più bassa e della più alta.
rules-kryptos-mystery-title = Variante: Mystery
rules-kryptos-mystery =
    Solo in 4 o 5: si usano altre quattro carte, e quattro carte restano coperte. Se ne conosce solo il colore.
rules-kryptos-corruption-title = Variante: Corruzione
rules-kryptos-corruption =
    Il punto pagato per il secondo tentativo va al proprietario della carta, giusto o sbagliato che sia. Anche quel punto può chiudere la partita.
