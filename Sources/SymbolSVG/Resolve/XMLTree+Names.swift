package import SymbolText

extension XMLTree {
    /// Diagnostics about names that are ignored although the author probably meant them to count.
    package var nameDiagnostics: [Diagnostic] {
        undeclaredPrefixes.isEmpty ? misspeltAttributes : ignoredPrefixes + misspeltAttributes
    }

    private var ignoredPrefixes: [Diagnostic] {
        let first = undeclaredPrefixes.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(Self.mostReported)
        return first.map { prefix, index in
            Diagnostic(
                .invalid, "the prefix \"\(prefix)\" is not declared by xmlns:\(prefix), so names with it are ignored",
                at: XMLElement(tree: self, index: Int(index)).position)
        }
    }

    /// The number of names of either kind that are reported, since each position takes time.
    private static let mostReported = 16

    private var misspeltAttributes: [Diagnostic] {
        var (names, found): ([String], [Diagnostic]) = ([], [])
        for (index, node) in nodes.enumerated() {
            guard case .element(_, let range, false) = node.content else { continue }
            let own = attributes[Int(range.lowerBound)..<Int(range.upperBound)]
            lazy var present = Set(own.map(\.name))
            for attribute in own {
                let name = attribute.name
                guard let meant = AttributeName.meant(by: name), !names.contains(name),
                    !present.contains(meant)
                else { continue }
                guard names.count < Self.mostReported else { return found }
                names.append(name)
                let position = XMLElement(tree: self, index: index).position(of: name)
                found.append(Diagnostic(.invalid, "\(name) is ignored; did you mean \(meant)?", at: position))
            }
        }
        return found
    }
}

/// The names of attributes that are misspelt where HTML or JSX is taken for SVG: they differ from the right ones only
/// in capitals, hyphens and colons.
enum AttributeName {
    /// Returns the name of which another one is such a misspelling; nil for any other.
    static func meant(by name: String) -> String? {
        // Every attribute of a file is looked at, and nearly all are short, have a hyphen or are one of these.
        guard name.utf8.count > 6, !name.utf8.contains(where: { $0.isSeparator }), !usual.contains(name),
            let meant = misspellable.first(where: { $0.utf8.matches(name.utf8) })
        else { return nil }
        return meant == name ? nil : meant
    }

    private static let usual = ["viewBox", "version", "transform", "opacity"]

    private static let misspellable =
        StyleProperty.allCases.map(\.rawValue).filter { $0.utf8.contains { $0.isSeparator } } + [
            "viewBox", "preserveAspectRatio", "xlink:href", "gradientUnits", "gradientTransform", "spreadMethod",
            "patternUnits", "patternContentUnits", "patternTransform", "clipPathUnits", "maskUnits",
            "maskContentUnits", "filterUnits", "primitiveUnits", "stdDeviation", "tableValues", "markerUnits",
            "markerWidth", "markerHeight"
        ]
}

extension String.UTF8View {
    /// Whether the names are equal apart from capitals and separators.
    fileprivate func matches(_ other: String.UTF8View) -> Bool {
        lazy.filter { !$0.isSeparator }.map { $0 | 0x20 }
            .elementsEqual(other.lazy.filter { !$0.isSeparator }.map { $0 | 0x20 })
    }
}

extension UInt8 {
    fileprivate var isSeparator: Bool { self == UInt8(ascii: "-") || self == UInt8(ascii: ":") }
}
