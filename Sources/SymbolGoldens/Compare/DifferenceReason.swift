public import SymbolImaging
internal import SymbolText

/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// The size in the form `24×24`.
    public var description: String { "\(width)×\(height)" }
}

/// A reason why a picture is not accepted in place of the expected one.
public enum DifferenceReason: Equatable, Sendable {
    /// The pictures that a reason concerns.
    public enum Sides: String, Hashable, Sendable { case expected, actual, both }

    /// The pictures have different sizes.
    case size(expected: PixelSize, actual: PixelSize)
    /// A picture is transparent everywhere.
    case blank(Sides)
    /// A picture is not transparent, but the same everywhere.
    case oneColored(Sides)

    // Pixel by pixel: `exact` and `fuzzy`.
    /// The number of pixels that differ is outside the allowed range, in the modes `exact` and `fuzzy`.
    case pixelCount(Int, allowed: ClosedRange<Int>)
    /// The largest difference of a channel is outside the allowed range, in the modes `exact` and `fuzzy`.
    case channelDifference(Int, allowed: ClosedRange<Int>)

    // Shapes: `antialiasing`.
    /// Areas of one colour in the expected picture have another colour, within the given rectangle.
    case color(pixels: Int, largest: Int, PixelRectangle)
    /// Pixels differ by more of the contrast around them than sampling can explain, within the given rectangle.
    case outsideEdges(pixels: Int, PixelRectangle)
    /// The number of parts or holes is not the expected one.
    case structure(expected: PictureStructure, actual: PictureStructure)
    /// A part has moved, by the given numbers of pixels to the right and down.
    case moved(x: Double, y: Double, PixelRectangle)
    /// A part is heavier (positive) or lighter: its edges have moved out by the given number of pixels.
    case weight(Double, PixelRectangle)
    /// A part is blurred, rough or reshaped: its edges differ by the given number of pixels on average, in or out.
    case edges(Double, PixelRectangle)
}

extension DifferenceReason: CustomStringConvertible {
    /// A one-line description of the reason.
    public var description: String {
        switch self {
        case .size(let expected, let actual):
            "size is \(actual), expected \(expected)"
        case .blank(let sides):
            sides.subject + "transparent everywhere"
        case .oneColored(let sides):
            sides.subject + "of one colour everywhere"
        case .pixelCount(let count, let allowed):
            "\(count) \(count == 1 ? "pixel differs" : "pixels differ"), allowed \(allowed.text)"
        case .channelDifference(let difference, let allowed):
            "a channel differs by \(difference), allowed \(allowed.text)"
        case .color(let pixels, let largest, let extent):
            "colour: \(pixels) pixels of one colour differ by up to \(largest), within \(extent)"
        case .outsideEdges(let pixels, let extent):
            "shape: \(pixels) pixels differ by more than antialiasing does, within \(extent)"
        case .structure(let expected, let actual):
            "structure: \(actual), expected \(expected)"
        case .moved(let x, let y, let extent):
            "moved by (\(twoDigits(x)), \(twoDigits(y))) px: part \(extent)"
        case .weight(let growth, let extent):
            (growth > 0 ? "heavier: edges moved out by " : "lighter: edges moved in by ")
                + "\(twoDigits(abs(growth))) px, part \(extent)"
        case .edges(let distance, let extent):
            "edges differ by \(twoDigits(distance)) px on average, part \(extent)"
        }
    }
}

extension DifferenceReason {
    /// The kind of difference, by which cases are grouped.
    var kind: String {
        switch self {
        case .size: "size"
        case .blank, .oneColored: "nothing drawn"
        case .pixelCount, .channelDifference: "pixels"
        case .color: "colour"
        case .outsideEdges, .structure: "shape"
        case .moved: "position"
        case .weight: "weight"
        case .edges: "edges"
        }
    }
}

extension DifferenceReason.Sides {
    fileprivate var subject: String {
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

/// Formats a number with two decimals, independent of the locale.
private func twoDigits(_ value: Double) -> String {
    let hundredths = Int(clamping: (abs(value) * 100).rounded())
    let digits = hundredths % 100
    return "\(value < 0 && hundredths > 0 ? "-" : "")\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
}
