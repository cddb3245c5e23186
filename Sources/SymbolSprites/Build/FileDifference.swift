internal import SymbolImaging

/// A description of how the content of a file differs from the expected one.
struct FileDifference: CustomStringConvertible {
    let description: String

    /// Compares two contents; nil where they are equal.
    init?(_ found: [UInt8], expected: [UInt8]) {
        guard found != expected else { return nil }
        description =
            Self.pixels(found, expected) ?? TextDifference(found, expected)?.description
            ?? "differs from what its sources produce"
    }

    private static func pixels(_ found: [UInt8], _ expected: [UInt8]) -> String? {
        guard let expected = try? PNGDecoder().decode(expected) else { return nil }
        guard let found = try? PNGDecoder().decode(found) else { return "is not a PNG image, or is damaged" }
        guard (found.width, found.height) == (expected.width, expected.height) else {
            return "has \(found.width) × \(found.height) pixels, expected \(expected.width) × \(expected.height)"
        }
        let all = expected.bytes.count / 4
        let count = (0..<all).count { found.bytes[4 * $0..<4 * $0 + 4] != expected.bytes[4 * $0..<4 * $0 + 4] }
        return count == 0
            ? "has the right pixels, but a different encoding"
            : "\(count) of \(all) pixels differ from what its sources produce"
    }
}
