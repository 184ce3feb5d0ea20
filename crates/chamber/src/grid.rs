//! Tables for a terminal: columns as wide as their widest cell.

use anstyle::Style;
use std::fmt::{self, Display, Formatter};
use unicode_width::UnicodeWidthStr;

/// A piece of text in one style.
type Span = (Style, String);

/// A cell: text, some of it styled.
#[derive(Clone, Debug, Default)]
pub struct Cell(Vec<Span>);

impl Cell {
    /// A cell of plain text.
    pub fn plain(text: impl Display) -> Cell {
        Cell::default().and(Style::new(), text)
    }

    /// A cell of text in one style.
    pub fn styled(style: Style, text: impl Display) -> Cell {
        Cell::default().and(style, text)
    }

    /// The cell with more text at its end.
    pub fn and(mut self, style: Style, text: impl Display) -> Cell {
        self.0.push((style, text.to_string()));
        self
    }

    fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.width()).sum()
    }
}

/// Rows of cells, printed with two spaces between columns.
#[derive(Clone, Debug, Default)]
pub struct Grid(Vec<Vec<Cell>>);

impl Grid {
    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.0.push(cells.into_iter().collect());
    }
}

impl Display for Grid {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let columns = self.0.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column| self.0.iter().filter_map(|row| row.get(column)).map(Cell::width).max();
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        for row in &self.0 {
            for (column, cell) in row.iter().enumerate() {
                for (style, text) in &cell.0 {
                    write!(f, "{style}{text}{style:#}")?;
                }
                // Nothing is padded after the last cell of a row.
                if column + 1 < row.len() {
                    write!(f, "{:1$}", "", widths[column] - cell.width() + 2)?;
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_whatever_the_style_and_the_script() {
        let mut grid = Grid::default();
        grid.row([Cell::plain("Ada"), Cell::plain(2)]);
        grid.row([Cell::styled(Style::new().bold(), "李白"), Cell::plain(15)]);
        grid.row([Cell::plain("Bo"), Cell::default().and(Style::new(), 1).and(Style::new(), "!")]);
        assert_eq!(
            anstream::adapter::strip_str(&grid.to_string()).to_string(),
            "Ada   2\n李白  15\nBo    1!\n"
        );
    }
}
