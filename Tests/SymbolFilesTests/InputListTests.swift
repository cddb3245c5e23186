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

    @Test("A symbol's name ends before the extension", arguments: [("x/a.fill.svg", "a.fill"), ("a.svgz", "a")])
    func stem(path: String, stem: String) { #expect(InputList.stem(of: path) == stem) }
}
