#if canImport(XCTest)
public import Insignia
public import XCTest

extension XCTestCase {
    /// Asserts that a symbol looks like its golden, in tests with XCTest.
    ///
    /// - Parameters:
    ///   - symbol: The symbol to draw.
    ///   - options: The size, variant and colours in which to draw it.
    ///   - name: The name of the golden, as in `assertGolden(of:named:tolerance:record:folder:file:function:line:)`.
    ///   - tolerance: The allowed differences between pixels; the display list must be equal in any case.
    ///   - record: The goldens to record; `nil` leaves that to the environment.
    ///   - folder: The folder of goldens, relative to that of the test file; `nil` stands for `Goldens`.
    ///   - file: The path of the test file.
    ///   - function: The name of the test.
    ///   - line: The line at which a failure is reported.
    public func assertGolden(
        of symbol: Symbol, options: RenderOptions = RenderOptions(), named name: String? = nil,
        tolerance: GoldenTolerance = .exact, record: GoldenRecording? = nil, folder: String? = nil,
        file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line
    ) {
        assertGolden(
            of: .symbol(symbol, options: options), named: name, tolerance: tolerance, record: record, folder: folder,
            file: file, function: function, line: line)
    }

    /// Asserts that a symbol, an animation or any other picture looks like its golden, in tests with XCTest.
    ///
    /// This is the counterpart of `expectGolden` in Swift Testing. A failure names the files to look at; nothing is
    /// attached, since XCTest does not support attachments on every system.
    ///
    /// - Parameters:
    ///   - subject: The picture or pictures to compare.
    ///   - name: The name of the golden in the folder of goldens, where slashes make folders; `nil` derives it from the
    ///     test file and the test, as in `IconTests/testBadge`, with the class between them where it is not named as
    ///     the file is.
    ///   - tolerance: The allowed differences between pixels.
    ///   - record: The goldens to record; `nil` leaves that to the environment.
    ///   - folder: The folder of goldens, relative to that of the test file; `nil` stands for `Goldens`.
    ///   - file: The path of the test file.
    ///   - function: The name of the test.
    ///   - line: The line at which a failure is reported.
    public func assertGolden(
        of subject: GoldenSubject, named name: String? = nil, tolerance: GoldenTolerance = .exact,
        record: GoldenRecording? = nil, folder: String? = nil,
        file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line
    ) {
        let suites = GoldenLocation.suites(ofFile: "\(file)", type: String(reflecting: type(of: self)))
        let outcomes = GoldenExpectation.outcomes(of: subject) {
            let testName = try GoldenName(suites: suites, function: "\(function)")
            return GoldenExpectation(
                folder: GoldenLocation.folder(folder, besideFile: "\(file)"),
                name: try name.map { try GoldenName($0) } ?? testName, tolerance: tolerance,
                recording: try record ?? .inEnvironment(), test: "\(suites.joined(separator: "/"))/\(function)")
        }
        for failure in outcomes.compactMap(\.failure) { XCTFail(failure, file: file, line: line) }
    }
}
#endif
