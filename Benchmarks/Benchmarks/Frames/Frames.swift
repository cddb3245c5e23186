import Benchmark
import Foundation
import Insignia
import SymbolEffects
import SymbolImaging
import SymbolModel
import SymbolRendering

/// 60 frames of a symbol of three layers at 256 pixels, drawn and encoded: as the program does it, against working
/// everything out anew for each frame.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(metrics: [.cpuTotal, .wallClock], maxDuration: .seconds(4))

    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Symbols/Examples/bell.badge.svg").path
    var options = RenderOptions()
    options.size = .pixels(256)
    let (appearance, encoder) = (options, PNGEncoder())

    @Sendable func frames(_ effect: String) throws -> FrameSequence {
        let symbol = try SymbolDocument(contentsOf: file).symbol
        let plan = try AnimationPlan(symbol, appearance, [try EffectSpec(effect)], EffectOptions(), duration: 1)
        guard let rate = FrameRate(60) else { throw CocoaError(.featureUnsupported) }
        return try FrameSequence(plan.animation, appearance, rate: rate, span: plan.span)
    }

    for effect in ["breathe", "drawOn"] {
        Benchmark("\(effect), 60 frames") { _ in
            try frames(effect).forEach(prepare: { pixmap throws(RenderError) in (try? encoder.encode(pixmap)) ?? [] }) { _, bytes in
                blackHole(bytes)
            }
        }

        Benchmark("\(effect), 60 frames, each by itself") { _ in
            for frame in 0..<60 { blackHole(try encoder.encode(try frames(effect).pixmap(frame))) }
        }
    }
}
