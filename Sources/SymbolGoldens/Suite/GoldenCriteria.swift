internal import SymbolFiles
internal import SymbolImaging
internal import SymbolText

/// The criteria for comparing a drawing with its golden.
struct GoldenCriteria: Sendable {
    var tolerance = GoldenTolerance.exact
    var lists = GoldenLists.exact
    /// The areas of each frame that are not compared, in pixels.
    var ignoredAreas: [PixelRectangle] = []
}

/// Whether display lists are compared.
enum GoldenLists: String, Hashable, CaseIterable, Sendable {
    case exact
    /// Only the colours of the lists are compared: pixels reveal everything else.
    case off
}

/// A rectangle in points, from the top left corner of a picture.
struct IgnoredArea: Hashable, Sendable {
    let x, y, width, height: Double

    init(_ text: String) throws(ValueError) {
        let words = text.split { $0 == " " || $0 == "," }
        let numbers = words.compactMap { Double(String($0)) }.filter(\.isFinite)
        guard words.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0,
            numbers.allSatisfy({ abs($0) <= Self.limit })
        else { throw ValueError("expected x y width height in points, such as 16 0 8 8") }
        (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /// The largest coordinate in points; no picture is larger.
    private static let limit = 100_000.0

    /// The smallest rectangle of whole pixels that contains the area.
    func pixels(at scale: Double) -> PixelRectangle {
        let (left, top) = (Int(clamping: (x * scale).rounded(.down)), Int(clamping: (y * scale).rounded(.down)))
        let (right, bottom) = (((x + width) * scale).rounded(.up), ((y + height) * scale).rounded(.up))
        return PixelRectangle(x: left, y: top, width: Int(clamping: right) - left, height: Int(clamping: bottom) - top)
    }
}

extension Pixmap {
    /// Returns the picture with some areas made transparent.
    func cleared(_ areas: [PixelRectangle]) -> Pixmap {
        var picture = self
        for area in areas {
            let columns = area.columns.clamped(to: 0..<width)
            for row in area.rows.clamped(to: 0..<height) {
                let start = (row * width + columns.lowerBound) * 4
                picture.bytes.replaceSubrange(
                    start..<start + columns.count * 4, with: repeatElement(0, count: columns.count * 4))
            }
        }
        return picture
    }
}
