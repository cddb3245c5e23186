import Foundation
import SymbolFiles
import SymbolImaging
import SymbolRendering
import TestSupport
import Testing

@testable import SymbolGoldens

@Suite struct MutatedGoldenTests {
    private let test: TestFolder
    private let store: GoldenStore
    private let drawing: GoldenDrawing

    init() throws {
        test = try TestFolder()
        store = GoldenStore(folder: test.path("goldens") + "/")
        var drawing = GoldenDrawing([CompareScene().drawn()])
        drawing.record.lists = ["fill nonzero #224466 M3 3H13V13H3Z"]
        self.drawing = drawing
        try store.write(drawing, "a")
    }

    @Test("A golden that could not be read again is not written")
    func tooLarge() throws {
        var store = GoldenStore(folder: test.path("large") + "/")
        let frames = [Pixmap](repeating: Pixmap(width: 4, height: 5), count: 3)
        store.decoder.pixelLimit = 59
        let error = #expect(throws: FileError.self) { try store.write(GoldenDrawing(frames), "a") }
        #expect(error?.message == "would have 60 pixels in 3 frames; expected at most 59")
        #expect(try store.names().isEmpty)
        store.decoder.pixelLimit = 60
        try store.write(GoldenDrawing(frames), "a")
        #expect(try store.golden("a")?.frames == frames)
    }

    @Test("The largest picture that is drawn can be read")
    func largest() { #expect(PNGDecoder().pixelLimit == Canvas.maximumArea) }

    @Test(
        "A golden with a changed byte is damaged, fails, or contains the same picture and list",
        arguments: ["png", "golden"])
    func mutations(half: String) throws {
        let bytes = try test.data("goldens/a.\(half)")
        var random = SplitMix64(seed: 12)
        for _ in 0..<250 {
            var changed = bytes
            let index = Int.random(in: bytes.indices, using: &random)
            changed[index] ^= UInt8.random(in: 1...255, using: &random)
            try changed.write(to: URL(filePath: test.path("goldens/a.\(half)")))
            do throws(FileError) {
                guard let golden = try store.golden("a") else {
                    Issue.record("the golden is taken to be missing")
                    return
                }
                guard GoldenJudgement(golden, drawing, GoldenCriteria()).reasons.isEmpty else { continue }
                #expect(golden.frames == drawing.frames && golden.record.lists == drawing.record.lists, "byte \(index)")
            } catch {
                #expect(error.kind == .format, "byte \(index): \(error)")
            }
        }
    }

    @Test("Pictures without lists are compared exactly, whatever renderer recorded them")
    func otherRenderer() throws {
        var changed = GoldenDrawing([CompareScene().drawn()])
        let golden = GoldenStore.Golden(record: changed.record, frames: changed.frames)
        changed.record.renderer = "cairo 1"
        let index = try #require(changed.frames[0].bytes.firstIndex(of: 255))
        changed.frames[0].bytes[index] = 254
        #expect(!GoldenJudgement(golden, changed, GoldenCriteria()).reasons.isEmpty)
    }

    @Test("A golden of which a file cannot be removed is an error")
    func removal() throws {
        try FileManager.default.removeItem(atPath: test.path("goldens/a.png"))
        try FileManager.default.createDirectory(
            atPath: test.path("goldens/a.png/b"), withIntermediateDirectories: true)
        let error = #expect(throws: FileError.self) { try store.remove("a") }
        #expect(error?.message.hasPrefix("cannot be removed: ") == true && error?.path == store.imagePath("a"))
    }
}
