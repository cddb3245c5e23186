package import SymbolText

/// What a file's style sheets declare for single class names: SF Symbols templates describe their layers so.
package struct ClassRules: Sendable {
    private let sheets: StyleSheets
    private var rules: [String: [Declaration]] = [:]

    package init(_ sheets: StyleSheets) {
        self.sheets = sheets
        for (_, sheet, _) in sheets.sheets {
            for rule in sheet.rules {
                for name in rule.selectors.compactMap(\.soleClass) {
                    rules[name, default: []] += rule.declarations
                }
            }
        }
    }

    /// The declarations of the rules for `.name`, of which the last of each property wins.
    package func declarations(of name: String) -> [Declaration] { rules[name] ?? [] }

    /// Where the last declaration of each property stands, by class.
    package func places() -> [String: [String: SourcePosition]] {
        var places: [String: [String: SourcePosition]] = [:]
        for (element, sheet, _) in sheets.sheets {
            for rule in sheet.rules {
                let own = rule.declarations.map { ($0.property, element.position(of: $0)) }
                for name in rule.selectors.compactMap(\.soleClass) {
                    places[name, default: [:]].merge(own) { $1 }
                }
            }
        }
        return places
    }
}

extension [Declaration] {
    /// The value of the last declaration of a property.
    package subscript(property: String) -> String? { last { $0.property == property }?.value }
}

extension XMLElement {
    /// Where a declaration in the element's text stands; the element's own position where the text is not written out
    /// there as it is (it came from an entity, or a comment is in it).
    fileprivate func position(of declaration: Declaration) -> SourcePosition {
        textPosition(offset: declaration.offset, of: declaration.property) ?? position
    }
}

extension Selector {
    /// Whether a template describes a layer by it, or how an editor previews one.
    var describesLayers: Bool {
        compounds.contains { $0.classes.contains { name in Self.layerClasses.contains { name.hasPrefix($0) } } }
    }

    private static let layerClasses = [
        "monochrome-", "multicolor-", "hierarchical-", "SFSymbolsPreview", "shapeGroupLayer-", "clearBehindLayer",
        "defaults"
    ]

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
