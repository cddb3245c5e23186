import Insignia
import SymbolGoldens
import TestSupport
import Testing
import XCTest

@testable import InsigniaTesting

@Suite struct OrphanedGoldensObserverTests {
    @Test(
        "The end of all tests of XCTest fails for each golden that none has asked for, the end of some for none",
        arguments: [("All tests", 2), ("Selected tests", 0), ("IconTests", 0)])
    func orphans(name: String, failures: Int) throws {
        let test = try TestFolder()
        for name in ["old", "sub/older"] { _ = test.check(try Disc.subject(), named: name, recording: .missing) }
        _ = test.check(try Disc.subject(), named: "asked", recording: .missing, claims: .ofRun)
        let suite = XCTestSuite(name: name)
        suite.run()
        #expect(suite.testRun?.totalFailureCount == 0)
        let observer = OrphanedGoldensObserver(test.path("Goldens") + "/", file: #filePath, line: #line)
        observer.testSuiteDidFinish(suite)
        #expect(suite.testRun?.totalFailureCount == failures)
    }
}
