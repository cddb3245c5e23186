import SymbolImaging
import TestSupport

/// Kinds of pictures that an encoder may get.
enum SamplePicture: CaseIterable {
    case flat, opaqueGradient, fadingGradient, fewColors, fewOpaqueColors, greys, fadingGreys
    case opaqueNoise, noise, blackDisc, coloredDisc

    func draw(width: Int, height: Int, using generator: inout SplitMix64) -> Pixmap {
        let colors = (0..<Int.random(in: 2...20, using: &generator)).map { _ in randomColor(using: &generator) }
        return Pixmap(width: width, height: height) { x, y in
            switch self {
            case .flat: colors[0]
            case .opaqueGradient: [byte(x * 3), byte(y * 5), byte(x + y), 255]
            case .fadingGradient: premultiplied([byte(x * 3), byte(y * 5), 200], by: byte(x + 2 * y))
            case .fewColors: colors.randomElement(using: &generator) ?? []
            case .fewOpaqueColors: colors[(x / 3 + y / 5) % colors.count][..<3] + [255]
            case .greys: Array(repeating: byte(x * y), count: 3) + [255]
            case .fadingGreys: premultiplied([byte(x), byte(x), byte(x)], by: byte(y * 7))
            case .opaqueNoise: randomColor(using: &generator)[..<3] + [255]
            case .noise: randomColor(using: &generator)
            case .blackDisc: premultiplied([0, 0, 0], by: discCoverage(x, y, width, height))
            case .coloredDisc: premultiplied([255, 59, 48], by: discCoverage(x, y, width, height))
            }
        }
    }
}

private func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }

private func premultiplied(_ color: [UInt8], by alpha: UInt8) -> [UInt8] {
    color.map { UInt8((Double($0) * Double(alpha) / 255).rounded()) } + [alpha]
}

private func randomColor(using generator: inout SplitMix64) -> [UInt8] {
    let alpha = UInt8.random(in: 0...255, using: &generator)
    return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &generator) } + [alpha]
}

/// Returns the coverage of a disc: one inside, zero outside, and falling over one pixel.
private func discCoverage(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> UInt8 {
    let (dx, dy) = (Double(x) + 0.5 - Double(width) / 2, Double(y) + 0.5 - Double(height) / 2)
    let inside = Double(min(width, height)) * 0.4 + 0.5 - (dx * dx + dy * dy).squareRoot()
    return UInt8((min(max(inside, 0), 1) * 255).rounded())
}
