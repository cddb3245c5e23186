package import SymbolColor

/// A declaration that applies to an element, and the text into which its offset points.
package struct CascadedDeclaration: Hashable, Sendable {
    /// The text that contains a declaration.
    package enum Source: Hashable, Sendable {
        /// The style sheet with this index in the cascade.
        case sheet(Int)
        /// The element's `style` attribute.
        case styleAttribute
    }

    /// The declaration.
    package let declaration: Declaration
    /// The text that contains the declaration.
    package let source: Source
}

/// The style sheets of a document, indexed so that only rules that could match an element are tested.
package struct Cascade: Sendable {
    private struct Entry: Sendable {
        let selector: Selector
        let rule: Int
    }

    /// An attribute, with a value when a selector requires exactly that value.
    private struct AttributeKey: Hashable, Sendable {
        let name: String
        let value: String?
    }

    private var rules: [(sheet: Int, declarations: [Declaration])] = []
    private var entries: [Entry] = []
    /// Entries by the most specific part of the selected element: its id, else a class, an attribute's value or name,
    /// else the type.
    private var byID: [String: [Int]] = [:]
    private var byClass: [String: [Int]] = [:]
    private var byAttribute: [AttributeKey: [Int]] = [:]
    private var byType: [String: [Int]] = [:]
    private var universal: [Int] = []

    /// Whether no style sheet has a rule.
    var isEmpty: Bool { entries.isEmpty }

    /// Indexes the rules of style sheets that hold in an appearance.
    ///
    /// - Parameters:
    ///   - sheets: The style sheets in document order.
    ///   - scheme: The appearance.
    package init(_ sheets: [Stylesheet], in scheme: Appearance.Scheme = .light) {
        for (sheet, stylesheet) in sheets.enumerated() {
            for rule in stylesheet.rules where rule.media.holds(in: scheme) {
                rule.selectors.forEach { index($0, rule: rules.count) }
                rules.append((sheet, rule.declarations))
            }
        }
    }

    private mutating func index(_ selector: Selector, rule: Int) {
        let entry = entries.count
        entries.append(Entry(selector: selector, rule: rule))
        guard let subject = selector.compounds.last else { return }
        if let id = subject.ids.first {
            byID[id, default: []].append(entry)
        } else if let name = subject.classes.first {
            byClass[name, default: []].append(entry)
        } else if let test = subject.attributes.first(where: { $0.op == .equals }) ?? subject.attributes.first {
            let key = AttributeKey(name: test.name, value: test.op == .equals ? test.value : nil)
            byAttribute[key, default: []].append(entry)
        } else if let type = subject.type {
            byType[type, default: []].append(entry)
        } else {
            universal.append(entry)
        }
    }

    /// Returns every declaration that applies to an element, weakest first (CSS Cascade 4 §6.4).
    ///
    /// Apply the declarations in turn after the presentation attributes, each overriding what came before. All are
    /// returned, not only the last for each property, because a value that cannot be read must leave the previous one
    /// in effect.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - style: The declarations of the element's `style` attribute.
    ///   - budget: The remaining budget for matching.
    /// - Returns: The declarations, weakest first.
    package func declarations(
        for element: some SelectorMatchable, style: [Declaration] = [], _ budget: inout MatchingBudget
    ) -> [CascadedDeclaration] {
        let matched = matchedRules(element, &budget).flatMap { rule in
            rules[rule].declarations.map { CascadedDeclaration(declaration: $0, source: .sheet(rules[rule].sheet)) }
        }
        let all = matched + style.map { CascadedDeclaration(declaration: $0, source: .styleAttribute) }
        guard all.contains(where: \.declaration.isImportant) else { return all }
        return all.filter { !$0.declaration.isImportant } + all.filter(\.declaration.isImportant)
    }

    /// Returns the rules that match `element`, by specificity and then order; each once, at its highest specificity.
    private func matchedRules(_ element: some SelectorMatchable, _ budget: inout MatchingBudget) -> [Int] {
        guard !isEmpty else { return [] }
        var strongest: [Int: Specificity] = [:]
        let candidates = candidates(element)
        budget.tests += candidates.count
        for candidate in candidates {
            let entry = entries[candidate]
            guard entry.selector.matches(element, &budget) else { continue }
            strongest[entry.rule] = max(strongest[entry.rule] ?? entry.selector.specificity, entry.selector.specificity)
        }
        return strongest.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    /// Returns the indices of the entries that may match `element`.
    package func candidates(_ element: some SelectorMatchable) -> [Int] {
        var found = universal
        if !byType.isEmpty { found += byType[element.name] ?? [] }
        if !byClass.isEmpty { for name in element.classes { found += byClass[name] ?? [] } }
        if !byAttribute.isEmpty {
            for (name, value) in element.attributeValues {
                found += byAttribute[AttributeKey(name: name, value: value)] ?? []
                found += byAttribute[AttributeKey(name: name, value: nil)] ?? []
            }
        }
        if !byID.isEmpty, let id = element.id { found += byID[id] ?? [] }
        return found
    }
}
