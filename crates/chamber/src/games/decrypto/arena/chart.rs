//! A line chart by turn, as plain SVG.

use super::share::Share;
use std::fmt::Write;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const EDGE: f64 = 48.0;
const COLOURS: [&str; 2] = ["#b3261e", "#1a5fb4"];

/// Draws each series of shares, with its 95% intervals as thin bars.
pub fn svg(series: &[(&str, &Vec<Share>)]) -> String {
    let turns = series.iter().map(|(_, shares)| shares.len()).max().unwrap_or(1).max(2);
    let x = |turn: usize| EDGE + (WIDTH - 2.0 * EDGE) * turn as f64 / (turns - 1) as f64;
    let y = |share: f64| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * share;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    // Writing to a string cannot fail.
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let right = WIDTH - EDGE;
        let _ = writeln!(svg, "<path d=\"M{EDGE} {at}H{right}\" stroke=\"#ddd\"/>");
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{percent}%</text>",
            EDGE - 6.0,
            at + 4.0
        );
    }
    for turn in 0..turns {
        let at = HEIGHT - EDGE + 18.0;
        let _ =
            writeln!(svg, "<text x=\"{}\" y=\"{at}\" text-anchor=\"middle\">{}</text>", x(turn), turn + 1);
    }
    for (row, ((name, shares), colour)) in series.iter().zip(COLOURS).enumerate() {
        let points: Vec<String> = shares
            .iter()
            .enumerate()
            .map(|(turn, share)| format!("{:.1},{:.1}", x(turn), y(share.part())))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            points.join(" ")
        );
        for (turn, share) in shares.iter().enumerate() {
            let (low, high) = share.interval();
            let _ = writeln!(
                svg,
                "<path d=\"M{:.1} {:.1}V{:.1}\" stroke=\"{colour}\"/>",
                x(turn),
                y(low),
                y(high)
            );
        }
        let at = EDGE / 2.0 + 16.0 * row as f64;
        let _ = writeln!(svg, "<text x=\"{EDGE}\" y=\"{at}\" fill=\"{colour}\">{name} by turn</text>");
    }
    svg.push_str("</svg>\n");
    svg
}
