/// What a file's style sheets declare for single class names: SF Symbols templates describe their layers so.
package struct ClassRules: Sendable {
    private var rules: [String: [String: String]] = [:]

    package init(_ tree: XMLTree) {
        for element in tree.styleElements {
            for rule in Stylesheet.parse(element.text).0.rules {
                for name in rule.selectors.compactMap(\.soleClass) {
                    for declaration in rule.declarations {
                        rules[name, default: [:]][declaration.property] = declaration.value
                    }
                }
            }
        }
    }

    /// The declarations of the rules for `.name`, the last of each property winning.
    package func declarations(of name: String) -> [String: String] {
        rules[name] ?? [:]
    }
}

extension Selector {
    fileprivate var soleClass: String? {
        guard let compound = compounds.first, compounds.count == 1, compound.type == nil, compound.ids.isEmpty,
            compound.attributes.isEmpty, compound.classes.count == 1
        else { return nil }
        return compound.classes.first
    }
}
