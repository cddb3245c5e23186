import Insignia
import InsigniaTesting
import XCTest

/// A golden without a name has that of the test file and the test.
final class AssertGoldenTests: XCTestCase {
    override class func setUp() { assertNoOrphanedGoldens() }

    func testDisc() throws { assertGolden(of: try Disc.symbol(), options: Disc.options) }
}
