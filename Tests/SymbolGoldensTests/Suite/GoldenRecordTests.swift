import SymbolFiles
import Testing

@testable import SymbolGoldens

@Suite struct GoldenRecordTests {
    private let record = GoldenRecord(
        symbol: "a", options: "b", motionTable: "c", renderer: "cairo 1", frames: 2, rate: "30", pixels: "d",
        lists: ["fill one\nfill two", "fill one"])

    @Test("A record is read as it was written")
    func text() { #expect((try? GoldenRecord(record.text)) == record) }

    @Test("A record may state the build file that asks for it")
    func buildFile() {
        var record = record
        record.buildFile = "../a b.yml"
        #expect((try? GoldenRecord(record.text)) == record)
        #expect((try? GoldenRecord(record.text.replacing("\nfile ", with: "\nfolder "))) == nil)
    }

    @Test("A record with the line ends that Git writes on Windows is the same")
    func lineEnds() { #expect((try? GoldenRecord(record.text.replacing("\n", with: "\r\n"))) == record) }

    @Test("Lines that are no steps of a list are damage", arguments: ["<<<<<<< HEAD", "=======", "filler", ""])
    func noSteps(line: String) {
        #expect((try? GoldenRecord(record.text.replacing("fill two", with: line + "\nfill two"))) == nil)
    }

    @Test("Lists that were cut off are damage; a record of an earlier version, without a digest, is read as it is")
    func truncated() throws {
        let cut = String(record.text.dropLast(4))
        let error = #expect(throws: ValueError.self) { try GoldenRecord(cut) }
        #expect(error?.description == "its display lists are not those that were recorded")
        let digest = try #require(record.text.firstMatch(of: /lists [0-9a-f]+\n/)?.0)
        #expect(try GoldenRecord(record.text.replacing(digest, with: "")) == record)
    }

    @Test("The marks of a merge conflict are named, in the head too", arguments: ["symbol a", "fill two"])
    func conflict(line: String) {
        let text = record.text.replacing(line, with: "<<<<<<< HEAD\n\(line)\n=======\n\(line)\n>>>>>>> other")
        let error = #expect(throws: ValueError.self) { try GoldenRecord(text) }
        #expect(error?.description.hasPrefix("has the marks of a merge conflict; take both files") == true)
    }

    @Test(
        "Another Cairo excuses edges only where it has computed them",
        arguments: [
            ("exact cairo 1", "exact cairo 2", ["fill nonzero #000000 M0 0H1V1Z"], false),
            ("cairo 1", "exact cairo 2", ["fill nonzero #000000 M0 0H1V1Z"], true),
            ("exact cairo 1", "cairo 1", ["fill nonzero #000000 M0 0H1V1Z"], true),
            ("exact cairo 1", "exact cairo 2", ["group opacity .5\n  fill nonzero #000000 crisp M0 0H1V1Z"], true),
            ("exact cairo 1", "exact cairo 2", ["fill nonzero linear(0,0 1,1 0:#000000 1:#ffffff) M0 0H1V1Z"], true),
            ("exact cairo 1", "exact cairo 2", ["erase nonzero M0 0H1V1Z", "group blend multiply"], true),
            ("cairo 1", "cairo 2", [], false), ("cairo 1", "cairo 1", ["fill nonzero #000000 M0 0H1V1Z"], false)
        ])
    func renderers(old: String, new: String, lists: [String], excuses: Bool) {
        var (before, after) = (record, record)
        (before.renderer, before.lists, after.renderer, after.lists) = (old, lists, new, lists)
        #expect(before.excusesEdges(of: after) == excuses)
    }

    @Test("A list of nothing, as of a frame in which a symbol has disappeared, is a list")
    func emptyList() {
        var record = record
        record.lists = ["fill one", ""]
        #expect((try? GoldenRecord(record.text)) == record)
    }

    @Test("A changed name is not taken for a changed file where no options are stated, as in tests")
    func changes() {
        var (old, new) = (record, record)
        new.symbol = "z"
        #expect(old.changes(to: new) == ["the symbol's file has changed"])
        old.options = ""
        new.options = ""
        #expect(old.changes(to: new) == ["the symbol is named \"z\", expected \"a\""])
    }

    @Test("Other texts are rejected", arguments: ["", "insignia golden 1\n", "insignia golden 2\nsymbol a"])
    func others(text: String) { #expect((try? GoldenRecord(text)) == nil) }
}
