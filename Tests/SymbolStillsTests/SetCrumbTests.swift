import Foundation
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

/// Slashes and badges leave no tiny pieces of the symbols of the set.
@Suite struct SetCrumbTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    /// Symbols whose small pieces are legitimate: whole dots thinner than strokes, the moon's inner side, which lies
    /// elsewhere at Black, and areas enclosed by a cut at Regular, of which a speck is left at Bold that cannot be
    /// covered without cutting into the rest.
    private static let legitimate = [
        "sidebar.left.slash", "sidebar.right.slash", "moon.slash", "ear.slash.fill", "tray.slash.fill"
    ]

    /// In these, a piece ends in a point that is thinner than a pixel, or is about to vanish.
    private static let pointed = [
        "bag.slash.fill", "banknote.slash.fill", "envelope.slash", "flame.slash", "layers.slash", "layers.slash.fill"
    ]

    /// At 200 points and the small scale, a unit of the grid is 8 pixels.
    ///
    /// The area of a piece is taken to be the number of its pixels that are at least half covered; 5 % of them may be
    /// missing along an edge. A piece that shrinks as strokes grow may be a third as large if it is large enough at
    /// another weight, since covering it at one weight would leave hairlines between the two.
    @Test("No piece beside a slash or a badge is smaller than half a stroke's square, at five weights")
    func tinyPieces() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.path).sorted().filter {
            $0.hasSuffix(".svg") && ($0.contains(".slash") || $0.contains(".badge."))
                && !Self.legitimate.contains(String($0.dropLast(4)))
        }
        #expect(names.count > 500)
        let found = mapInParallel(names) { name -> [String] in
            guard let symbol = try? SymbolDocument(contentsOf: Self.root.appendingPathComponent(name).path).symbol
            else { return [name] }
            let drawings = Weight.all.compactMap { weight, part -> (weight: Weight, least: Double, pieces: Pieces)? in
                let width = zip(Self.widths(name), part).reduce(0) { $0 + $1.0 * $1.1 }
                return Self.pieces(of: symbol, weight, .small, above: 127).map {
                    (weight, 0.95 * 64 * width * width / 2, $0)
                }
            }
            guard drawings.count == Weight.all.count else { return ["\(name) fails"] }
            return drawings.flatMap { weight, least, pieces in
                pieces.all.filter { piece in
                    guard piece.count > 2, Double(piece.count) < least else { return false }
                    let isLargeElsewhere = drawings.contains { $0.pieces.largest(meeting: piece) >= $0.least }
                    return !isLargeElsewhere || Double(piece.count) < least / 3
                }
                .map { "\(name) \(weight.rawValue): \($0.count)" }
            }
        }
        #expect(found.flatMap { $0 } == [])
    }

    /// Anything that covers no pixel by half is not part of a drawing.
    @Test(
        "No slash leaves a hairline, at the most common weights and scale",
        arguments: [Weight.light, .regular, .bold])
    func hairs(_ weight: Weight) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.path).sorted().filter {
            $0.hasSuffix(".svg") && $0.contains(".slash") && !Self.pointed.contains(String($0.dropLast(4)))
        }
        #expect(names.count > 250)
        let found = mapInParallel(names) { name -> String? in
            guard let symbol = try? SymbolDocument(contentsOf: Self.root.appendingPathComponent(name).path).symbol,
                let pieces = Self.pieces(of: symbol, weight, .medium, above: 3)
            else { return "\(name) fails" }
            return pieces.all.contains { $0.count > 2 && $0.most < 128 } ? name : nil
        }
        #expect(found.compactMap { $0 } == [])
    }

    private static func pieces(
        of symbol: Symbol, _ weight: Weight, _ scale: Scale, above alpha: UInt8
    ) -> Pieces? {
        var options = RenderOptions()
        (options.size, options.weight, options.scale) = (.points(200), weight, scale)
        return (try? SymbolRenderer().render(symbol, options: options).pixmap).map { Pieces($0, above: alpha) }
    }

    /// The stroke widths in the skeleton of a symbol, or the usual widths of the format.
    private static func widths(_ name: String) -> [Double] {
        var stem = String(name.dropLast(4))
        while let dot = stem.lastIndex(of: ".") {
            stem = String(stem[..<dot])
            let file = root.appendingPathComponent("Skeletons/\(stem).svg")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            guard let list = text.components(separatedBy: "data-widths=\"").dropFirst().first else { break }
            return list.prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
        }
        return [0.6, 2, 3.6]
    }
}

extension Weight {
    /// Five weights, each with the shares of the three masters.
    fileprivate static let all: [(Weight, [Double])] = [
        (.ultralight, [1, 0, 0]), (.light, [1 - 0.6667, 0.6667, 0]), (.regular, [0, 1, 0]), (.bold, [0, 0.5, 0.5]),
        (.black, [0, 0, 1])
    ]
}

/// The connected parts of a picture, of pixels with more than a given coverage in 255ths.
private struct Pieces {
    /// Adjacent pixels, from the centre of the picture, and the greatest coverage of any of them.
    struct Run {
        let columns: Range<Int>
        let row: Int
        var most: UInt8

        func touches(_ other: Run, within distance: Int) -> Bool {
            abs(row - other.row) <= distance && columns.lowerBound < other.columns.upperBound + distance
                && other.columns.lowerBound < columns.upperBound + distance
        }
    }

    struct Piece {
        var runs: [Run] = []
        var count: Int { runs.reduce(0) { $0 + $1.columns.count } }
        var most: UInt8 { runs.reduce(0) { max($0, $1.most) } }

        func meets(_ other: Piece) -> Bool {
            runs.contains { run in other.runs.contains { run.touches($0, within: 0) } }
        }
    }

    private(set) var all: [Piece] = []

    init(_ pixmap: Pixmap, above alpha: UInt8) {
        var rows = (0..<pixmap.height).map { Self.runs(ofRow: $0, pixmap, alpha) }
        for row in rows.indices {
            while let start = rows[row].popLast() {
                var (piece, stack) = (Piece(), [start])
                while let run = stack.popLast() {
                    piece.runs.append(run)
                    let index = run.row + pixmap.height / 2
                    for beside in max(index - 1, 0)...min(index + 1, rows.count - 1) where !rows[beside].isEmpty {
                        stack += rows[beside].filter { $0.touches(run, within: 1) }
                        rows[beside].removeAll { $0.touches(run, within: 1) }
                    }
                }
                all.append(piece)
            }
        }
    }

    private static func runs(ofRow row: Int, _ pixmap: Pixmap, _ alpha: UInt8) -> [Run] {
        let (width, middle) = (pixmap.width, pixmap.width / 2)
        let alphas = stride(from: row * width * 4 + 3, to: (row + 1) * width * 4, by: 4).map { pixmap.bytes[$0] }
        var (runs, column) = ([Run](), 0)
        while column < width {
            let (first, isOpen) = (column, alphas[column] > alpha)
            while column < width, (alphas[column] > alpha) == isOpen { column += 1 }
            guard isOpen, let most = alphas[first..<column].max() else { continue }
            runs.append(Run(columns: first - middle..<column - middle, row: row - pixmap.height / 2, most: most))
        }
        return runs
    }

    /// The number of pixels of the largest part that shares one with a part of another picture.
    func largest(meeting other: Piece) -> Double {
        Double(all.filter { $0.meets(other) }.map(\.count).max() ?? 0)
    }
}
