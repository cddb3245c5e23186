import SymbolImaging
import TestSupport

/// Sequences of pictures such as an encoder may get.
enum SampleAnimation: CaseIterable {
    case movingDisc, fading, appearingAndVanishing, blinkingPixel, noise, opaqueGradient, greys

    static let (width, height) = (23, 17)

    var pictures: [Pixmap] {
        var generator = SplitMix64(seed: 11)
        return (0..<8).map { draw($0, using: &generator) }
    }

    private func draw(_ time: Int, using generator: inout SplitMix64) -> Pixmap {
        let (width, height) = (SampleAnimation.width, SampleAnimation.height)
        return switch self {
        case .movingDisc: Pixmap(width: width, height: height) { x, y in disc(x - 2 * time, y) }
        case .fading: Pixmap(width: width, height: height) { x, y in x < 9 ? [0, 0, 0, UInt8(255 - 30 * time)] : none }
        case .appearingAndVanishing:
            Pixmap(width: width, height: height) { x, y in (x + y) % 8 == time ? [UInt8(9 * x), 0, 90, 255] : none }
        case .blinkingPixel: Pixmap(width: width, height: height) { x, y in (x, y) == (7, 5) ? blink(time) : none }
        case .noise: SamplePicture.noise.draw(width: width, height: height, using: &generator)
        case .opaqueGradient:
            Pixmap(width: width, height: height) { x, y in [UInt8(11 * x), UInt8(15 * y), UInt8(30 * time), 255] }
        case .greys:
            Pixmap(width: width, height: height) { x, _ in [UInt8](repeating: UInt8(x * time), count: 3) + [255] }
        }
    }

    private func disc(_ x: Int, _ y: Int) -> [UInt8] {
        let distance = (x - 5) * (x - 5) + (y - 8) * (y - 8)
        return distance < 16 ? [255, 59, 48, 255] : distance < 25 ? [128, 30, 24, 128] : none
    }

    private func blink(_ time: Int) -> [UInt8] { time.isMultiple(of: 2) ? [1, 2, 3, 255] : none }
}

private let none: [UInt8] = [0, 0, 0, 0]

extension Pixmap {
    /// Returns a picture of one colour.
    init(width: Int = 4, height: Int = 3, filled color: [UInt8]) {
        self.init(width: width, height: height) { _, _ in color }
    }

    /// Returns the picture with one pixel replaced.
    func painting(_ color: [UInt8], x: Int, y: Int) -> Pixmap {
        var painted = self
        let start = (y * width + x) * 4
        painted.bytes.replaceSubrange(start..<start + 4, with: color)
        return painted
    }

    /// Returns the picture with another one placed on it.
    func replacing(x: Int, y: Int, with other: Pixmap) -> Pixmap {
        var result = self
        for row in 0..<other.height {
            for column in 0..<other.width {
                let start = (row * other.width + column) * 4
                result = result.painting(Array(other.bytes[start..<start + 4]), x: x + column, y: y + row)
            }
        }
        return result
    }
}

extension AnimationEncoder {
    /// Returns frames that show every picture for the same time.
    mutating func append(_ pictures: [Pixmap], each duration: FrameDuration) throws {
        for picture in pictures { try append(picture, for: duration) }
    }
}
