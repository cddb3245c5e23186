@testable import SymbolFiles
import Foundation
import TestSupport
import Testing

@Suite struct FileStampTests {
    /// 2⁶³ nanoseconds after 1970 are in the year 2262; ext4 and tmpfs support times from 1901 to 2446.
    @Test(
        "A file may have any year",
        arguments: [
            (7, 7_000_000_000), (9_223_372_036, 9_223_372_036_000_000_000), (9_223_372_037, Int.max),
            (10_000_000_000, Int.max), (-2, -2_000_000_000)
        ])
    func years(seconds: Int, time: Int) throws {
        let test = try TestFolder()
        try test.write("a", "a")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: Double(seconds))], ofItemAtPath: test.path("a"))
        #expect(Files.stamp(of: test.path("a"))?.time == time)
    }
}
