import Foundation
import SymbolEffects
import SymbolFiles
import SymbolImaging
import SymbolRendering
import SymbolStills
import SymbolTemplate
import Testing

@testable import SymbolAnimation

/// Filled enclosures of the set in `Symbols/`, which are restored between the parts that are cut out of them.
@Suite struct RestoredGroundFadeTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Symbols")

    /// A little more than a fifth of the way across, only the enclosure is visible at all times.
    @Test(
        "No part is stronger than the enclosure while layers fade one after another",
        arguments: ["person.2.circle.fill", "cloud.sun.circle.fill", "doc.2.circle.fill"],
        ["disappear.down.byLayer", "appear.up.byLayer", "breathe.pulse.byLayer"])
    func ground(name: String, spec: String) throws {
        let symbol = try SymbolDocument(contentsOf: Self.folder.appendingPathComponent(name + ".svg").path).symbol
        var options = RenderOptions()
        options.size = .fit(width: 96, height: 96)
        let plan = try AnimationPlan(symbol, to: nil, options, [EffectSpec(spec)], EffectOptions(), duration: nil)
        let frames = try FrameSequence(plan.animation, options: options, rate: .standard, span: plan.span)
        for frame in frames.frames {
            let pixmap = try frames.pixmap(ofFrame: frame)
            let alphas = stride(from: 3, to: pixmap.bytes.count, by: 4).map { Int(pixmap.bytes[$0]) }
            let plate = alphas[pixmap.height / 2 * pixmap.width + pixmap.width * 22 / 100]
            #expect(alphas.allSatisfy { $0 <= plate + 4 })
        }
    }
}
