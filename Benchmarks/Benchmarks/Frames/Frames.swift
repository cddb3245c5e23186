import Benchmark
import Foundation
import Insignia

/// Draws and encodes 60 frames of a symbol with three layers at 256 pixels: as the program does, and with everything
/// computed again for each frame.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(metrics: [.cpuTotal, .wallClock], maxDuration: .seconds(4))

    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Symbols/Examples/bell.badge.svg"
        ).path
    var options = RenderOptions()
    options.size = .pixels(256)
    let (appearance, encoder) = (options, PNGEncoder())

    @Sendable func frames(_ effect: Animation.Effect) throws -> FrameSequence {
        let symbol = try SymbolDocument(contentsOf: file).symbol
        let animation = Animation(keyframes: [.init(symbol, options: appearance)], effects: [effect])
        guard let rate = FrameRate(60) else { throw CocoaError(.featureUnsupported) }
        return try FrameSequence(animation, options: appearance, rate: rate, span: .seconds(1))
    }

    let effects: [(String, Animation.Effect)] = [
        ("breathe", .indefinite(.breathe, during: 0..<1)), ("drawOn", .transition(.drawOn))
    ]
    for (name, effect) in effects {
        Benchmark("\(name), 60 frames") { _ in
            try frames(effect).forEach(prepare: { pixmap throws(RenderError) in (try? encoder.encode(pixmap)) ?? [] }) {
                _, bytes in
                blackHole(bytes)
            }
        }

        Benchmark("\(name), 60 frames, each by itself") { _ in
            for frame in 0..<60 { blackHole(try encoder.encode(try frames(effect).pixmap(ofFrame: frame))) }
        }
    }
}
