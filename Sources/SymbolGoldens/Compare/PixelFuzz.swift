internal import SymbolText

/// The number of pixels that must and may differ, and how much they may, as in Mozilla's reftest manifests.
///
/// The form is `fuzzy(minDiff-maxDiff,minPixelCount-maxPixelCount)`
/// (firefox-source-docs.mozilla.org/layout/Reftest.html).
///
/// Of a film strip, no frame may exceed the upper bounds, and at least one has to reach the lower ones.
///
/// A lower bound above zero makes equality a failure: it shows that a known difference has disappeared, so that the
/// allowance can be removed.
public struct PixelFuzz: Hashable, Sendable {
    /// The range of the largest difference in any channel of any pixel, in premultiplied levels of 0…255.
    public let difference: ClosedRange<Int>
    /// The range of the number of pixels that differ in any channel.
    public let pixels: ClosedRange<Int>

    private static let levels = 0...255

    /// Creates an allowance from its ranges, which are clamped to 0…255 levels and to 0 pixels or more.
    public init(difference: ClosedRange<Int>, pixels: ClosedRange<Int>) {
        self.difference = difference.clamped(to: Self.levels)
        self.pixels = pixels.clamped(to: 0...Int.max)
    }
}

extension PixelFuzz: CustomStringConvertible {
    /// A text such as `fuzzy(0-2, 0-40)`.
    public var description: String {
        "fuzzy(\(difference.lowerBound)-\(difference.upperBound), \(pixels.lowerBound)-\(pixels.upperBound))"
    }
}

extension PixelFuzz {
    /// An error in the text of an allowance.
    public enum SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text does not have the form `fuzzy(a-b, c-d)`, or a range does not have the form `a-b`.
        ///
        /// A single number is rejected too: it means "up to" in Mozilla's manifests, but "exactly" in those of
        /// web-platform-tests.
        case malformed(String)
        /// A range ends before it begins.
        case reversedRange(String)
        /// The difference exceeds 255 levels.
        case differenceOutOfRange(Int)

        /// A one-line description of the error.
        public var description: String {
            switch self {
            case .malformed(let text):
                "found \"\(text.printedLine)\"; expected ranges with both ends, as in fuzzy(0-2, 0-40)"
            case .reversedRange(let text): "the range \(text) ends before it begins; expected the smaller number first"
            case .differenceOutOfRange(let levels): "found a difference of \(levels) levels; expected at most 255"
            }
        }
    }

    /// Parses a text as `description` returns it, with any spaces around numbers.
    ///
    /// - Throws: ``SyntaxError`` for any other text.
    public init(parsing text: some StringProtocol) throws(SyntaxError) {
        let whole = Self.trimmed(text)
        guard whole.hasPrefix("fuzzy("), whole.hasSuffix(")") else { throw .malformed(String(text)) }
        let ranges = whole.dropFirst(6).dropLast().split(separator: ",", omittingEmptySubsequences: false)
        guard ranges.count == 2 else { throw .malformed(String(text)) }
        difference = try Self.range(ranges[0])
        pixels = try Self.range(ranges[1])
        guard Self.levels.contains(difference.upperBound) else {
            throw .differenceOutOfRange(difference.upperBound)
        }
    }

    private static func range(_ text: Substring) throws(SyntaxError) -> ClosedRange<Int> {
        let text = trimmed(text)
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { trimmed($0) }
        guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
            let lower = Int(ends[0]), let upper = Int(ends[1])
        else { throw .malformed(String(text)) }
        guard lower <= upper else { throw .reversedRange(String(text)) }
        return lower...upper
    }

    private static func trimmed(_ text: some StringProtocol) -> Substring {
        var text = Substring(text).drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
