import Insignia
import TestSupport
import Testing

@testable import InsigniaTesting

@Suite(.goldens(record: .never, tolerance: .antialiasing, folder: "Outer")) struct GoldensTraitTests {
    @Test("A test has the settings of the suite around it")
    func inherited() {
        let test = RunningTest(file: "/tests/Some.swift")
        #expect(test.settings.tolerance == .antialiasing)
        #expect(test.folder == "/tests/Outer/")
    }

    @Test("What a test says itself has the last word, and the rest remains", .goldens(record: .failed))
    func innermost() {
        let settings = RunningTest(file: #filePath).settings
        #expect(settings.recording == .failed)
        #expect(settings.tolerance == .antialiasing)
    }

    @Test("Goldens that no test has asked for are found, in folders too, and nothing else")
    func orphans() throws {
        let (test, claims) = (try TestFolder(), GoldenClaims())
        for name in ["asked", "old", "sub/older"] {
            _ = test.check(try Disc.subject(), named: name, recording: .missing)
        }
        _ = test.check(try Disc.subject(8), named: "asked", claims: claims)
        let folder = test.path("Goldens") + "/"
        #expect(try OrphanedGoldens(in: folder, claims: claims).paths == [folder + "old", folder + "sub/older"])
    }

    @Test(
        "A run of some tests is recognized",
        arguments: [
            (["tests", "--filter", "Icon"], true), (["tests", "--skip=Icon"], true), (["tests", "--parallel"], false)
        ])
    func filtered(arguments: [String], isFiltered: Bool) {
        #expect(OrphanedGoldensTrait.isFiltered(arguments) == isFiltered)
    }
}
