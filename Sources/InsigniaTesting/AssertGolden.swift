#if canImport(XCTest)
public import Insignia
internal import XCTest

/// As `expectGolden`, for tests with XCTest.
public func assertGolden(
    _ symbol: Symbol, _ options: RenderOptions = RenderOptions(), named name: String,
    tolerance: GoldenTolerance = .exact,
    file: StaticString = #filePath, line: UInt = #line
) {
    let outcome = GoldenExpectation(file: "\(file)", name: name, tolerance: tolerance).check(symbol, options)
    if let failure = outcome.failure { XCTFail(failure, file: file, line: line) }
}
#endif
