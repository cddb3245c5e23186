@testable import SymbolFiles
import TestSupport
import Testing

@Suite struct InputListTests {
    @Test("Folders are searched for drawings, compressed or not, whose outputs have their names")
    func search() throws {
        let folder = try TestFolder()
        for name in ["a.svg", "b.SVGZ", "c.svg.gz", "d/e.circle.svgz", "f.svgz.txt"] { try folder.write(name, "") }
        let stems = InputList([folder.path("")]).inputs.map(\.outputStem)
        #expect(stems == ["a", "b", "d/e.circle"])
    }

    @Test("Standard input is read once, however often it is named")
    func standardInput() {
        let list = InputList(["-", "a.svg", "-"])
        #expect(list.inputs.map(\.path) == ["-", "a.svg"])
        #expect(list.failures.map(\.description) == ["-: is given twice, and can only be read once"])
    }

    @Test("The output of a symbol set has its name, in the folder of the set")
    func symbolSets() throws {
        let folder = try TestFolder()
        for path in ["c/a.symbolset/symbol.svg", "c/a.symbolset/a.svg", "c/b.fill.symbolset/b.cr.svg"] {
            try folder.write(path, "")
        }
        let list = InputList([folder.path("")])
        #expect(list.inputs.map(\.outputStem) == ["c/a", "c/b.fill"])
        #expect(list.inputs.first?.path == folder.path("c/a.symbolset/a.svg"))
        #expect(InputList([folder.path("c/b.fill.symbolset")]).inputs.map(\.outputStem) == ["b.fill"])
    }

    @Test(
        "A symbol's name is that of its set, or ends before the extension",
        arguments: [
            ("x/a.fill.svg", "a.fill"), ("a.svgz", "a"), ("x/a.fill.symbolset/symbol.svg", "a.fill"),
            ("a.symbolset/b.c.svg", "a"), (".symbolset/b.svg", "b"), ("-", "stdin")
        ])
    func stem(path: String, stem: String) { #expect(InputList.stem(of: path) == stem) }
}
