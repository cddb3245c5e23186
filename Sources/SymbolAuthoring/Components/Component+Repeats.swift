internal import SymbolFiles
internal import SymbolModel
internal import SymbolTemplate

extension Component {
    /// Refuses a slash, a badge or an enclosure for a symbol that has one, and a slash that would run through a badge.
    ///
    /// - Parameters:
    ///   - components: What is to be added.
    ///   - name: The symbol's name, which has the suffix of what it is composed with.
    ///   - tags: The tags of its layers, by which a slash, a badge and an enclosure are known.
    /// - Throws: `ValueError` that says with what.
    static func refuse(
        _ components: [Component], for name: String, tagged tags: Set<String> = []
    ) throws(ValueError) {
        let made = Kind.allCases.filter { $0.tag.map(tags.contains) ?? false } + list(endOf: name).map(\.kind)
        let added = Set(components.map(\.kind))
        let clash = made.first { added.contains($0) || $0 == .badge && added.contains(.slash) }
        if let clash { throw ValueError("is composed already, with \(clash.rawValue); expected the symbol without it") }
    }

    /// What the end of a symbol's name says that it is composed with.
    private static func list(endOf name: String) -> [Component] {
        let words = name.split(separator: ".")
        return words.indices.dropFirst().lazy.compactMap { list(words[$0...].joined(separator: ".")) }.first ?? []
    }

    private var kind: Kind {
        switch self {
        case .fill: .fill
        case .slash: .slash
        case .enclosure: .enclosure
        case .badge: .badge
        }
    }

    /// What a component is, as messages call it.
    private enum Kind: String, CaseIterable {
        case fill = "a fill"
        case slash = "a slash"
        case badge = "a badge"
        case enclosure = "an enclosure"

        /// That of a template's layers; nil for what none tells.
        var tag: String? {
            switch self {
            case .fill: nil
            case .slash: "_slash"
            case .badge: "_badge"
            case .enclosure: "_enclosure"
            }
        }
    }
}
