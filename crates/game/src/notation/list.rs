//! Lists inside a tag's value: items with commas between them, and space around them as one likes. After a
//! backslash any character stands for itself.

/// The items of a list.
pub fn read_list(value: &str) -> Vec<String> {
    let mut items = vec![Vec::new()];
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match (c, items.last_mut()) {
            (',', _) => items.push(Vec::new()),
            ('\\', Some(item)) => item.extend(chars.next().map(|c| (c, true))),
            (c, Some(item)) => item.push((c, false)),
            (_, None) => {}
        }
    }
    let space = |(c, escaped): &(char, bool)| c.is_whitespace() && !escaped;
    let trim = |item: &Vec<(char, bool)>| {
        let end = item.iter().rposition(|c| !space(c)).map_or(0, |last| last + 1);
        item[..end].iter().skip_while(|c| space(c)).map(|(c, _)| *c).collect()
    };
    items.iter().map(trim).collect()
}

/// The opposite of [`read_list`].
pub fn write_list<S: AsRef<str>>(items: impl IntoIterator<Item = S>) -> String {
    let escape = |item: S| {
        let item = item.as_ref();
        let last = item.chars().count().saturating_sub(1);
        let mut escaped = String::with_capacity(item.len());
        for (place, c) in item.chars().enumerate() {
            if matches!(c, '\\' | ',') || (c.is_whitespace() && (place == 0 || place == last)) {
                escaped.push('\\');
            }
            escaped.push(c);
        }
        escaped
    };
    items.into_iter().map(escape).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn space_around_items_does_not_matter_and_commas_can_be_escaped() {
        assert_eq!(read_list(" Ada,Bo\\, jr. ,  Cy "), ["Ada", "Bo, jr.", "Cy"]);
        assert_eq!(write_list(["Ada", "Bo, jr."]), "Ada, Bo\\, jr.");
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(items in prop::collection::vec(".{0,12}", 1..8)) {
            prop_assert_eq!(read_list(&write_list(&items)), items);
        }
    }
}
