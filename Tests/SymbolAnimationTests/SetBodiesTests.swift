import Foundation
import SymbolEffects
import SymbolFiles
import SymbolModel
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Symbols of the set in `Symbols/`, moved by layer.
@Suite struct SetBodiesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    /// How many ways layers go at one moment of a wiggle.
    private func ways(_ name: String, _ weight: Weight) throws -> Int {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        var options = RenderOptions()
        options.weight = weight
        let wiggle = Animation.Effect.discrete(WiggleSymbolEffect())
        let keyframe = Animation.Keyframe(symbol, options: options)
        let moved = try AnimatedSymbol(keyframe, in: Animation(keyframes: [keyframe], effects: [wiggle]), on: nil)
        return Set(moved.states(at: 0.1).map(\.transform)).count
    }

    @Test(
        "What hangs together moves as one at all weights, and what stands apart does not",
        arguments: [
            ("wallet", 1), ("globe", 1), ("trash.slash", 1), ("star.slash", 1), ("calendar", 2), ("bell.dot", 3),
            ("wifi", 4), ("play.circle.fill", 2)
        ], [Weight.ultralight, .regular, .black])
    func bodies(symbol: (name: String, bodies: Int), weight: Weight) throws {
        #expect(try ways(symbol.name, weight) == symbol.bodies)
    }
}
