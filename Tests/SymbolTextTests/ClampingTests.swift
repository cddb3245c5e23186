import Foundation
import SymbolText
import Testing

@Suite struct ClampingTests {
    private static let toIntegers: [(Double, Int)] = [
        (2.9, 2), (-2.9, -2), (0, 0), (.nan, 0), (1e300, 9_007_199_254_740_992), (-1e300, -9_007_199_254_740_992),
        (.infinity, 9_007_199_254_740_992), (-.infinity, -9_007_199_254_740_992)
    ]

    @Test("Any number becomes an integer", arguments: toIntegers)
    func integers(number: Double, expected: Int) {
        #expect(Int(clamping: number) == expected)
    }

    private static let toBytes: [(Double, UInt8)] = [
        (254.9, 254), (256, 255), (1e300, 255), (-1, 0), (.nan, 0), (-.infinity, 0)
    ]

    @Test("Any number becomes a byte", arguments: toBytes)
    func bytes(number: Double, expected: UInt8) {
        #expect(UInt8(clamping: number) == expected)
    }

    /// `Int(_: Double)` ends the process for a number that is too large or not a number.
    @Test("Sources convert floating-point numbers to integers only by clamping")
    func sources() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(Self.conversions(in: text) == [], "\(file.lastPathComponent)")
            count += 1
        }
        #expect(count > 100)
    }

    @Test("Only conversions that are not allowed are found")
    func findings() {
        #expect(Self.conversions(in: "Int((a * (b)).rounded(.up)) + 1") == ["Int((a * (b)).rounded(.up))"])
        #expect(Self.conversions(in: "UInt8(Double(a) / 2)") == ["UInt8(Double(a) / 2)"])
        #expect(Self.conversions(in: "Int(clamping: a.rounded()) Int(a) UInt8(a >> 2) print(a.rounded())") == [])
    }

    /// Finds conversions to integers whose argument contains a floating-point number, as far as the text shows.
    private static func conversions(in text: String) -> [String] {
        let call =
            /\bU?Int(?:8|16|32|64)?(?:\.init)?\((?!clamping:|exactly:|bitPattern:|truncatingIfNeeded:|UInt8\(clamping:)/
        let floating =
            /\.rounded\(|\bDouble\(|\bFloat\(|\.squareRoot\(|[ (]\d+\.\d|\bfloor\(|\bceil\(|\bhypot\(|\.infinity/
        return text.matches(of: call).compactMap { match in
            var (depth, end) = (1, match.range.upperBound)
            while depth > 0, end < text.endIndex {
                if text[end] == "(" { depth += 1 }
                if text[end] == ")" { depth -= 1 }
                end = text.index(after: end)
            }
            let argument = text[match.range.upperBound..<end]
            return argument.contains(floating) ? String(text[match.range.lowerBound..<end]) : nil
        }
    }
}
