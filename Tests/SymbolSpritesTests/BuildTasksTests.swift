import SymbolFiles
import SymbolSprites
import TestSupport
import Testing

/// The tasks of a plan, by which a watch decides whether building again can have another result.
@Suite struct BuildTasksTests {
    private let test: TestFolder

    init() throws {
        test = try TestFolder()
        for name in ["a", "b"] { try test.icon("\(name).svg") }
        try test.write("insignia.yml", "symbols: ['*.svg']\nsizes: [8]\noutputs: [{png: out/in/}]\n")
    }

    private func tasks() throws -> Set<String> {
        try SpriteBuild(BuildFile(contentsOf: test.path("insignia.yml"))).plan().tasks
    }

    @Test("Tasks change when what keeps an output from being written goes away")
    func obstacles() throws {
        let free = try tasks()
        #expect(try free.count == 2 && tasks() == free)
        try test.write("out", "a file")
        let below = try tasks()
        #expect(below.isDisjoint(with: free))
        #expect(Files.remove(test.path("out")))
        #expect(try tasks() == free)
        try Files.createFolder(test.path("out/in/a.png/"))
        #expect(try tasks().subtracting(free).count == 1)
    }
}
