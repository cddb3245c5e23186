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
        let tagged = [("_slash", "a slash"), ("_badge", "a badge"), ("_enclosure", "an enclosure")]
            .filter { tags.contains($0.0) }.map(\.1)
        let added = components.map(\.noun)
        let made = (tagged + list(endOf: name).map(\.noun)).first { noun in
            added.contains(noun) || noun == "a badge" && added.contains("a slash")
        }
        if let made { throw ValueError("is composed already, with \(made); expected the symbol without it") }
    }

    /// What the end of a symbol's name says that it is composed with.
    private static func list(endOf name: String) -> [Component] {
        let words = name.split(separator: ".")
        return words.indices.dropFirst().lazy.compactMap { list(words[$0...].joined(separator: ".")) }.first ?? []
    }

    private var noun: String {
        switch self {
        case .fill: "a fill"
        case .slash: "a slash"
        case .enclosure: "an enclosure"
        case .badge: "a badge"
        }
    }
}
