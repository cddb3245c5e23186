import Benchmark
import Foundation
import Insignia

/// Draws a symbol in 27 variants and 4 modes at 64 pixels: reading it once, and reading it 108 times.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(metrics: [.cpuTotal, .wallClock], maxDuration: .seconds(4))

    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Symbols/Examples/bell.badge.svg"
        ).path
    let modes: [RenderingMode] = [.monochrome, .hierarchical, .palette, .multicolor]
    let variants = Scale.allCases.flatMap { scale in Weight.allCases.map { ($0, scale) } }
    let all = variants.flatMap { weight, scale in
        modes.map { mode in
            var options = RenderOptions()
            options.size = .pixels(64)
            (options.weight, options.scale) = (weight, scale)
            (options.style.mode, options.style.palette) = (mode, [.black, .white])
            return options
        }
    }
    let (renderer, encoder) = (SymbolRenderer(), PNGEncoder())

    Benchmark("108 images, the file read once") { _ in
        let symbol = try SymbolDocument(contentsOf: file).symbol
        for options in all { blackHole(try encoder.encode(renderer.render(symbol, options: options).pixmap)) }
    }

    Benchmark("108 images, the file read for each") { _ in
        for options in all {
            let symbol = try SymbolDocument(contentsOf: file).symbol
            blackHole(try encoder.encode(renderer.render(symbol, options: options).pixmap))
        }
    }

    Benchmark("reading the file") { _ in blackHole(try SymbolDocument(contentsOf: file)) }
}
