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
    func orphans(name: String, failures: Int) async throws {
        let test = try TestFolder()
        for name in ["old", "sub/older"] { _ = test.check(try Disc.subject(), named: name, recording: .missing) }
        _ = test.check(try Disc.subject(), named: "asked", recording: .missing, claims: .ofRun)
        let folder = test.path("Goldens") + "/"
        let found = try await onOwnThread {
            let suite = XCTestSuite(name: name)
            suite.run()
            OrphanedGoldensObserver(folder, file: #filePath, line: #line).testSuiteDidFinish(suite)
            return suite.testRun?.totalFailureCount
        }
        #expect(found == failures)
    }
}
