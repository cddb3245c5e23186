internal import SymbolColor
package import SymbolText

/// The style rules for single class names, with which SF Symbols templates describe their layers.
package struct ClassRules: Sendable {
    private let sheets: StyleSheets
    private var rules: [String: [Declaration]] = [:]

    /// Collects the rules for single classes from style sheets.
    package init(_ sheets: StyleSheets) {
        self.sheets = sheets
        for (_, sheet) in sheets.sheets {
            for rule in sheet.rules where rule.media.holds(in: .light) {
                for name in rule.selectors.compactMap(\.soleClass) {
                    rules[name, default: []] += rule.declarations
                }
            }
        }
    }

    /// Returns the declarations of the rules for `.name`, in which the last declaration of each property wins:
    /// important ones come last.
    package func declarations(of name: String) -> [Declaration] {
        let all = rules[name] ?? []
        guard all.contains(where: \.isImportant) else { return all }
        return all.filter { !$0.isImportant } + all.filter(\.isImportant)
    }

    /// Returns the position of the last declaration of each property, by class.
    package func positions() -> [String: [String: SourcePosition]] {
        var positions: [String: [String: SourcePosition]] = [:]
        for (element, sheet) in sheets.sheets {
            for rule in sheet.rules where rule.media.holds(in: .light) {
                let own = rule.declarations.map { ($0.property, element.position(of: $0)) }
                for name in rule.selectors.compactMap(\.soleClass) {
                    positions[name, default: [:]].merge(own) { $1 }
                }
            }
        }
        return positions
    }
}

extension [Declaration] {
    /// The value of the last declaration of a property.
    package subscript(property: String) -> String? { last { $0.property == property }?.value }
}

extension XMLElement {
    /// Returns the position of a declaration in the element's text, or the element's own position when the text differs
    /// from the file's (because it came from an entity or contains a comment).
    fileprivate func position(of declaration: Declaration) -> SourcePosition {
        textPosition(offset: declaration.offset, of: declaration.property) ?? position
    }
}

extension Selector {
    /// Whether templates use the selector to describe layers, or editors to preview them.
    var describesLayers: Bool {
        compounds.contains { $0.classes.contains { name in Self.layerClasses.contains { name.hasPrefix($0) } } }
    }

    private static let layerClasses = [
        "monochrome-", "multicolor-", "hierarchical-", "SFSymbolsPreview", "shapeGroupLayer-", "clearBehindLayer",
        "defaults"
    ]

    /// The only class of the selector.
    ///
    /// Spaces in a colour's name split it in selectors as they do in attributes, where only its first word is in the
    /// class.
    fileprivate var soleClass: String? {
        guard let compound = compounds.first, compounds.count == 1 || isSpacedName, compound.type == nil,
            compound.ids.isEmpty,
            compound.attributes.isEmpty, compound.pseudoClasses.isEmpty, compound.classes.count == 1
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
        ids.isEmpty && classes.isEmpty && attributes.isEmpty && pseudoClasses.isEmpty
    }
}
