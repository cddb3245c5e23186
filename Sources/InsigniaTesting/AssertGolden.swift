#if canImport(XCTest)
public import Insignia
internal import XCTest

/// Asserts that a symbol looks as it did, in tests with XCTest.
///
/// - Parameters:
///   - symbol: The symbol to draw.
///   - options: The size, variant and colours to draw it in.
///   - name: The name of the golden's files, as in ``assertGolden(of:named:tolerance:record:file:function:line:)``.
///   - tolerance: The allowed differences between pixels; the display list must be equal in any case.
///   - record: What becomes a golden; `nil` leaves that to the environment.
///   - file: The test file.
///   - function: The test.
///   - line: The line at which a failure is reported.
public func assertGolden(
    of symbol: Symbol, _ options: RenderOptions = RenderOptions(), named name: String? = nil,
    tolerance: GoldenTolerance = .exact, record: GoldenRecording? = nil,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line
) {
    assertGolden(
        of: .symbol(symbol, options), named: name, tolerance: tolerance, record: record, file: file,
        function: function, line: line)
}

/// Asserts that a symbol, an animation or any other picture looks as it did, in tests with XCTest.
///
/// It does what `expectGolden` does in tests with Swift Testing. A failure names the files to look at, and nothing is
/// attached, since XCTest has no attachments on every system.
///
/// - Parameters:
///   - subject: What is drawn.
///   - name: The name of the golden's files in `Goldens` beside the test file, where slashes make folders; `nil` for
///     that of the test file and the test, as in `IconTests/testBadge`.
///   - tolerance: The allowed differences between pixels.
///   - record: What becomes a golden; `nil` leaves that to the environment.
///   - file: The test file.
///   - function: The test.
///   - line: The line at which a failure is reported.
public func assertGolden(
    of subject: GoldenSubject, named name: String? = nil, tolerance: GoldenTolerance = .exact,
    record: GoldenRecording? = nil,
    file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line
) {
    let suite = GoldenPlace.suite(ofFile: "\(file)")
    let outcomes = GoldenExpectation.outcomes(of: subject) {
        let testName = try GoldenName(suites: [suite], function: "\(function)")
        return GoldenExpectation(
            folder: GoldenPlace.folder(nil, besideFile: "\(file)"),
            name: try name.map { try GoldenName($0) } ?? testName, tolerance: tolerance,
            recording: try record ?? .inEnvironment(), test: "\(suite)/\(function)")
    }
    for failure in outcomes.compactMap(\.failure) { XCTFail(failure, file: file, line: line) }
}
#endif
