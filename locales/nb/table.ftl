table-code = Bordkode
guest = Gjest
nav-print = Skriv ut
nav-tv = TV-visning
dock-title = Deler av bordet
dock-table = Bord

waiting-title = Venterom
waiting-more = { $count ->
    [0] Ingen er her ennå.
    [one] Én er med.
    [2] To er med.
   *[other] { $count } er med.
} { $missing ->
    [one] Dere trenger én til.
   *[other] Dere trenger { $missing } til.
}
waiting-ready = { $count ->
        [3] Tre
        [4] Fire
        [5] Fem
        [6] Seks
        [7] Sju
       *[other] Åtte
    } er med. Dere kan starte.
waiting-interceptor = Med tre spiller to på Hvit og én på Svart, som kodeknekker.
waiting-uneven = Lagene er ikke jevne ennå.
waiting-start = Start spillet
waiting-even = Jevn ut lagene
waiting-fill = Fyll med boter
waiting-can = Andre kan bli med via lenken helt til du starter.
waiting-cannot-kryptos = Dere må være 3 til 6 spillere.
waiting-cannot-decrypto = Dere må være to lag på 2 til 4, eller 2 mot 1.
waiting-host = Venter på at { $name } starter spillet.
waiting-anyone = Venter på at verten starter spillet.
name-ask = Hva skal vi kalle deg?
name-keep = Lagre

invite-title = Inviter
invite-qr = QR-kode med lenken til dette bordet
invite-link = Lenke
invite-copy = Kopier lenken
invite-copied = Kopiert
invite-share = Del

side-white = Hvit
side-black = Svart
seats-title = Plasser
seats-taken = { $taken } av { $seats }
seats-sit = Sitt her
seats-free = Ledig plass
seats-move = Flytt hit
seats-bot = Legg til en bot
seats-full = Alle plassene er opptatt. Du ser på.
watching = Du ser på. Skriv navnet ditt for å ta en ledig plass eller plassen til en bot.
people-title = Spillere
people-you = (deg)
people-host = vert
people-here = pålogget
people-away = frakoblet
people-left = har gått
people-manage = Valg for { $name }
people-other-side = Flytt til det andre laget
people-hand-over = Gjør til vert
people-remove = Fjern
people-replace = Bytt ut med en bot
people-rename = Endre navn
people-device = Fortsett på en annen enhet
people-leave = Forlat plassen
host-now = { $name } er nå vert.
bot-beginner = bot, lett
bot-player = bot, middels
bot-agent = bot, vanskelig
bot-master = bot, ekspert
device-title = Fortsett på en annen enhet
device-why = Åpne denne lenken på den andre enheten. Den virker én gang. Den som åpner den, får plassen din, så ikke del den.
device-qr = QR-kode som flytter plassen din
device-back = Tilbake til bordet
device-take-title = Fortsette her?
device-take-why = Plassen din flyttes til denne enheten. På den andre kan du bare se på.
device-take = Fortsett her

chat-title = Chat
chat-empty = Ingen meldinger ennå.
chat-you = Du
chat-to-team = lag
chat-say-team = Laget
chat-say-table = Alle
chat-silent = Laget ditt gjetter koden din: Du kan lese, men ikke skrive til dem.
chat-react = Reaksjoner
chat-from = fra { $name }

fairness-title = Er utdelingen rettferdig?
fairness-why = Dette fingeravtrykket av det hemmelige startallet er bestemt før utdelingen, så ingen kan endre noe etterpå. Når spillet er slutt, står startallet i loggen, og alle kan kontrollere det.
fairness-print = Fingeravtrykk
fairness-seed = Startall

