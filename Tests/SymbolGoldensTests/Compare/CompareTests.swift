import TestSupport
@testable import SymbolGoldens
import SymbolImaging
import Testing

@Suite struct CompareTests {
    private let two = Pixmap(width: 2, height: 1, bytes: [10, 20, 30, 255, 0, 0, 0, 0])
    private let twoChanged = Pixmap(width: 2, height: 1, bytes: [10, 23, 29, 255, 0, 0, 0, 1])

    @Test("Differences are counted, measured and located")
    func differences() {
        let comparison = twoChanged.compared(to: two, .exact)
        #expect(comparison.differences.count == 2)
        #expect(comparison.differences.largest == 3)
        #expect(comparison.differences.extent?.columns == 0..<2)
        #expect(comparison.differences.extent?.rows == 0..<1)
        #expect(
            comparison.reasons.map(\.description) == ["2 pixels differ, allowed 0", "a channel differs by 3, allowed 0"]
        )
    }

    @Test(
        "A fuzz passes within both ranges only",
        arguments: [
            ("fuzzy(0-3, 0-2)", true), ("fuzzy(3-3, 2-2)", true), ("fuzzy(0-2, 0-2)", false),
            ("fuzzy(0-3, 0-1)", false),
            ("fuzzy(4-9, 0-2)", false), ("fuzzy(0-3, 3-9)", false)
        ])
    func fuzz(text: String, passes: Bool) throws {
        let fuzz = try PixelFuzz(parsing: text)
        #expect(twoChanged.compared(to: two, .fuzzy(fuzz)).passes == passes)
    }

    @Test("A fuzz that demands a difference fails for none")
    func fuzzDemandsDifference() throws {
        #expect(!two.compared(to: two, .fuzzy(try PixelFuzz(parsing: "fuzzy(1-3, 1-2)"))).passes)
    }

    @Test("A fuzz is written as it is read; spaces do not matter")
    func fuzzText() throws {
        let fuzz = PixelFuzz(difference: 0...2, pixels: 5...40)
        #expect(fuzz.description == "fuzzy(0-2, 5-40)")
        #expect(try PixelFuzz(parsing: "fuzzy(0-2, 5-40)") == fuzz)
        #expect(try PixelFuzz(parsing: " fuzzy( 0-2,5 - 40 )") == fuzz)
    }

    @Test(
        "Other texts are rejected",
        arguments: [
            "", "fuzzy", "fuzzy()", "fuzzy(0-2)", "fuzzy(0-2, 0-40", "fuzzy(0-2, 0-4, 0-1)", "Fuzzy(0-2, 0-1)"
        ])
    func malformedFuzz(text: String) {
        #expect(throws: PixelFuzz.SyntaxError.malformed(text)) { try PixelFuzz(parsing: text) }
    }

    @Test(
        "Other ranges are rejected",
        arguments: ["", "2", "0-x", "-1-2", "+0-2", "0-", "0-1 0", "1 0-20", "0-99999999999999999999"])
    func malformedRange(text: String) {
        #expect(throws: PixelFuzz.SyntaxError.malformed(text)) { try PixelFuzz(parsing: "fuzzy(\(text), 0-1)") }
        #expect(throws: PixelFuzz.SyntaxError.malformed(text)) { try PixelFuzz(parsing: "fuzzy(0-1, \(text))") }
    }

    @Test("A range must begin before it ends, and a level is at most 255")
    func fuzzRanges() {
        #expect(throws: PixelFuzz.SyntaxError.reversedRange("3-2")) { try PixelFuzz(parsing: "fuzzy(3-2, 0-1)") }
        #expect(throws: PixelFuzz.SyntaxError.differenceOutOfRange(256)) { try PixelFuzz(parsing: "fuzzy(0-256, 0-1)") }
    }

    @Test(
        "An error in an allowance says what was found and what was expected",
        arguments: [
            ("fuzzy(2, 0-1)", "found \"2\"; expected ranges with both ends, as in fuzzy(0-2, 0-40)"),
            ("a\nb", "found \"a\\nb\"; expected ranges with both ends, as in fuzzy(0-2, 0-40)"),
            ("fuzzy(3-2, 0-1)", "the range 3-2 ends before it begins; expected the smaller number first"),
            ("fuzzy(0-256, 0-1)", "found a difference of 256 levels; expected at most 255")
        ])
    func fuzzError(text: String, message: String) {
        let error = #expect(throws: PixelFuzz.SyntaxError.self) { try PixelFuzz(parsing: text) }
        #expect(error.map { "\($0)" } == message)
    }

    @Test("An allowance can be written and parsed whatever its ranges")
    func clampedFuzz() throws {
        let fuzz = PixelFuzz(difference: -5...300, pixels: -1...2)
        #expect(fuzz == PixelFuzz(difference: 0...255, pixels: 0...2))
        #expect(try PixelFuzz(parsing: fuzz.description) == fuzz)
    }

    private static let everyTolerance: [PixmapTolerance] = [
        .exact, .fuzzy(PixelFuzz(difference: 0...255, pixels: 0...Int.max)), .antialiasing(.flattening),
        .antialiasing(.sampling)
    ]

    @Test("Another size fails", arguments: everyTolerance)
    func size(tolerance: PixmapTolerance) {
        let comparison = Pixmap(width: 1, height: 2).compared(to: two, tolerance)
        #expect(comparison.reasons.map(\.description) == ["size is 1×2, expected 2×1"])
    }

    @Test("Blank pictures fail, even if they are equal", arguments: everyTolerance)
    func blank(tolerance: PixmapTolerance) {
        let blank = Pixmap(width: 2, height: 1)
        #expect(blank.compared(to: blank, tolerance).reasons == [.blank(.both)])
        #expect(blank.compared(to: two, tolerance).reasons.first == .blank(.actual))
        #expect(two.compared(to: blank, tolerance).reasons.first == .blank(.expected))
        #expect(
            Pixmap(width: 0, height: 0).compared(to: Pixmap(width: 0, height: 0), tolerance).reasons == [.blank(.both)])
    }

    @Test("A picture of differences that no image can hold has no rows")
    func hugeDifferences() {
        let (wide, high) = (Pixmap(width: 1 << 20, height: 1), Pixmap(width: 1, height: 1 << 20))
        #expect(PixmapComparison.picture(expected: wide, actual: high).height == 0)
        let bottomless = Pixmap(width: 0, height: .max)
        #expect(PixmapComparison.picture(expected: bottomless, actual: bottomless).bytes.isEmpty)
    }

    @Test("A picture of one colour fails unless the expected one is equal", arguments: everyTolerance)
    func oneColored(tolerance: PixmapTolerance) {
        let white = Pixmap(width: 2, height: 1, bytes: Array(repeating: 255, count: 8))
        #expect(white.compared(to: white, tolerance).passes)
        #expect(white.compared(to: two, tolerance).reasons.first == .oneColored(.actual))
    }

    @Test("The picture of differences shows them over the faded expectation")
    func picture() {
        let picture = PixmapComparison.picture(
            expected: Pixmap(width: 3, height: 1, bytes: [40, 80, 120, 255, 0, 0, 0, 0, 0, 0, 0, 0]),
            actual: Pixmap(width: 2, height: 2, bytes: [40, 80, 120, 255, 0, 0, 0, 255] + Array(repeating: 0, count: 8))
        )
        let magenta: [UInt8] = [255, 0, 255, 255]
        #expect((picture.width, picture.height) == (3, 2))
        #expect(picture.bytes == [10, 20, 30, 63] + magenta + magenta + magenta + magenta + magenta)
    }

    @Test("The comparator passes its own test")
    func selfTest() throws {
        try ComparatorSelfTest.run()
    }
}
