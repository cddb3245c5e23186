public import SymbolImaging

/// Width and height in pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    public let width: Int
    public let height: Int

    public var description: String { "\(width)×\(height)" }
}

/// Why a picture may not stand for the expected one.
public enum DifferenceReason: Equatable, Sendable {
    public enum Sides: String, Hashable, Sendable { case expected, actual, both }

    case size(expected: PixelSize, actual: PixelSize)
    /// Transparent everywhere.
    case blank(Sides)
    /// Not transparent, but the same everywhere.
    case oneColored(Sides)

    // Pixel by pixel: `exact` and `fuzzy`.
    case pixelCount(Int, allowed: ClosedRange<Int>)
    case channelDifference(Int, allowed: ClosedRange<Int>)

    // Shapes: `antialiasing`.
    /// Areas of one colour in the expected picture have another one.
    case color(pixels: Int, largest: Int, PixelRectangle)
    /// Pixels differ by more of the contrast around them than sampling can explain.
    case outsideEdges(pixels: Int, PixelRectangle)
    /// Parts and holes are not as many as expected.
    case structure(expected: PictureStructure, actual: PictureStructure)
    /// A part lies elsewhere, by these many pixels to the right and down.
    case moved(x: Double, y: Double, PixelRectangle)
    /// A part is heavier (positive) or lighter: its edges lie so many pixels farther out.
    case weight(Double, PixelRectangle)
    /// A part's edges differ on average by so many pixels, in and out: blurred, rough, reshaped.
    case edges(Double, PixelRectangle)
}

extension DifferenceReason: CustomStringConvertible {
    /// One line.
    public var description: String {
        switch self {
        case .size(let expected, let actual):
            "size is \(actual), expected \(expected)"
        case .blank(let sides):
            sides.holders + "transparent everywhere"
        case .oneColored(let sides):
            sides.holders + "of one colour everywhere"
        case .pixelCount(let count, let allowed):
            "\(count) pixels differ, allowed \(allowed.text)"
        case .channelDifference(let difference, let allowed):
            "a channel differs by \(difference), allowed \(allowed.text)"
        case .color(let pixels, let largest, let extent):
            "colour: \(pixels) pixels of flat areas differ by up to \(largest), within \(extent)"
        case .outsideEdges(let pixels, let extent):
            "shape: \(pixels) pixels differ by more than antialiasing does, within \(extent)"
        case .structure(let expected, let actual):
            "structure: \(actual), expected \(expected)"
        case .moved(let x, let y, let extent):
            "moved by (\(twoDigits(x)), \(twoDigits(y))) px: part \(extent)"
        case .weight(let growth, let extent):
            "\(growth > 0 ? "heavier" : "lighter"): edges moved \(growth > 0 ? "out" : "in") by \(twoDigits(abs(growth))) px, part \(extent)"
        case .edges(let distance, let extent):
            "edges differ by \(twoDigits(distance)) px on average, part \(extent)"
        }
    }
}

extension DifferenceReason.Sides {
    fileprivate var holders: String {
        switch self {
        case .expected: "the expected picture is "
        case .actual: "the actual picture is "
        case .both: "both pictures are "
        }
    }
}

extension ClosedRange<Int> {
    fileprivate var text: String { lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound) to \(upperBound)" }
}

/// Two decimals, whatever the locale.
private func twoDigits(_ value: Double) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let digits = hundredths % 100
    return "\(value < 0 && hundredths > 0 ? "-" : "")\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
}
