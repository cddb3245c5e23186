internal import SymbolFiles
internal import SymbolModel
internal import SymbolTemplate

extension Component {
    /// Rejects a slash, badge or enclosure for a symbol that already has one, and a slash that would cross a badge.
    ///
    /// - Parameters:
    ///   - components: The components to add.
    ///   - name: The symbol's name, which ends with the suffix of its components.
    ///   - tags: The tags of its layers, which identify a slash, a badge and an enclosure.
    /// - Throws: `ValueError` that names the existing component.
    static func reject(
        _ components: [Component], for name: String, tagged tags: Set<String> = []
    ) throws(ValueError) {
        let existing = Kind.allCases.filter { $0.tag.map(tags.contains) ?? false } + list(atEndOf: name).map(\.kind)
        let added = Set(components.map(\.kind))
        let clash = existing.first { added.contains($0) || $0 == .badge && added.contains(.slash) }
        if let clash { throw ValueError("is already composed with \(clash.rawValue); expected the symbol without it") }
    }

    /// Returns the components that the end of a symbol's name denotes.
    private static func list(atEndOf name: String) -> [Component] {
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

    /// A kind of component, as messages name it.
    private enum Kind: String, CaseIterable {
        case fill = "a fill"
        case slash = "a slash"
        case badge = "a badge"
        case enclosure = "an enclosure"

        /// The tag of the component's layers in templates; nil for a fill, which has none.
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
