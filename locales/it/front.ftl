front-title = Black Chamber: codici segreti tra amici
front-hero = Scrivi ai tuoi amici. Qualcuno legge.
front-lead = Due giochi di codici segreti, da tre a otto persone, allo stesso tavolo in rete. Niente da installare, nessun account: manda un link e si comincia.
front-description = Decrypto e Kryptos in rete, gratis, in quattro lingue: apri un tavolo, manda il link, gioca.
front-begin = Comincia
art-label = Esempio: tre indizi che stanno per il codice 4, 2, 1
art-telegram = Telegramma
art-round = Squadra Bianca, turno 1
art-clue-1 = Luna di settembre
art-clue-2 = Fiume lento
art-clue-3 = Guardiano sullo scoglio

new-title = Nuovo tavolo
new-game = Gioco
new-open = Apri un nuovo tavolo
new-more = Altre scelte
new-name = Il tuo nome
new-words = Lingua delle parole
new-listed = Mostralo tra i tavoli aperti
game-decrypto = Decrypto
game-decrypto-line = Due squadre. Tre indizi per un codice.
game-kryptos = Kryptos
game-kryptos-line = Mani ordinate, numeri nascosti.
players-range = { $least }–{ $most } giocatori
join-title = Entra con un codice
join-label = Il codice del tavolo, da un amico
join-go = Entra
bots-title = Gioca con i bot
bots-line = Stasera niente compagnia? Siediti: gli altri posti li riempie la casa.
bots-go = Gioca subito

open-title = Tavoli aperti
open-line = Chiunque può sedersi o guardare.
open-none = Al momento nessun tavolo è aperto a tutti. Aprine uno tu e mettilo in elenco.
open-free = { $free ->
        [one] un posto libero
       *[other] { $free } posti liberi
    }
open-playing = in corso
open-sit = Siediti
open-watch = Guarda
open-at = al tavolo { $table }

learn-title = Si impara in tre minuti
learn-decrypto-1 = La tua squadra vede quattro parole segrete, numerate da 1 a 4.
learn-decrypto-2 = Il vostro Codificatore pesca un codice, per esempio 4-2-1, e dà un indizio per ogni cifra.
learn-decrypto-3 = Voi indovinate il codice. Dal secondo turno ci prova anche l’altra squadra.
learn-decrypto-go = Tutte le regole di Decrypto
learn-kryptos-1 = Ogni mano è in ordine crescente: vedi i posti, non i numeri.
learn-kryptos-2 = Dillo ad alta voce: «La terza carta di Bo è il 17».
learn-kryptos-3 = Chi indovina segna fino a tre punti. A quindici punti la partita finisce.
learn-kryptos-go = Tutte le regole di Kryptos
join-malformed = Un codice ha otto lettere e cifre, come 3HZA UU2Q. Controlla e riprova.
join-unknown = Nessun tavolo ha questo codice. Controllalo con chi te l’ha mandato.
