import Foundation
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

/// Slashes and badges leave no crumbs of the symbols of the set.
@Suite struct SetCrumbTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    /// Whole dots that are drawn thinner than strokes, the slider's inside at black, and the lip's end at regular,
    /// which no cover takes without a bite of what stays.
    private static let honest = [
        "sidebar.left.slash", "sidebar.right.slash", "doc.zip.slash.fill", "tray.slash.fill"
    ]

    /// Pieces that are small at one weight and large at the next: what covered them here would leave hairs between.
    private static let growing = [
        "bag.slash.fill", "book.slash.fill", "calendar.slash.fill", "camera.slash",
        "dollar.slash", "ear.slash.fill", "eyedropper.slash.fill", "headphones.slash.fill",
        "laptop.slash.fill", "microphone.slash", "microphone.slash.fill", "moon.slash", "mountain.slash",
        "mountain.slash.fill", "person.2.slash", "person.2.slash.fill", "tram.slash", "trash.slash",
        "trash.slash.fill", "watch.device.slash"
    ]

    /// Of these a piece ends in a point that is thinner than a pixel, or is on its way to nothing.
    private static let pointed = ["bag.slash.fill", "envelope.slash", "layers.slash", "layers.slash.fill"]

    /// At 200 points and the small scale a unit of the grid is 8 pixels.
    ///
    /// A piece counts by the pixels that are at least
    /// half covered, which are about its area; of an edge up to 5 % of them may be missing.
    @Test("No piece beside a slash or a badge is smaller than half a stroke's square, at five weights")
    func crumbs() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.path).sorted().filter {
            $0.hasSuffix(".svg") && ($0.contains(".slash") || $0.contains(".badge."))
                && !(Self.honest + Self.growing).contains(String($0.dropLast(4)))
        }
        #expect(names.count > 500)
        let found = mapInParallel(names) { name -> [String] in
            guard let symbol = try? SymbolDocument(contentsOf: Self.root.appendingPathComponent(name).path).symbol
            else { return [name] }
            return Weight.all.compactMap { weight, part in
                let width = zip(Self.widths(name), part).reduce(0) { $0 + $1.0 * $1.1 }
                var options = RenderOptions()
                (options.size, options.weight, options.scale) = (.points(200), weight, .small)
                guard let pixmap = try? SymbolRenderer().render(symbol, options: options).pixmap else {
                    return "\(name) fails"
                }
                let least = pixmap.pieces(above: 127).map(\.count).filter { $0 > 2 }.min() ?? 0
                return Double(least) < 0.95 * 64 * width * width / 2 ? "\(name) \(weight.rawValue): \(least)" : nil
            }
        }
        #expect(found.flatMap { $0 } == [])
    }

    /// What covers no pixel by half is no part of a drawing.
    @Test("No slash leaves a hair, at the weights and the scale that are seen most", arguments: [Weight.regular, .bold])
    func hairs(_ weight: Weight) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.path).sorted().filter {
            $0.hasSuffix(".svg") && $0.contains(".slash") && !Self.pointed.contains(String($0.dropLast(4)))
        }
        #expect(names.count > 250)
        let found = mapInParallel(names) { name -> String? in
            var options = RenderOptions()
            (options.size, options.weight) = (.points(200), weight)
            guard let symbol = try? SymbolDocument(contentsOf: Self.root.appendingPathComponent(name).path).symbol,
                let pixmap = try? SymbolRenderer().render(symbol, options: options).pixmap
            else { return "\(name) fails" }
            return pixmap.pieces(above: 3).contains { $0.count > 2 && $0.most < 128 } ? name : nil
        }
        #expect(found.compactMap { $0 } == [])
    }

    /// What the skeleton of a symbol says, or the format's usual widths.
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
    /// With the parts of the three masters.
    fileprivate static let all: [(Weight, [Double])] = [
        (.ultralight, [1, 0, 0]), (.light, [1 - 0.6667, 0.6667, 0]), (.regular, [0, 1, 0]), (.bold, [0, 0.5, 0.5]),
        (.black, [0, 0, 1])
    ]
}

extension Pixmap {
    /// How many pixels each connected part has of those that are covered by more than so many 255ths, and the most that
    /// any of them is covered.
    fileprivate func pieces(above alpha: UInt8) -> [(count: Int, most: UInt8)] {
        var isOpen = (0..<(width * height)).map { bytes[4 * $0 + 3] > alpha }
        var pieces: [(Int, UInt8)] = []
        for start in isOpen.indices where isOpen[start] {
            var (count, most, stack) = (0, UInt8(0), [start])
            isOpen[start] = false
            while let pixel = stack.popLast() {
                count += 1
                most = max(most, bytes[4 * pixel + 3])
                let (x, y) = (pixel % width, pixel / width)
                for row in max(0, y - 1)...min(height - 1, y + 1) {
                    for column in max(0, x - 1)...min(width - 1, x + 1) where isOpen[row * width + column] {
                        isOpen[row * width + column] = false
                        stack.append(row * width + column)
                    }
                }
            }
            pieces.append((count, most))
        }
        return pieces
    }
}
