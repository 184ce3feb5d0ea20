table-code = Bordkode
guest = Gjest
nav-print = Skriv ut
nav-tv = Bordvisning
dock-title = Deler av bordet
dock-table = Bord

waiting-title = venterom
waiting-more = { $count ->
        [0] Ingen har satt seg ennå.
        [one] Én sitter.
       *[other] To sitter.
    } { $missing ->
        [one] Én til, så kan dere spille.
        [2] To til, så kan dere spille.
       *[other] Tre til, så kan dere spille.
    }
waiting-ready = { $count ->
        [3] Tre
        [4] Fire
        [5] Fem
        [6] Seks
        [7] Sju
       *[other] Åtte
    } sitter. Dere kan begynne.
waiting-interceptor = Tre kan spille: to på Hvit, én på Svart som kodeknekker.
waiting-uneven = Lagene er ikke jevne ennå.
waiting-start = Start spillet
waiting-even = Jevne lag
waiting-fill = Fyll med roboter
waiting-can = Andre kan fortsatt bli med via lenken til du starter.
waiting-cannot-kryptos = Tre til seks kan spille.
waiting-cannot-decrypto = To lag med to til fire, eller to mot én.
waiting-host = { $name } starter spillet.
waiting-anyone = Venter på verten.
name-ask = Hva skal de andre kalle deg?
name-keep = Det er meg

invite-title = Inviter
invite-qr = QR-kode med lenken til bordet
invite-link = Lenke
invite-copy = Kopier lenken
invite-copied = Kopiert
invite-share = Del

side-white = Hvit
side-black = Svart
seats-title = Plasser
seats-taken = { $taken } av { $seats }
seats-sit = Sitt her
seats-free = ledig plass
seats-move = Flytt hit
seats-bot = Sett inn robot
seats-full = Alle plassene er opptatt. Du kan se på.
seats-sent-away = Verten har sendt deg bort fra dette bordet. Du kan se på.
people-title = Spillere
people-you = (deg)
people-host = vert
people-here = til stede
people-away = ikke tilkoblet
people-left = har reist seg
people-manage = Valg for { $name }
people-other-side = Til det andre laget
people-hand-over = Gjør til vert
people-kick = Send bort
people-replace = Sett inn robot
people-rename = Bytt navn
people-device = Flytt plassen min til en annen enhet
people-leave = Forlat plassen min
bot-novice = robot, nybegynner
bot-agent = robot, agent
bot-master = robot, mester
device-title = Plassen din på en annen enhet
device-why = Åpne denne lenken der, én gang. Den er like god som plassen din: ikke vis den til noen andre.
device-qr = QR-kode som flytter plassen din
device-back = Tilbake til bordet
device-take-title = Ta plassen din her?
device-take-why = Plassen flyttes til denne enheten. Den andre kan bare se på fra nå av.
device-take = Ta plassen

talk-title = Prat
talk-empty = Ingen har sagt noe ennå.
talk-you = Du
talk-to-team = lag
talk-say-team = Til laget ditt
talk-say-table = Til hele bordet
talk-silent = Du kan lytte til laget ditt, men ikke si noe: det er koden din de gjetter på.
talk-react = Reager
talk-from = fra { $name }

options-title = Husregler
options-yours = Du bestemmer; alle ser endringene.
options-host = Verten bestemmer.
option-sand = Timeglass
option-sand-line = Renner for den andre kodesenderen når den første er ferdig.
option-sand-0 = Av
option-sand-30 = 30 s
option-sand-60 = 60 s
option-sand-90 = 90 s
option-referee = Dommer
option-referee-line = Advarer mot tvilsomme hint; streng avviser dem.
option-referee-off = Av
option-referee-normal = Advarer
option-referee-strict = Streng
option-confirm = Et svar forsegles av
option-confirm-one = Én
option-confirm-all = Alle
option-guess = Tid til å gjette
option-guess-0 = Ubegrenset
option-guess-120 = 2 min
option-guess-300 = 5 min
option-laser = Laser Drive
option-laser-line = Utvidelse: en kategori hver runde, og lasersjetonger for å nevne et nøkkelord. Tallet er prisen for ett forsøk.
option-laser-0 = Uten
option-laser-1 = 1
option-laser-2 = 2
option-laser-3 = 3
option-words = Ord
option-words-house = Alle
option-words-family = Familie
option-words-expert = Ekspert
option-own = Ta med egne ord
option-own-count = { $count } egne ord er i spill.
option-own-label = Ett ord per linje, minst 24
option-own-use = Bruk disse ordene
option-pace = Tempo
option-pace-0 = Alle samtidig
option-pace-24 = En dag per trekk
option-pace-72 = Tre dager
option-bots = Roboter
option-bots-line = Hvor godt de spiller, også de som alt sitter.
option-bots-novice = Nybegynner
option-bots-agent = Agent
option-bots-master = Mester
option-listed = Åpent for alle
option-listed-off = Bare via lenke
option-listed-on = Synlig
option-advanced = Avansert avsløring
option-advanced-line = I starten kan ikke alle kort vises: verken det laveste eller det høyeste, og ingen naboer.
option-advanced-off = Av
option-advanced-on = På
option-mystery = Mysterium
option-mystery-line = Fire eller fem spillere: fire kort til ligger skjult.
option-mystery-off = Av
option-mystery-on = På
option-corruption = Korrupsjon
option-corruption-line = Poenget for andre forsøk går til eieren av kortet.
option-corruption-off = Av
option-corruption-on = På
option-turn = Tid per tur
option-turn-0 = Ubegrenset
option-turn-60 = 1 min
option-turn-120 = 2 min
option-turn-300 = 5 min
people-kick-ask = Fjerne { $name }? Personen kan se på, men ikke sette seg igjen før du tillater det.
people-kick-bot-ask = Fjerne boten { $name }?
people-leave-ask = Forlate plassen? Noen andre kan ta den.
people-leave-ask-playing = Gå midt i spillet? De andre spiller videre uten deg. Du kan komme tilbake så lenge ingen har tatt plassen din.
waiting-mystery = Mystery krever fire eller fem spillere; dere er { $count }.
waiting-cannot-mystery = Inviter noen, legg til en bot eller slå av Mystery i husreglene.
device-again = Lag en ny lenke
device-again-why = En lenke flytter plassen din til en annen enhet. En ny lenke gjør den forrige ugyldig.
talk-to = Hvem leser det
talk-write = Skriv en melding
absent-away = { $name } er borte.
absent-left = { $name } har gått.
absent-host = { $name }, som er vert, er borte.
absent-host-take = Bli vert
