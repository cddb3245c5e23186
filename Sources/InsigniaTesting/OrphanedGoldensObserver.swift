#if canImport(XCTest)
internal import Insignia
internal import XCTest

/// Asserts that each golden in the folder of a test file, such as `Goldens/IconTests/`, is used by a test, in tests
/// with XCTest.
///
///     final class IconTests: XCTestCase {
///         override class func setUp() { assertNoOrphanedGoldens() }
///     }
///
/// The goldens are checked once all tests of the run are done. Those with explicit names lie elsewhere and are not
/// checked. Nothing is asserted in a run of only some tests, as with `--filter`, or with `--parallel`, where each test
/// is a separate run.
///
/// - Parameters:
///   - folder: The folder of goldens, relative to that of the test file; `nil` stands for `Goldens`.
///   - file: The path of the test file.
///   - line: The line at which a failure is reported.
public func assertNoOrphanedGoldens(folder: String? = nil, file: StaticString = #filePath, line: UInt = #line) {
    let goldens = GoldenLocation.folder(folder, besideFile: "\(file)") + GoldenLocation.suite(ofFile: "\(file)")
    XCTestObservationCenter.shared.addTestObserver(OrphanedGoldensObserver(goldens + "/", file: file, line: line))
}

/// Reports the unused goldens in a folder at the end of a run.
final class OrphanedGoldensObserver: NSObject, XCTestObservation {
    private let folder: String
    private let file: StaticString
    private let line: UInt

    init(_ folder: String, file: StaticString, line: UInt) {
        (self.folder, self.file, self.line) = (folder, file, line)
    }

    func testSuiteDidFinish(_ suite: XCTestSuite) {
        // XCTest names a run of only some tests "Selected tests".
        guard suite.name == "All tests", let run = suite.testRun as? XCTestSuiteRun else { return }
        do throws(FileError) {
            for path in try OrphanedGoldens(in: folder).paths {
                fail("no test uses the golden \(path); remove it, or find out why its test does not run", in: run)
            }
        } catch {
            fail("\(error)", in: run)
        }
    }

    private func fail(_ failure: String, in run: XCTestSuiteRun) {
        #if canImport(Darwin)
        let context = XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line)))
        run.record(XCTIssue(type: .assertionFailure, compactDescription: failure, sourceCodeContext: context))
        #else
        // Only a test can fail; it counts in the run to which it is added.
        let test = OrphanedGoldenTest(name: "noOrphanedGoldens") { _ in }
        test.failure = (failure, file, line)
        test.run()
        if let failed = test.testRun { run.addTestRun(failed) }
        #endif
    }
}

#if !canImport(Darwin)
/// A test that only fails.
///
/// It skips the steps around a test, which busy-wait for a thread of the pool that all other tests share.
private final class OrphanedGoldenTest: XCTestCase {
    var failure: (description: String, file: StaticString, line: UInt)?

    override func invokeTest() {
        guard let failure else { return }
        recordFailure(
            withDescription: failure.description, inFile: "\(failure.file)", atLine: Int(failure.line), expected: true)
    }
}
#endif
#endif
