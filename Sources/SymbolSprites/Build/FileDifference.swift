internal import SymbolImaging

/// A description of how the content of a file differs from the expected one.
struct FileDifference: CustomStringConvertible {
    let description: String

    /// Compares two contents; nil where they are equal.
    init?(_ found: [UInt8], expected: [UInt8]) {
        guard found != expected else { return nil }
        description =
            Self.pixels(found, expected) ?? Self.line(found, expected)
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

    private static func line(_ found: [UInt8], _ expected: [UInt8]) -> String? {
        guard let found = String(validating: found, as: UTF8.self),
            let expected = String(validating: expected, as: UTF8.self)
        else { return nil }
        let lines = found.split(omittingEmptySubsequences: false) { $0.isNewline }
        let others = expected.split(omittingEmptySubsequences: false) { $0.isNewline }
        let index = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let number = index ?? min(lines.count, others.count)
        func text(_ lines: [Substring]) -> String {
            guard number < lines.count else { return "the end" }
            let line = lines[number].drop { $0.isWhitespace }
            return line.count > 60 ? "\(line.prefix(60))…" : String(line)
        }
        return "line \(number + 1) is `\(text(lines))`, expected `\(text(others))`"
    }
}
