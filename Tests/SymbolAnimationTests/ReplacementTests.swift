import Foundation
import SymbolEffects
import SymbolFiles
import SymbolImaging
import SymbolModel
import SymbolRendering
import SymbolStills
import SymbolTemplate
import TestSupport
import Testing

@testable import SymbolAnimation

/// What a replacement takes from the keyframes and effects around it.
@Suite struct ReplacementTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    private func keyframe(
        _ name: String, at begin: Double, _ replace: ReplaceSymbolEffect? = nil
    ) throws -> Animation.Keyframe {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        return Animation.Keyframe(symbol, begin: begin, replace: replace)
    }

    @Test("Each symbol is planned in its own rendering mode, even where the modes have different layers")
    func modes() throws {
        let text = template(classes: "monochrome-0 monochrome-1 hierarchical-0:primary")
        let keyframes = try [("a", RenderingMode.monochrome), ("b", .hierarchical)].map { name, mode in
            var options = RenderOptions()
            (options.weight, options.style.mode) = (.bold, mode)
            return Animation.Keyframe(
                try SymbolDocument(parsing: Array(text.utf8), name: name).symbol, options: options,
                replace: name == "a" ? nil : .replace)
        }
        let motion = try #require(Presentation(Animation(keyframes: keyframes)).changes.first?.motion as? MagicReplace)
        #expect(motion.plan.actions.compactMap(\.old).sorted() == [0, 1])
        #expect(motion.plan.actions.compactMap(\.new) == [0])
    }

    /// A layer of `wifi` is lit for 0.4 seconds, each 0.2 seconds after the one before, and then all are dark for 0.4.
    @Test("A symbol that variable color hides for a moment is replaced like any other, and the new one does not pop in")
    func dark() throws {
        let effects = [Animation.Effect.indefinite(.variableColor.hideInactiveLayers, during: 0...)]
        func isVisible(_ keyframes: [Animation.Keyframe], at t: Double) throws -> Bool {
            try Presentation(Animation(keyframes: keyframes, effects: effects)).layers(at: t).contains { $0.isVisible }
        }
        let (wifi, begin) = (try keyframe("wifi", at: 0), 1.1)
        #expect(try !isVisible([wifi], at: begin))
        #expect(try isVisible([keyframe("star", at: 0)], at: begin + 0.01))
        #expect(try !isVisible([wifi, keyframe("star", at: begin, .replace.downUp)], at: begin + 0.01))
    }

    @Test("The canvas of a replacement that hurries does not depend on the frame rate")
    func hurried() throws {
        var options = RenderOptions()
        (options.size, options.canvas) = (.pixels(300), .ink)
        // As it leaves, the circle grows beyond its canvas, within a sixtieth of a second.
        let animation = Animation(
            keyframes: try [
                keyframe("circle", at: 0), keyframe("minus", at: 0.1, .replace.upUp),
                keyframe("minus.square", at: 0.13, .replace.offUp)
            ])
        let sizes = try [7, 60, 240].map { rate in
            let frames = try FrameSequence(
                animation, options: options, rate: try #require(FrameRate(rate)), span: .seconds(1))
            return [frames.width, frames.height]
        }
        #expect(Set(sizes).count == 1, "\(sizes)")
    }
}
