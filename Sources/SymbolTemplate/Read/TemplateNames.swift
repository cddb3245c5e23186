internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// The elements of a file that mean something in a template, by their ids.
///
/// Drawing programs change ids: Illustrator writes `Regular-S_1_` or `Regular-S-2` where it knows of another
/// `Regular-S`, `_x2D_` for a hyphen, and the name before that as `data-name`; Affinity writes `Regular-S1`, Figma
/// `Regular-S_2`. A changed id counts where no element has the right one and no second is changed alike.
struct TemplateNames {
    /// What an id says that its element is.
    enum Name: Hashable {
        case guide(TemplatePage.Guide)
        case cell(Cell)
        case version, layerTree

        init?(id: String) {
            if let guide = TemplatePage.Guide(id: id) {
                self = .guide(guide)
            } else if let cell = Cell(name: id) {
                self = .cell(cell)
            } else if id == Self.versionID {
                self = .version
            } else if id == Self.layerTreeID {
                self = .layerTree
            } else {
                return nil
            }
        }

        private static let versionID = "template-version"
        private static let layerTreeID = "LayerTree"
    }

    /// The elements of a name, all of which have the right id, or have it changed in the same manner.
    private struct Found {
        var manner: Manner
        var elements: [XMLElement]
    }

    /// How an element has its name, the surest first.
    private enum Manner: Int { case id, kept, numbered }

    private var found: [Name: Found] = [:]

    init(_ tree: XMLTree) {
        for element in tree.root.descendants where !element.isForeign {
            guard let (name, manner) = Self.name(of: element), name.suits(element) else { continue }
            if let known = found[name], known.manner.rawValue < manner.rawValue { continue }
            if found[name]?.manner == manner {
                found[name]?.elements.append(element)
            } else {
                found[name] = Found(manner: manner, elements: [element])
            }
        }
    }

    private static func name(of element: XMLElement) -> (Name, Manner)? {
        guard let id = element.id else { return nil }
        if let name = Name(id: id) { return (name, .id) }
        if let kept = element["data-name"], let name = Name(id: kept) { return (name, .kept) }
        guard 0x30...0x39 ~= id.utf8.last ?? 0 || id.utf8.contains(UInt8(ascii: "_")) else { return nil }
        let unescaped = id.unescapingCharacters
        if unescaped != id, let name = Name(id: unescaped) { return (name, .kept) }
        let unnumbered = unescaped.unnumbered
        return unnumbered.flatMap { Name(id: $0) }.map { ($0, .numbered) }
    }

    /// The cells that the file has an element for, in order.
    var cells: [Cell] {
        found.keys.compactMap { if case .cell(let cell) = $0 { cell } else { nil } }.sorted()
    }

    /// The guides that the file has an element for, in the order of the file.
    var guides: [TemplatePage.Guide] {
        let guides = found.compactMap { name, found in
            if case .guide(let guide) = name { (guide, found.elements[0].index) } else { nil }
        }
        return guides.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The elements of a name in the order of the file, those without the right id only where there is but one.
    subscript(name: Name) -> [XMLElement] {
        guard let found = found[name], found.manner == .id || found.elements.count == 1 else { return [] }
        return found.elements
    }

    /// What is wrong where several elements may have a name, of which none has the right id.
    func fault(of name: Name) -> Diagnostic? {
        guard let found = found[name], found.manner != .id, found.elements.count > 1 else { return nil }
        let ids = found.elements.prefix(2).compactMap(\.id).map { "\"\($0)\"" }.joined(separator: " and ")
        return Diagnostic(
            .invalid, "the ids \(ids) may both stand for \"\(name)\"; expected one with that id",
            at: found.elements[1].position)
    }

    /// Whether the file is a template at all: one of the lines that all templates have, and a cell.
    var areOfTemplate: Bool { !cells.isEmpty && !guides.isEmpty }

    /// Whether a file that is no template was meant to be one: the lines are there, but no cell.
    var lackCells: Bool {
        cells.isEmpty
            && Scale.allCases.contains { found[.guide(.baseline($0))] != nil && found[.guide(.capline($0))] != nil }
    }

    /// Whether an element means something in a template.
    static func isNamed(_ element: XMLElement) -> Bool { name(of: element) != nil }

    /// Whether an element is a line that gives drawings their measure.
    static func isGuide(_ element: XMLElement) -> Bool {
        if case .guide? = name(of: element)?.0 { true } else { false }
    }

    /// What there is to tell of changed ids, at the first of them; nil where none is read.
    var diagnostic: Diagnostic? {
        let changed = found.filter { $0.value.manner != .id && $0.value.elements.count == 1 }
        guard let (name, first) = changed.min(by: { $0.value.elements[0].index < $1.value.elements[0].index }),
            let element = first.elements.first, let id = element.id
        else { return nil }
        let others =
            changed.count == 1
            ? "" : changed.count == 2 ? ", and another alike" : ", and \(changed.count - 1) others alike"
        return Diagnostic(
            .invalid, "the id \"\(id)\" is read as \"\(name)\"\(others)", at: element.position,
            help: "rename such ids: other readers of templates do not know them")
    }
}

extension TemplateNames.Name: CustomStringConvertible {
    var description: String {
        switch self {
        case .guide(let guide): guide.id
        case .cell(let cell): "\(cell)"
        case .version: Self.versionID
        case .layerTree: Self.layerTreeID
        }
    }

    /// Whether an element can be what the name says.
    fileprivate func suits(_ element: XMLElement) -> Bool {
        switch self {
        case .guide, .cell: element.drawsShapes
        case .version, .layerTree: true
        }
    }
}

extension String {
    /// Without the escapes of characters that Illustrator allows in no id: `_x2D_` is a hyphen.
    fileprivate var unescapingCharacters: String {
        guard utf8.firstOccurrence(of: "_x".utf8) != nil else { return self }
        var (text, rest) = ("", self[...])
        while let start = rest.firstRange(of: "_x") {
            text += rest[..<start.lowerBound]
            let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
            guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init),
                rest[digits.endIndex...].first == "_"
            else {
                text += "_x"
                rest = rest[start.upperBound...]
                continue
            }
            text.unicodeScalars.append(scalar)
            rest = rest[digits.endIndex...].dropFirst()
        }
        return text + rest
    }

    /// Without the number at its end, and what parts it from the rest; nil where there is none.
    fileprivate var unnumbered: String? {
        let marks = [UInt8(ascii: "_"), UInt8(ascii: "-")]
        let numbered = utf8.last == marks[0] ? utf8.dropLast() : utf8[...]
        guard let end = numbered.lastIndex(where: { !(0x30...0x39 ~= $0) }),
            numbered.index(after: end) < numbered.endIndex
        else { return nil }
        let stem = numbered[...end]
        return String(Substring(stem.last.map(marks.contains) ?? false ? stem.dropLast() : stem))
    }
}
