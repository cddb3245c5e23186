internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolGoldens
internal import SymbolModel
internal import SymbolSprites

extension FuzzTarget {
    static func timeline(_ bytes: [UInt8]) {
        guard let timeline = try? withScratchFile(bytes, name: "fuzz.yml", { try TimelineFile(contentsOf: $0) }),
            let plan = try? AnimationPlan(.signal, .small, timeline, load: { _ in .bell })
        else { return }
        play(plan)
    }

    static func buildFile(_ bytes: [UInt8]) {
        _ = try? withScratchFile(bytes, name: "insignia.yml") { try BuildFile(contentsOf: $0) }
    }

    static func catalog(_ bytes: [UInt8]) {
        _ = try? withScratchFile(bytes, name: "catalog.json") { try Catalog(contentsOf: $0) }
    }

    static func golden(_ bytes: [UInt8]) {
        guard let record = try? GoldenRecord(String(decoding: bytes, as: UTF8.self)) else { return }
        precondition((try? GoldenRecord(record.text)) == record, "the written text reads back as another value")
    }
}
