//! What the referee says to the player, in four languages.

use super::{Ground, Rule};
use crate::Language;

/// The reason in the player's words; `{}` in the table below is the keyword concerned.
pub(super) fn sentence(language: Language, ground: &Ground) -> String {
    let keyword = ground.keyword.as_deref().unwrap_or("…");
    template(language, ground.rule).replace("{}", keyword)
}

fn template(language: Language, rule: Rule) -> &'static str {
    let [en, it, de, nb] = match rule {
        Rule::Empty => [
            "A clue needs at least one letter.",
            "Un indizio ha bisogno di almeno una lettera.",
            "Ein Hinweis braucht mindestens einen Buchstaben.",
            "Et hint må ha minst én bokstav.",
        ],
        Rule::TooLong => [
            "A clue has at most 80 characters.",
            "Un indizio ha al massimo 80 caratteri.",
            "Ein Hinweis hat höchstens 80 Zeichen.",
            "Et hint har høyst 80 tegn.",
        ],
        Rule::Control => [
            "A clue is one line without control characters.",
            "Un indizio è una riga senza caratteri di controllo.",
            "Ein Hinweis ist eine Zeile ohne Steuerzeichen.",
            "Et hint er én linje uten kontrolltegn.",
        ],
        Rule::Repeat => [
            "Your team has given this clue before.",
            "La vostra squadra ha già dato questo indizio.",
            "Diesen Hinweis hat euer Team schon gegeben.",
            "Dette hintet har laget deres gitt før.",
        ],
        Rule::Keyword => [
            "The clue contains your keyword {}.",
            "L’indizio contiene la vostra parola chiave {}.",
            "Der Hinweis enthält euer Schlüsselwort {}.",
            "Hintet inneholder nøkkelordet deres {}.",
        ],
        Rule::Code => [
            "The clue gives the code away.",
            "L’indizio svela il codice.",
            "Der Hinweis verrät den Code.",
            "Hintet røper koden.",
        ],
        Rule::Translation => [
            "This looks like a translation of your keyword {}.",
            "Sembra una traduzione della vostra parola chiave {}.",
            "Das sieht nach einer Übersetzung eures Schlüsselworts {} aus.",
            "Dette ser ut som en oversettelse av nøkkelordet deres {}.",
        ],
        Rule::Letters => [
            "This seems to tell the number of letters of {}.",
            "Sembra indicare il numero di lettere di {}.",
            "Das scheint die Zahl der Buchstaben von {} zu nennen.",
            "Dette ser ut til å røpe antall bokstaver i {}.",
        ],
        Rule::Spelling => [
            "This seems to be about the spelling of {}.",
            "Sembra riguardare l’ortografia di {}.",
            "Hier scheint es um die Schreibweise von {} zu gehen.",
            "Dette ser ut til å handle om hvordan {} skrives.",
        ],
        Rule::Position => [
            "This seems to tell the number of your keyword {}.",
            "Sembra indicare il numero della vostra parola chiave {}.",
            "Das scheint die Nummer eures Schlüsselworts {} zu nennen.",
            "Dette ser ut til å røpe nummeret til nøkkelordet deres {}.",
        ],
        Rule::Sound => [
            "This sounds like your keyword {}.",
            "Suona come la vostra parola chiave {}.",
            "Das klingt wie euer Schlüsselwort {}.",
            "Dette lyder som nøkkelordet deres {}.",
        ],
    };
    [en, it, de, nb][language as usize]
}
