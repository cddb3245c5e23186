import Foundation
import SymbolEffects
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Symbols of the set in `Symbols/` that change to another weight or scale while an effect moves them.
@Suite struct ChangeInMotionTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private static let effects: [(name: String, effect: Animation.Effect)] = [
        ("appear", .transition(.appear)), ("disappear", .transition(.disappear)), ("bounce", .discrete(.bounce)),
        ("scale", .indefinite(.scale, during: 0...)), ("pulse", .indefinite(.pulse, during: 0...)),
        ("variableColor", .indefinite(.variableColor, during: 0...)), ("wiggle", .discrete(.wiggle)),
        ("breathe", .indefinite(.breathe, during: 0...)), ("rotate", .indefinite(.rotate, during: 0...)),
        ("drawOn", .transition(.drawOn)), ("drawOff", .transition(.drawOff))
    ]

    private static let variants: [(weight: Weight?, scale: Scale?)] = [
        (.black, nil), (.thin, nil), (nil, .large), (nil, .small), (.black, .small)
    ]

    @Test(
        "Nothing jumps when a symbol in motion begins to change, or has changed", arguments: effects.indices,
        ["play", "fan.badge.plus", "person.3"])
    func steady(effect: Int, name: String) throws {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        for variant in Self.variants {
            var (options, changed) = (RenderOptions(), RenderOptions())
            options.size = .fit(width: 96, height: 96)
            (changed.weight, changed.scale) = variant
            let animation = Animation(
                keyframes: [.init(symbol, options: options), .init(symbol, options: changed, begin: 0.15)],
                effects: [Self.effects[effect].effect])
            // The change takes 0.35 seconds.
            let moments = [0.15 - 1e-9, 0.15, 0.5 - 1e-9, 0.5]
            let sequence = try FrameSequence(animation, options: options, span: .seconds(1), moments: moments)
            let pictures = try moments.map { try sequence.pixmap(at: $0).bytes }
            for (before, after) in [(pictures[0], pictures[1]), (pictures[2], pictures[3])] {
                let jump = zip(before, after).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
                #expect(jump <= 1, "\(Self.effects[effect].name), \(variant)")
            }
        }
    }
}
