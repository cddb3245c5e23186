internal import SymbolGeometry
internal import SymbolText

/// The properties of an element that selectors can test.
///
/// Names are compared exactly, because XML is case-sensitive.
package protocol SelectorMatchable {
    /// The local name, such as `rect`.
    var name: String { get }
    /// The value of the `id` attribute.
    var id: String? { get }
    /// The words of the `class` attribute.
    var classes: [String] { get }
    /// The parent element; nil for the root.
    var parent: Self? { get }
    /// The nearest preceding sibling that is an element.
    var previousSiblingElement: Self? { get }
    /// The nearest following sibling that is an element.
    var nextSiblingElement: Self? { get }
    /// Returns the value of an attribute; nil when it is absent.
    func attribute(named name: String) -> String?
    /// The names and values of all attributes, in no particular order.
    var attributeValues: [(name: String, value: String)] { get }
}

/// The remaining cost of matching: a step for each element visited, each word of a class, and each 256 pairs of bytes
/// compared.
package struct MatchingBudget: Sendable {
    private var left: Int
    /// The number of selectors that have been tested.
    package internal(set) var tests = 0

    /// Creates a budget of the given number of steps.
    package init(_ steps: Int) { left = steps }

    /// Whether the budget is used up, after which nothing matches.
    package var isSpent: Bool { left <= 0 }

    fileprivate mutating func spend(_ steps: Int = 1) { left = max(left &- steps, 0) }
}

extension XMLElement: SelectorMatchable {}

extension Selector {
    /// Returns whether this selector matches `element`.
    package func matches(_ element: some SelectorMatchable, _ budget: inout MatchingBudget) -> Bool {
        match(compounds.count - 1, element, &budget) == .matched
    }

    /// The scope of a failure to match.
    ///
    /// Knowing that no other ancestor or sibling could do better keeps the search linear in the depth of the tree,
    /// while plain backtracking would be exponential in the number of compounds.
    private enum Outcome { case matched, failsHere, failsForAllSiblings, failsCompletely }

    private func match<E: SelectorMatchable>(
        _ index: Int, _ element: E, _ budget: inout MatchingBudget
    ) -> Outcome {
        budget.spend()
        if budget.isSpent { return .failsCompletely }
        guard compounds[index].matches(element, &budget) else { return .failsHere }
        guard index > 0 else { return .matched }
        switch combinators[index - 1] {
        case .descendant:
            var ancestor = element.parent
            while let candidate = ancestor {
                let outcome = match(index - 1, candidate, &budget)
                if outcome == .matched || outcome == .failsCompletely { return outcome }
                ancestor = candidate.parent
            }
            return .failsCompletely
        case .child:
            guard let parent = element.parent else { return .failsCompletely }
            let outcome = match(index - 1, parent, &budget)
            return outcome == .matched || outcome == .failsCompletely ? outcome : .failsForAllSiblings
        case .nextSibling:
            guard let sibling = element.previousSiblingElement else { return .failsForAllSiblings }
            return match(index - 1, sibling, &budget)
        case .subsequentSibling:
            var sibling = element.previousSiblingElement
            while let candidate = sibling {
                let outcome = match(index - 1, candidate, &budget)
                if outcome != .failsHere { return outcome }
                sibling = candidate.previousSiblingElement
            }
            return .failsForAllSiblings
        }
    }
}

extension Selector.Compound {
    fileprivate func matches(_ element: some SelectorMatchable, _ budget: inout MatchingBudget) -> Bool {
        if let type, type != element.name { return false }
        if !ids.allSatisfy({ $0 == element.id }) { return false }
        if !classes.isEmpty {
            let present = element.classes
            budget.spend(present.count)
            if !classes.allSatisfy(present.contains) { return false }
        }
        return attributes.allSatisfy { $0.holds(for: element.attribute(named: $0.name), &budget) }
            && pseudoClasses.allSatisfy { $0.holds(for: element, &budget) }
    }
}

extension Selector.PseudoClass {
    fileprivate func holds(for element: some SelectorMatchable, _ budget: inout MatchingBudget) -> Bool {
        switch self {
        case .never: false
        case .root: element.parent == nil
        case .positions(let sets): sets.allSatisfy { $0.holds(for: element, &budget) }
        case .matches(let list, _): list.contains { $0.matches(element, &budget) }
        case .excludes(let list): !list.contains { $0.matches(element, &budget) }
        }
    }
}

extension Selector.SiblingPosition {
    fileprivate func holds<E: SelectorMatchable>(for element: E, _ budget: inout MatchingBudget) -> Bool {
        var position = 1
        var sibling = isFromEnd ? element.nextSiblingElement : element.previousSiblingElement
        while let other = sibling {
            budget.spend()
            if !isOfType || other.name == element.name { position += 1 }
            if budget.isSpent || step <= 0 && position > offset { return false }
            sibling = isFromEnd ? other.nextSiblingElement : other.previousSiblingElement
        }
        return contains(position)
    }
}

extension Selector.AttributeTest {
    fileprivate func holds(for found: String?, _ budget: inout MatchingBudget) -> Bool {
        guard let found else { return false }
        // The longest search compares as many.
        let (pairs, isTooMany) = found.utf8.count.multipliedReportingOverflow(by: value.utf8.count)
        budget.spend(isTooMany ? .max : pairs / 256)
        if budget.isSpent { return false }
        switch op {
        case .exists: return true
        case .equals: return found == value
        case .includes: return found.words.contains(value)
        case .dashMatches: return found == value || found.utf8.starts(with: (value + "-").utf8)
        // An empty value would be part of any text, but the specification lets it match none.
        case .hasPrefix: return !value.isEmpty && found.utf8.starts(with: value.utf8)
        case .hasSuffix: return !value.isEmpty && found.utf8.reversed().starts(with: value.utf8.reversed())
        case .contains: return !value.isEmpty && found.utf8.firstOccurrence(of: value.utf8) != nil
        }
    }
}
