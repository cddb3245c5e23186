internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering

/// Capital letters and digits drawn as strokes, for labels that need no font and look the same everywhere.
struct StrokeLetters {
    /// The height of a capital letter above the baseline, in pixels.
    let height: Double
    let color: Color

    /// Returns the steps that draw a text from `origin`, the left end of its baseline.
    func items(_ text: String, at origin: Point) -> [DisplayItem] {
        var (items, x): ([DisplayItem], Double) = ([], origin.x)
        for letter in letters(text) {
            let transform = AffineTransform.translation(x: x, y: origin.y - height) * .scale(unit)
            let style = StrokeStyle(width: 0.75, cap: .round, join: .round)
            items.append(
                .stroke(DisplayStroke(path: letter.path, style: style, transform: transform, paint: .color(color))))
            x += (letter.width + Self.gap) * unit
        }
        return items
    }

    /// Returns the width of a text in pixels.
    func width(of text: String) -> Double {
        let letters = letters(text)
        return letters.reduce(-Self.gap) { $0 + $1.width + Self.gap } * unit
    }

    private struct Letter {
        var path: Path
        var width: Double
    }

    private var unit: Double { height / Self.capital }

    private func letters(_ text: String) -> [Letter] {
        text.uppercased().map { character in
            guard let data = Self.drawings[character], let path = try? Path(svg: data) else {
                return Letter(path: Path(), width: 2)
            }
            return Letter(path: path, width: max(path.bounds?.maxX ?? 0, 0.4))
        }
    }

    /// The height of a capital letter in the units of the drawings, and the gap between letters.
    private static let capital = 6.0
    private static let gap = 1.6

    private static let drawings: [Character: String] = [
        "A": "M0 6L2 0L4 6M.7 4H3.3",
        "B": "M0 3H2.3Q3.7 3 3.7 1.5T2.3 0H0V6H2.5Q4 6 4 4.5T2.5 3",
        "C": "M4 1Q3.5 0 2.1 0Q0 0 0 3T2.1 6Q3.5 6 4 5",
        "D": "M0 0V6H1.5Q4 6 4 3T1.5 0Z",
        "E": "M3.6 0H0V6H3.6M0 3H3",
        "F": "M3.6 0H0V6M0 3H3",
        "G": "M4 1Q3.5 0 2.1 0Q0 0 0 3T2.1 6Q4 6 4 3.3H2.4",
        "H": "M0 0V6M4 0V6M0 3H4",
        "I": "M.2 0V6",
        "J": "M3 0V4.4Q3 6 1.5 6T0 4.6",
        "K": "M0 0V6M3.8 0L0 3.6M1.2 2.5L4 6",
        "L": "M0 0V6H3.4",
        "M": "M0 6V0L2.4 4L4.8 0V6",
        "N": "M0 6V0L4 6V0",
        "O": "M2.1 0Q4.2 0 4.2 3T2.1 6T0 3T2.1 0Z",
        "P": "M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0",
        "Q": "M2.1 0Q4.2 0 4.2 3T2.1 6T0 3T2.1 0ZM2.6 4.3L4.2 6.4",
        "R": "M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0M2.2 3.4L4 6",
        "S": "M3.8 1Q3.3 0 2 0Q.2 0 .2 1.5C.2 3.4 3.9 2.6 3.9 4.5Q3.9 6 2 6Q.5 6 0 5",
        "T": "M0 0H4M2 0V6",
        "U": "M0 0V3.8Q0 6 2 6T4 3.8V0",
        "V": "M0 0L2 6L4 0",
        "W": "M0 0L1.3 6L2.6 1L3.9 6L5.2 0",
        "X": "M0 0L4 6M4 0L0 6",
        "Y": "M0 0L2 3L4 0M2 3V6",
        "Z": "M0 0H4L0 6H4",
        "0": "M1.9 0Q3.8 0 3.8 3T1.9 6T0 3T1.9 0Z",
        "1": "M.2 1.3L1.8 0V6",
        "2": "M.1 1.4Q.4 0 2 0Q3.8 0 3.8 1.6Q3.8 2.8 0 6H3.9",
        "3": "M.2 .6Q1 0 2 0Q3.7 0 3.7 1.5T1.5 2.9Q4 2.9 4 4.5Q4 6 2 6Q.6 6 0 5.2",
        "4": "M3 6V0L0 4.2H4",
        "5": "M3.6 0H.5L.3 2.7Q1 2.2 2 2.2Q4 2.2 4 4.1Q4 6 2 6Q.6 6 0 5.2",
        "6": "M3.5 .6Q3 0 2.2 0Q0 .2 0 4Q0 6 2 6T4 4.1T2 2.3Q.5 2.3 0 4",
        "7": "M0 0H4L1.5 6",
        "8": "M2 2.8Q.3 2.8 .3 1.4T2 0T3.7 1.4T2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8",
        "9": "M.5 5.4Q1 6 1.8 6Q4 5.8 4 2Q4 0 2 0T0 1.9T2 3.7Q3.5 3.7 4 2",
        "%": "M4.2 0L.6 6M.9 0Q1.8 0 1.8 1T.9 2T0 1T.9 0ZM3.9 4Q4.8 4 4.8 5T3.9 6T3 5T3.9 4Z",
        ".": "M.2 5.8V6",
        "-": "M0 3.4H2.4"
    ]
}
