import Foundation
import FuzzTargets
import Testing

/// Inputs that crash careless readers; the findings of `Scripts/fuzz` are added to them.
@Suite struct RegressionTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

    private static func inputs(_ target: FuzzTarget) throws -> [URL] {
        let folder = corpus.appending(path: target.rawValue)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
    }

    @Test("Hostile inputs are drawn or refused", arguments: FuzzTarget.allCases)
    func found(_ target: FuzzTarget) throws {
        let inputs = try Self.inputs(target)
        try #require(!inputs.isEmpty)
        for input in inputs { target.run(Array(try Data(contentsOf: input))) }
    }

    @Test("Nothing, one byte, zeros and bytes that are no text are drawn or refused", arguments: FuzzTarget.allCases)
    func odd(_ target: FuzzTarget) {
        for bytes in [[], [0], [0x3C], Array(repeating: 0, count: 512), (0...255).reversed()] as [[UInt8]] {
            target.run(bytes)
        }
    }

    @Test("A file is there while it is read, and gone afterwards")
    func scratchFile() throws {
        let (path, read) = try withScratchFile([1, 2, 3], name: "insignia.yml") { path in
            (path, try Data(contentsOf: URL(fileURLWithPath: path)))
        }
        #expect(read == Data([1, 2, 3]))
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
