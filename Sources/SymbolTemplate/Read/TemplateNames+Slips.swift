internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

extension TemplateNames {
    /// Diagnostics for drawings beside the variants whose id is nearly that of a missing cell.
    var slips: [Diagnostic] {
        let cells = cells
        var seen: Set<Int> = []
        let parents = cells.flatMap { self[.cell($0)] }.compactMap(\.parent).filter { seen.insert($0.index).inserted }
        let others = parents.flatMap { $0.children.filter(Self.isOther) }
        guard !others.isEmpty else { return [] }
        let lacking = Cell.all.filter { !cells.contains($0) }.map { "\($0)".lowercased() }
        return others.compactMap { element in
            let id = element.id ?? ""
            return id.lowercased().nearest(in: lacking).flatMap { Cell(name: $0) }.map { cell in
                Diagnostic(
                    .invalid,
                    "the id \"\(id)\" does not name a variant, so its drawing is left out; did you mean \(cell)?",
                    at: element.position)
            }
        }
    }

    /// Returns an id that is nearly that of a baseline or cap line which the file lacks, and the latter; nil for none.
    func slip(ofGuidesIn scale: Scale, _ root: XMLElement) -> (id: String, name: String)? {
        let lacking = [TemplatePage.Guide.baseline(scale), .capline(scale)].filter { !guides.contains($0) }
        let ids = Dictionary(uniqueKeysWithValues: lacking.map { ($0.id.lowercased(), $0.id) })
        for element in root.descendants where Self.isOther(element) {
            let id = element.id ?? ""
            if let name = id.lowercased().nearest(in: ids.keys).flatMap({ ids[$0] }) { return (id, name) }
        }
        return nil
    }

    private static func isOther(_ element: XMLElement) -> Bool {
        element.id != nil && !element.isForeign && element.drawsShapes && !isNamed(element)
    }
}
