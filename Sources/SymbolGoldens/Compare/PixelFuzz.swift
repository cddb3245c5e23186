/// How many pixels must and may differ, and how far, as in Mozilla's reftest manifests:
/// `fuzzy(minDiff-maxDiff,minPixelCount-maxPixelCount)`
/// (firefox-source-docs.mozilla.org/layout/Reftest.html).
///
/// A lower bound above zero makes equality a failure: it tells when a known difference has gone, so that
/// the allowance can be taken back.
public struct PixelFuzz: Hashable, Sendable {
    /// The largest difference in any channel of any pixel, in levels of 0…255, premultiplied.
    public let difference: ClosedRange<Int>
    /// The number of pixels that differ in any channel.
    public let pixels: ClosedRange<Int>

    public init(difference: ClosedRange<Int>, pixels: ClosedRange<Int>) {
        self.difference = difference
        self.pixels = pixels
    }
}

extension PixelFuzz: CustomStringConvertible {
    /// Such as `fuzzy(0-2, 0-40)`.
    public var description: String {
        "fuzzy(\(difference.lowerBound)-\(difference.upperBound), \(pixels.lowerBound)-\(pixels.upperBound))"
    }
}

extension PixelFuzz {
    /// Why a text is no fuzz.
    public enum SyntaxError: Error, Hashable, Sendable {
        /// Something other than `fuzzy(a-b, c-d)`, or than `a-b` within it. A number alone is refused too: in Mozilla's manifests it
        /// means "up to", in those of web-platform-tests "exactly".
        case malformed(String)
        /// A range that ends before it begins.
        case reversedRange(String)
        /// A difference beyond 255 levels.
        case differenceOutOfRange(Int)
    }

    /// Reads what `description` writes; spaces around numbers do not matter.
    public init(parsing text: some StringProtocol) throws(SyntaxError) {
        let compact = String(text).filter { $0 != " " }
        guard compact.hasPrefix("fuzzy("), compact.hasSuffix(")") else { throw .malformed(String(text)) }
        let ranges = compact.dropFirst(6).dropLast().split(separator: ",", omittingEmptySubsequences: false)
        guard ranges.count == 2 else { throw .malformed(String(text)) }
        difference = try Self.range(ranges[0])
        pixels = try Self.range(ranges[1])
        guard difference.upperBound <= 255 else { throw .differenceOutOfRange(difference.upperBound) }
    }

    private static func range(_ text: some StringProtocol) throws(SyntaxError) -> ClosedRange<Int> {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
            let lower = Int(ends[0]), let upper = Int(ends[1])
        else { throw .malformed(String(text)) }
        guard lower <= upper else { throw .reversedRange(String(text)) }
        return lower...upper
    }
}
