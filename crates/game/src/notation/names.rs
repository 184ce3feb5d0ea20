//! Players' names in records.

use super::{Flaw, Tag, read_list};

/// Makes names fit for a record: one line, none empty, no two alike.
pub fn fit_names<S: AsRef<str>>(names: &[S]) -> Vec<String> {
    let mut fit: Vec<String> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let bare: String = name.as_ref().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let bare = bare.split_whitespace().collect::<Vec<_>>().join(" ");
        let bare = if bare.is_empty() { format!("Player {}", index + 1) } else { bare };
        let mut name = bare.clone();
        let mut again = 2;
        while fit.contains(&name) {
            name = format!("{bare} {again}");
            again += 1;
        }
        fit.push(name);
    }
    fit
}

/// Reads a list of names from a tag.
pub fn read_names(tag: &Tag) -> Result<Vec<String>, Flaw> {
    let mut names: Vec<String> = Vec::new();
    for name in read_list(&tag.value) {
        if name.is_empty() || name.contains(char::is_control) {
            return Err(Flaw::at(tag.place, format!("{} has a name that cannot be seen", tag.name)));
        }
        if names.contains(&name) {
            return Err(Flaw::at(tag.place, format!("the name {name} stands twice in {}", tag.name)));
        }
        names.push(name);
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{Quoted, Record, write_list};
    use proptest::prelude::*;

    #[test]
    fn names_that_a_record_cannot_hold_are_made_to_fit() {
        assert_eq!(fit_names(&["Ada", "Bo,\n jr.", "", "Ada"]), ["Ada", "Bo, jr.", "Player 3", "Ada 2"]);
    }

    #[test]
    fn empty_and_double_names_are_refused() {
        for list in ["Ada,,Bo", "Ada, Bo, Ada", ""] {
            let text = format!("[Players {}]", Quoted(list));
            assert!(read_names(Record::split(&text).unwrap().require("Players").unwrap()).is_err());
        }
    }

    proptest! {
        #[test]
        fn fit_names_are_read_back(names in proptest::collection::vec(".{0,12}", 1..8)) {
            let names = fit_names(&names);
            let text = format!("[Players {}]", Quoted(&write_list(&names)));
            let record = Record::split(&text).unwrap();
            prop_assert_eq!(read_names(record.require("Players").unwrap()).unwrap(), names);
        }
    }
}
