internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolGoldens
internal import SymbolModel
internal import SymbolSprites

extension FuzzTarget {
    static func timeline(_ bytes: [UInt8]) {
        let file = ScratchFile(bytes, name: "fuzz.yml")
        guard let timeline = try? TimelineFile(contentsOf: file.path),
            let plan = try? AnimationPlan(.signal, .small, timeline, load: { _ in .bell })
        else { return }
        play(plan)
    }

    static func buildFile(_ bytes: [UInt8]) {
        _ = try? BuildFile(contentsOf: ScratchFile(bytes, name: "insignia.yml").path)
    }

    static func catalog(_ bytes: [UInt8]) {
        _ = try? Catalog(contentsOf: ScratchFile(bytes, name: "catalog.json").path)
    }

    static func golden(_ bytes: [UInt8]) {
        guard let record = GoldenRecord(String(decoding: bytes, as: UTF8.self)) else { return }
        precondition(GoldenRecord(record.text) == record, "what was written reads as something else")
    }
}
