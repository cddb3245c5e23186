import Foundation
import SymbolEffects
import SymbolFiles
import SymbolGeometry
import SymbolImaging
import SymbolModel
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Symbols of the set in `Symbols/`, moved by layer.
@Suite struct SetBodiesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private func symbol(_ name: String) throws -> Symbol {
        try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
    }

    @Test(
        "A symbol replaces another in the same manner whether the effect is given or left out",
        arguments: [("cloud.rain", "umbrella"), ("person.2", "house")])
    func replacement(old: String, new: String) throws {
        func lists(_ replace: ReplaceSymbolEffect?) throws -> [String] {
            let keyframes = [
                Animation.Keyframe(try symbol(old)), Animation.Keyframe(try symbol(new), begin: 0, replace: replace)
            ]
            let frames = try FrameSequence(
                Animation(keyframes: keyframes), rate: .standard, span: .untilRest(atLeast: 0))
            return frames.frames.map { "\(frames.list($0))" }
        }
        #expect(try lists(nil) == lists(ReplaceSymbolEffect()))
    }

    /// The number of different motions of layers at one time of a wiggle.
    private func motions(_ name: String, _ weight: Weight) throws -> Int {
        var options = RenderOptions()
        options.weight = weight
        let wiggle = Animation.Effect.discrete(WiggleSymbolEffect())
        let keyframe = Animation.Keyframe(try symbol(name), options: options)
        let moved = try AnimatedSymbol(keyframe, in: Animation(keyframes: [keyframe], effects: [wiggle]), on: nil)
        return Set(moved.states(at: 0.1).map(\.transform)).count
    }

    @Test(
        "A mirrored symbol wiggles as its mirror image: the door's arrow points out, to the right or to the left",
        arguments: [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)])
    func mirroredWiggle(direction: LayoutDirection, sign: Double) throws {
        var options = RenderOptions()
        options.layoutDirection = direction
        let wiggle = Animation.Effect.discrete(WiggleSymbolEffect(nil, .wholeSymbol))
        let keyframe = Animation.Keyframe(try symbol("door.arrow.out"), options: options)
        let moved = try AnimatedSymbol(keyframe, in: Animation(keyframes: [keyframe], effects: [wiggle]), on: nil)
        #expect(moved.states(at: 0.05).allSatisfy { $0.transform.tx * sign > 1 })
    }

    @Test(
        "Connected layers move as one at all weights, and separate ones do not",
        arguments: [
            ("wallet", 1), ("globe", 1), ("trash.slash", 1), ("star.slash", 1), ("calendar", 2), ("bell.dot", 3),
            ("wifi", 4), ("play.circle.fill", 2), ("cpu.badge.plus", 2), ("bell.badge.plus", 3)
        ], [Weight.ultralight, .regular, .black])
    func bodies(symbol: (name: String, bodies: Int), weight: Weight) throws {
        #expect(try motions(symbol.name, weight) == symbol.bodies)
    }
}
