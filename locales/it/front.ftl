front-title = Black Chamber: codici segreti tra amici
front-hero = Scrivi ai tuoi amici. Qualcuno sta leggendo.
front-lead = Due giochi di codici segreti da 3 a 8 giocatori, direttamente nel browser. Niente app, niente account: mandi il link e si gioca.
front-description = Decrypto e Kryptos online, gratis, in quattro lingue: apri un tavolo, manda il link, gioca.
front-begin = Inizia a giocare
art-label = Esempio: tre indizi che indicano il codice 4-2-1
art-telegram = Telegramma
art-round = Bianca, round 1
art-clue-1 = Luna di settembre
art-clue-2 = Fiume lento
art-clue-3 = Guardiano sullo scoglio

new-title = Nuovo tavolo
new-game = Gioco
new-open = Apri un tavolo
new-more = Altre opzioni
new-name = Il tuo nome
new-words = Lingua delle Parole Chiave
new-listed = Mostralo tra i tavoli aperti: chiunque può unirsi
game-decrypto = Decrypto
game-decrypto-line = Due squadre, tre indizi, un codice segreto
game-kryptos = Kryptos
game-kryptos-line = Scopri le carte coperte
players-range = { $least }–{ $most } giocatori
join-title = Unisciti a un tavolo
join-label = Codice o link del tavolo
join-go = Entra
bots-title = Gioca con i bot
bots-line = Da solo? I bot occupano gli altri posti.
bots-go = Gioca subito

open-title = Tavoli aperti
open-line = Chiunque può giocare o guardare.
open-more = { $count ->
    [one] Un altro
   *[other] Altri { $count }
}
open-none = Al momento non ci sono tavoli aperti. Aprine uno e mostralo qui.
open-free = { $free ->
        [one] 1 posto libero
       *[other] { $free } posti liberi
    }
open-playing = in corso
open-sit = Gioca
open-watch = Guarda
open-at = al tavolo di { $table }

learn-title = Si impara in tre minuti
learn-decrypto-1 = La tua squadra ha quattro Parole Chiave segrete, numerate da 1 a 4.
learn-decrypto-2 = Il vostro Codificatore pesca un codice, per esempio 4-2-1, e dà un indizio per ogni cifra.
learn-decrypto-3 = Voi indovinate il codice. Dal round 2 l’altra squadra prova a intercettarlo.
learn-decrypto-go = Tutte le regole di Decrypto
learn-kryptos-1 = Ogni mano è in ordine crescente. Vedi dove sono le carte, non che numero hanno.
learn-kryptos-2 = Fai un tentativo: «La terza carta di Bo è il 17».
learn-kryptos-3 = Se indovini, fai fino a 3 punti. La partita finisce quando qualcuno arriva a 15.
learn-kryptos-go = Tutte le regole di Kryptos

join-malformed = Un codice ha otto lettere e cifre, come 3HZA UU2Q. Controlla e riprova.
join-unknown = Nessun tavolo ha questo codice. Controllalo con chi te l’ha mandato.
