import Foundation
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import TestSupport
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
