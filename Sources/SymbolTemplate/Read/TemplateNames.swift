internal import SymbolModel
internal import SymbolSVG
internal import SymbolText

/// The elements of a file that have a meaning in a template, found by their ids.
///
/// Drawing programs change ids. When another element is already called `Regular-S`, Illustrator writes `Regular-S_1_`
/// or `Regular-S-2`; it also writes `_x2D_` for a hyphen, keeping the original name as `data-name`. Affinity writes
/// `Regular-S1` with the name as `serif:id`, Figma `Regular-S_2`; in Inkscape the name is a label beside another id. A
/// changed id counts when no element has the correct one and no other id was changed in the same way.
struct TemplateNames {
    /// The meaning of an id.
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

    /// The elements found for a name, all with the correct id or all with it changed in the same way.
    private struct Found {
        var spelling: Spelling
        var elements: [XMLElement]
    }

    /// The way an element carries its name, the most certain first.
    private enum Spelling: Int { case id, kept, numbered }

    private var found: [Name: Found] = [:]

    init(_ tree: XMLTree) {
        for element in tree.root.descendants where !element.isForeign {
            guard let (name, spelling) = Self.name(of: element), name.suits(element) else { continue }
            if let known = found[name], known.spelling.rawValue < spelling.rawValue { continue }
            if found[name]?.spelling == spelling {
                found[name]?.elements.append(element)
            } else {
                found[name] = Found(spelling: spelling, elements: [element])
            }
        }
    }

    /// The attributes in which Illustrator, Inkscape and Affinity keep a name that is not the id.
    private static let keptNames = ["data-name", "inkscape:label", "serif:id"]

    private static func name(of element: XMLElement) -> (Name, Spelling)? {
        guard let id = element.id else { return nil }
        if let name = Name(id: id) { return (name, .id) }
        for attribute in keptNames {
            if let kept = element[attribute], let name = Name(id: kept) { return (name, .kept) }
        }
        guard 0x30...0x39 ~= id.utf8.last ?? 0 || id.utf8.contains(UInt8(ascii: "_")) else { return nil }
        let unescaped = id.unescapingCharacters
        if unescaped != id, let name = Name(id: unescaped) { return (name, .kept) }
        let unnumbered = unescaped.unnumbered
        return unnumbered.flatMap { Name(id: $0) }.map { ($0, .numbered) }
    }

    /// The cells that have an element in the file, in order.
    var cells: [Cell] {
        found.keys.compactMap { if case .cell(let cell) = $0 { cell } else { nil } }.sorted()
    }

    /// The guides that have an element in the file, in file order.
    var guides: [TemplatePage.Guide] {
        let guides = found.compactMap { name, found in
            if case .guide(let guide) = name { (guide, found.elements[0].index) } else { nil }
        }
        return guides.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The elements with a name, in file order; elements with a changed id only when there is exactly one.
    subscript(name: Name) -> [XMLElement] {
        guard let found = found[name], found.spelling == .id || found.elements.count == 1 else { return [] }
        return found.elements
    }

    /// Returns the fault of a name that several elements could have while none has the correct id.
    func fault(of name: Name) -> Diagnostic? {
        guard let found = found[name], found.spelling != .id, found.elements.count > 1 else { return nil }
        let ids = found.elements.prefix(2).compactMap(\.id).map { "\"\($0)\"" }.joined(separator: " and ")
        return Diagnostic(
            .invalid, "the ids \(ids) may both stand for \"\(name)\"; expected one with that id",
            at: found.elements[1].position)
    }

    /// Whether the file is a template at all: it has at least one guide and one cell.
    var areTemplate: Bool { !cells.isEmpty && !guides.isEmpty }

    /// Whether a file that is not a template was meant to be one: it has the guide lines but no cell.
    var lackVariants: Bool {
        cells.isEmpty
            && Scale.allCases.contains { found[.guide(.baseline($0))] != nil && found[.guide(.capline($0))] != nil }
    }

    /// Whether an element has a meaning in a template.
    static func isNamed(_ element: XMLElement) -> Bool { name(of: element) != nil }

    /// Whether an element is a guide line.
    static func isGuide(_ element: XMLElement) -> Bool {
        if case .guide? = name(of: element)?.0 { true } else { false }
    }

    /// A diagnostic about changed ids, positioned at the first of them; nil when no changed id was used.
    var diagnostic: Diagnostic? {
        let changed = found.filter { $0.value.spelling != .id && $0.value.elements.count == 1 }
        guard let (name, first) = changed.min(by: { $0.value.elements[0].index < $1.value.elements[0].index }),
            let element = first.elements.first, let id = element.id
        else { return nil }
        let others =
            switch changed.count {
            case 1: ""
            case 2: ", and one other id likewise"
            case let count: ", and \(count - 1) other ids likewise"
            }
        return Diagnostic(
            .invalid, "the id \"\(id)\" is read as \"\(name)\"\(others)", at: element.position,
            help: "rename such ids: other readers of templates do not recognise them")
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

    /// Whether the element can have the name's meaning.
    fileprivate func suits(_ element: XMLElement) -> Bool {
        switch self {
        case .guide, .cell: element.drawsShapes
        case .version, .layerTree: true
        }
    }
}

extension String {
    /// The string without Illustrator's escapes for characters that it does not allow in ids: `_x2D_` is a hyphen.
    fileprivate var unescapingCharacters: String {
        guard utf8.firstOccurrence(of: "_x".utf8) != nil else { return self }
        var (text, rest) = ("", self[...])
        while let start = rest.utf8.firstOccurrence(of: "_x".utf8) {
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

    /// The string without the number at its end and the separator before it; nil when there is none.
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
