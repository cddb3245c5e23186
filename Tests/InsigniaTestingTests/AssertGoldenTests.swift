import Insignia
import InsigniaTesting
import XCTest

/// A golden without a name has that of the test file and the test.
final class AssertGoldenTests: XCTestCase {
    override class func setUp() { assertNoOrphanedGoldens() }

    func testDisc() throws { assertGolden(of: try Disc.symbol(), options: Disc.options) }

    func testFolder() throws { assertGolden(of: try Disc.symbol(), options: Disc.options, folder: "Goldens/Elsewhere") }
}

/// A class that is not named as the file is has goldens of its own, also for a test of the same name.
final class SmallGoldenTests: XCTestCase {
    func testDisc() throws { assertGolden(of: try Disc.symbol(4), options: Disc.options) }
}
