import Foundation
import SymbolColor
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Symbols of the set in `Symbols/` that take on another weight.
@Suite struct VariantChangeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    @Test("A value and a tint that change with the weight set out from where they are", arguments: ["gauge", "wifi"])
    func together(name: String) throws {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        var (before, after) = (RenderOptions(), RenderOptions())
        before.size = .fit(width: 48, height: 48)
        after.size = before.size
        (before.weight, before.style.variableValue) = (.regular, 0.2)
        (after.weight, after.style.variableValue) = (.black, 0.8)
        after.style.tint = Color(red: 1, green: 0, blue: 0)
        let change = Animation(keyframes: [
            .init(symbol, options: before), .init(symbol, options: after, begin: 1)
        ])
        let sequence = try FrameSequence(change, options: before, rate: .film, span: .seconds(2))
        let pictures = try sequence.frames.map { try sequence.pixmap(ofFrame: $0).bytes }
        // The change begins with frame 30, and takes 0.35 seconds.
        #expect(pictures[30] == pictures[29] && pictures[31] != pictures[30])
        let steps = (30..<41).map { frame in
            zip(pictures[frame], pictures[frame + 1]).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        }
        let all = steps.reduce(0, +)
        #expect(steps.allSatisfy { 4 * $0 <= all })
    }
}
