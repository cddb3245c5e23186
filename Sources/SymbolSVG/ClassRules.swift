/// What a file's style sheets declare for single class names: SF Symbols templates describe their layers so.
package struct ClassRules: Sendable {
    private var rules: [String: [Declaration]] = [:]

    package init(_ tree: XMLTree) {
        for element in tree.styleElements {
            for rule in Stylesheet.parse(element.text).0.rules {
                for name in rule.selectors.compactMap(\.soleClass) {
                    rules[name, default: []] += rule.declarations
                }
            }
        }
    }

    /// The declarations of the rules for `.name`, of which the last of each property wins.
    package func declarations(of name: String) -> [Declaration] { rules[name] ?? [] }
}

extension [Declaration] {
    /// The value of the last declaration of a property.
    package subscript(property: String) -> String? { last { $0.property == property }?.value }
}

extension Selector {
    /// Spaces in a colour's name part it in selectors as in attributes, where its first word alone is in the class.
    fileprivate var soleClass: String? {
        guard let compound = compounds.first, compounds.count == 1 || isSpacedName, compound.type == nil,
            compound.ids.isEmpty,
            compound.attributes.isEmpty, compound.classes.count == 1
        else { return nil }
        return compound.classes.first
    }

    private var isSpacedName: Bool {
        compounds[0].classes.first?.contains(":") == true && combinators.allSatisfy { $0 == .descendant }
            && compounds.dropFirst().allSatisfy { $0.type != nil && $0.isOnlyType }
    }
}

extension Selector.Compound {
    fileprivate var isOnlyType: Bool {
        ids.isEmpty && classes.isEmpty && attributes.isEmpty && !isFirstChild && !isRoot
    }
}
