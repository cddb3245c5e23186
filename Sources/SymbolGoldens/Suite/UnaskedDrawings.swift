/// What is drawn in the goldens that no case asks for, by which a renamed case is recognized.
struct UnaskedDrawings: Sendable {
    private struct Drawing: Hashable {
        let rate, pixels: String
        let lists: [String]

        init(_ record: GoldenRecord) { (rate, pixels, lists) = (record.rate, record.pixels, record.lists) }
    }

    private var names: [Drawing: String] = [:]

    /// Reads the records of orphans; what is damaged is reported elsewhere.
    init(_ orphans: [GoldenNames.Orphan], in store: GoldenStore) {
        for orphan in orphans where store.hasRecord(orphan.name) {
            if let record = try? store.record(orphan.name) { names[Drawing(record)] = orphan.name }
        }
    }

    /// The name of an orphan of the same drawing; nil where there is none.
    func name(of record: GoldenRecord) -> String? { names[Drawing(record)] }
}
