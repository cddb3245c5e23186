/// A declaration that applies to an element, and the text its offset points into.
package struct CascadedDeclaration: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// The index among the sheets of the cascade.
        case sheet(Int)
        case styleAttribute
    }

    package let declaration: Declaration
    package let source: Source
}

/// The style sheets of a document, indexed so that an element meets only the rules that could select it.
package struct Cascade: Sendable {
    private struct Entry: Sendable {
        let selector: Selector
        let rule: Int
    }

    /// An attribute, with its value where a selector asks for no other.
    private struct AttributeKey: Hashable, Sendable {
        let name: String
        let value: String?
    }

    private var rules: [(sheet: Int, declarations: [Declaration])] = []
    private var entries: [Entry] = []
    /// Entries by the most telling part of what they select: its id, else a class, an attribute's value or name, else
    /// the type.
    private var byID: [String: [Int]] = [:]
    private var byClass: [String: [Int]] = [:]
    private var byAttribute: [AttributeKey: [Int]] = [:]
    private var byType: [String: [Int]] = [:]
    private var universal: [Int] = []

    /// Whether no sheet has a rule.
    var isEmpty: Bool { entries.isEmpty }

    /// - Parameter sheets: in document order.
    package init(_ sheets: [Stylesheet]) {
        for (sheet, stylesheet) in sheets.enumerated() {
            for rule in stylesheet.rules {
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

    /// Every declaration that applies to an element, weakest first (CSS Cascade 4 §6.4).
    ///
    /// Apply them in turn over the presentation attributes, each over what came before. All are given, not only the
    /// last for each property, since a value that cannot be read must leave the one before it standing.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - style: The declarations of the element's `style` attribute.
    ///   - budget: What matching may still cost.
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

    /// The rules that select `element`, by specificity and then order; each once, at its highest specificity.
    private func matchedRules(_ element: some SelectorMatchable, _ budget: inout MatchingBudget) -> [Int] {
        guard !isEmpty else { return [] }
        var strongest: [Int: Specificity] = [:]
        for candidate in candidates(element) {
            let entry = entries[candidate]
            guard entry.selector.matches(element, &budget) else { continue }
            strongest[entry.rule] = max(strongest[entry.rule] ?? entry.selector.specificity, entry.selector.specificity)
        }
        return strongest.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }

    /// The entries that may select `element`, by their indices.
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