options-title = Spillvalg
options-yours = Du velger. Alle ser endringene.
options-host = Verten velger.
option-sand = Timeglass
option-sand-line = Starter for den andre kodesenderen når den første er ferdig. Det som ikke er skrevet i tide, blir stående tomt.
option-sand-0 = Av
option-sand-30 = 30 s
option-sand-60 = 60 s
option-sand-90 = 90 s
option-referee = Hintdommer
option-referee-line = Advarer mot hint som kan bryte reglene. Streng stopper dem.
option-referee-off = Av
option-referee-normal = Advarer
option-referee-strict = Streng
option-confirm = Hvem bekrefter svaret
option-confirm-line = Én: Den som bekrefter først, bestemmer. Alle: Dere må alle velge samme kode.
option-confirm-one = Én
option-confirm-all = Alle
option-guess = Tid til å gjette
option-guess-line = Ikke noe svar i tide regnes som feil.
option-guess-0 = Ingen grense
option-guess-120 = 2 min
option-guess-300 = 5 min
option-laser = Laser Drive
option-laser-line = Utvidelse: en kategori hver runde, og lasersjetonger til å gjette et nøkkelord. Tallet er prisen for ett forsøk.
option-laser-0 = Av
option-laser-1 = 1
option-laser-2 = 2
option-laser-3 = 3
option-words = Nøkkelord
option-words-line = Familie: hverdagsord. Ekspert: sjeldnere eller mer abstrakte ord.
option-words-all = Alle
option-words-family = Familie
option-words-expert = Ekspert
option-own = Bruk egne ord
option-own-count = { $count } egne ord er i spill.
option-own-label = Ett ord per linje, minst 24
option-own-use = Bruk disse ordene
option-pace = Tempo
option-pace-line = Direkte: Alle spiller nå. Dager: Hvert trekk kan ta så lang tid, med pauser innimellom.
option-pace-0 = Direkte
option-pace-24 = 1 dag per trekk
option-pace-72 = 3 dager
option-bot-after = Frakoblede spillere
option-bot-after-line = Etter så lang tid kan dere la en bot ta over. Den som kommer tilbake, får plassen igjen med en gang.
time-minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
}
time-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
time-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
}
option-bots = Boter
option-bots-line = Hvor gode de er. Gjelder også boter som alt er ved bordet.
option-bots-beginner = Lett
option-bots-player = Middels
option-bots-agent = Vanskelig
option-bots-master = Ekspert
option-listed = Hvem kan bli med
option-listed-line = Alle: Bordet vises på forsiden.
option-listed-off = Med lenke
option-listed-on = Alle
option-advanced = Avansert avsløring
option-advanced-line = Begrenser hvilke to kort du kan vise i starten: ikke det laveste eller høyeste, ikke to tall på rad, ingen farge for ofte.
option-advanced-off = Av
option-advanced-on = På
option-mystery = Mysterium
option-mystery-line = Med 4 eller 5 spillere: 4 ekstra kort ligger skjult, og bare fargene er kjent.
option-mystery-off = Av
option-mystery-on = På
option-corruption = Korrupsjon
option-corruption-line = Poenget du betaler for et nytt forsøk, går til eieren av kortet.
option-corruption-off = Av
option-corruption-on = På
option-allowed-help = Hjelp med tallene
option-allowed-help-line = Så mye hjelp kan hver spiller slå på for seg selv.
option-allowed-help-none = Ingen
option-allowed-help-simple = Enkel
option-allowed-help-full = Full
option-turn = Tid per tur
option-turn-line = Går den ut, er turen over.
option-turn-0 = Ingen grense
option-turn-60 = 1 min
option-turn-120 = 2 min
option-turn-300 = 5 min

people-remove-ask = Fjerne { $name }? Det går fortsatt an å se på, men ikke å ta en plass før du tillater det.
people-remove-bot-ask = Fjerne boten { $name }?
people-leave-ask = Forlate plassen? Noen andre kan ta den.
people-leave-ask-playing = Gå midt i spillet? De andre spiller videre uten deg. Du kan komme tilbake så lenge ingen har tatt plassen din.
waiting-mystery = Mysterium krever 4 eller 5 spillere, og dere er { $count }.
waiting-cannot-mystery = Inviter noen, legg til en bot eller slå av Mysterium i spillvalgene.
device-again = Lag en ny lenke
device-again-why = En lenke flytter plassen din til en annen enhet. En ny lenke gjør den forrige ugyldig.
chat-to = Hvem kan lese det
chat-write = Skriv en melding
absent-away = { $name } er frakoblet.
absent-left = { $name } har gått.
absent-host = Verten, { $name }, er frakoblet.
absent-host-soon = Tar det lang tid, blir noen andre vert.
end-picture = Lagre et bilde
absent-soon = Etter { $time } frakoblet kan dere la en bot ta over.
nudge = Gi { $names } et dytt
news-nudged = { $name } gir et dytt: bordet venter.
joining-close = Steng for nye spillere
joining-open = Åpne for nye spillere
people-readmit = La { $name } spille igjen
request-asks = { $name } vil gjerne ta over plassen til { $seat }.
request-accept = Godta
request-decline = Avslå
seats-asked = Du har bedt om en plass. Noen ved bordet må godta det.
seats-locked = Verten har stengt bordet for nye spillere. Du kan se på.
rematch-ready = Jeg vil ha omkamp
rematch-waits = { $count ->
    [0] Du er med. Neste spill begynner straks.
   *[other] Du er med. Venter på { $names }.
}
rematch-are-ready = Vil ha omkamp: { $names }.
rematch-reopen = Tilbake til venterommet
series = Seire så langt, i { $games } spill: { $scores }
series-score = { $name } { $wins }
news-joined = { $name } er nå med i spillet.
news-bot = Nå spiller boten { $name }.
news-back = { $name } er tilbake.
news-away = { $name } er frakoblet. De andre kan spille videre.
news-removed = Verten fjernet { $name }.
teams-shuffle = Bland lagene
