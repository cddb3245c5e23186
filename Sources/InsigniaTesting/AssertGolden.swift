#if canImport(XCTest)
public import Insignia
internal import XCTest

/// Asserts that a symbol looks as it did, in tests with XCTest.
///
/// The symbol is compared with `Goldens/<name>.png` and `Goldens/<name>.golden` beside the test file, as by
/// `expectGolden`, but without attachments.
///
/// - Parameters:
///   - symbol: The symbol to draw.
///   - options: The size, variant and colours to draw it in.
///   - name: The name of the golden's files.
///   - tolerance: The allowed differences between pixels; the display list must be equal in any case.
///   - file: The test file.
///   - line: The line at which a failure is reported.
public func assertGolden(
    _ symbol: Symbol, _ options: RenderOptions = RenderOptions(), named name: String,
    tolerance: GoldenTolerance = .exact,
    file: StaticString = #filePath, line: UInt = #line
) {
    let outcome = GoldenExpectation(file: "\(file)", name: name, tolerance: tolerance).check(symbol, options)
    if let failure = outcome.failure { XCTFail(failure, file: file, line: line) }
}
#endif
