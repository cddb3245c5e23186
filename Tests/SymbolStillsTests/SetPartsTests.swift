import Foundation
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import TestSupport
import Testing

/// What holds between the parts of every drawing of the set.
@Suite struct SetPartsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private func drawings() throws -> [String] {
        let folder = Self.root.appendingPathComponent("Skeletons")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".svg") }
    }

    private static func picture(
        of name: String, _ weight: Weight, _ mode: RenderingMode = .monochrome
    ) -> Pixmap? {
        var options = RenderOptions()
        (options.size, options.weight, options.style.mode) = (.points(100), weight, mode)
        guard let symbol = try? SymbolDocument(contentsOf: root.appendingPathComponent(name).path).symbol else {
            return nil
        }
        return try? SymbolRenderer().render(symbol, options: options).pixmap
    }

    @Test("As the weight changes, no part of a drawing falls off, and none runs into another")
    func parts() throws {
        let names = try drawings()
        #expect(names.count > 500)
        let found = mapInParallel(names) { name -> String? in
            let counts = [Weight.ultralight, .regular, .black].map { weight in
                Self.picture(of: name, weight).map { picture in
                    // A piece of two pixels is the tip of a corner.
                    Pieces(picture, above: 64).all.count { $0.count > 2 }
                }
            }
            return counts[1] != nil && Set(counts).count == 1 ? nil : "\(name) \(counts)"
        }
        #expect(found.compactMap { $0 } == [])
    }

    /// The levels paint with all, half and a quarter of the tint's opacity.
    ///
    /// Where two layers of one level overlap, the paint is denser. Pixels like all their neighbours are on no edge.
    @Test("No two layers of one hierarchy level overlap")
    func levels() throws {
        let found = mapInParallel(try drawings()) { name -> String? in
            guard let picture = Self.picture(of: name, .regular, .hierarchical) else { return "\(name) fails" }
            let tones = Self.plainTones(picture).subtracting([0, 64, 128, 255])
            return tones.isEmpty ? nil : "\(name) \(tones.sorted())"
        }
        #expect(found.compactMap { $0 } == [])
    }

    private static func plainTones(_ picture: Pixmap) -> Set<UInt8> {
        let (width, height, alphas) = (picture.width, picture.height, picture.alphas)
        var tones: Set<UInt8> = []
        guard width > 2, height > 2 else { return tones }
        for row in 1..<height - 1 {
            for index in row * width + 1..<(row + 1) * width - 1 where !tones.contains(alphas[index]) {
                let around = [index - width, index, index + width].flatMap { alphas[$0 - 1...$0 + 1] }
                if Set(around).count == 1 { tones.insert(alphas[index]) }
            }
        }
        return tones
    }
}
