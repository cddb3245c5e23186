/// The weight of a selector in the cascade: ids, then classes, attributes and pseudo-classes, then types (Selectors 4
/// §17).
package struct Specificity: Hashable, Comparable, Sendable {
    /// The number of ids.
    package let a: Int
    /// The number of classes, attributes and pseudo-classes.
    package let b: Int
    /// The number of types.
    package let c: Int

    /// Creates a specificity from the numbers of ids, of classes, attributes and pseudo-classes, and of types.
    package init(_ a: Int, _ b: Int, _ c: Int) { (self.a, self.b, self.c) = (a, b, c) }

    static let zero = Specificity(0, 0, 0)

    static func + (x: Specificity, y: Specificity) -> Specificity { Specificity(x.a + y.a, x.b + y.b, x.c + y.c) }

    package static func < (x: Specificity, y: Specificity) -> Bool { (x.a, x.b, x.c) < (y.a, y.b, y.c) }
}

/// A complex selector: compounds joined by combinators, of which the last compound matches the selected element.
package struct Selector: Hashable, Sendable {
    /// The relation between the elements of two compounds.
    package enum Combinator: Hashable, Sendable { case descendant, child, nextSibling, subsequentSibling }

    /// A test of an attribute's value (Selectors 4 §6).
    package struct AttributeTest: Hashable, Sendable {
        /// The comparison of an attribute's value.
        package enum Operator: Hashable, Sendable {
            case exists, equals, includes, dashMatches, hasPrefix, hasSuffix, contains
        }

        /// The name of the attribute.
        package let name: String
        /// The comparison.
        package let op: Operator
        /// The value to compare with; empty for ``Operator/exists``.
        package let value: String
    }

    /// Conditions on one element, all of which must hold.
    package struct Compound: Hashable, Sendable {
        /// The element's type; nil for `*` or when none is written.
        package internal(set) var type: String?
        /// The required ids.
        package internal(set) var ids: [String] = []
        /// The required classes.
        package internal(set) var classes: [String] = []
        /// The tests of attributes.
        package internal(set) var attributes: [AttributeTest] = []
        /// The pseudo-classes.
        package internal(set) var pseudoClasses: [PseudoClass] = []
    }

    /// The compounds in the order written; never empty.
    package let compounds: [Compound]
    /// The combinators: `combinators[i]` joins `compounds[i]` and `compounds[i + 1]`.
    package let combinators: [Combinator]
    /// The selector's weight in the cascade.
    package let specificity: Specificity

    init(compounds: [Compound], combinators: [Combinator]) {
        self.compounds = compounds
        self.combinators = combinators
        specificity = compounds.reduce(.zero) { $0 + $1.specificity }
    }

    /// Creates a selector that matches what any of a list matches, with the greatest weight among them.
    init(anyOf list: [Selector]) {
        self.init(compounds: [Compound(anyOf: list)], combinators: [])
    }
}

extension Selector.Compound {
    /// Creates a compound that matches what any selector of a list matches, with the greatest weight among them.
    init(anyOf list: [Selector]) {
        self.init()
        pseudoClasses = [.matches(list, counts: true)]
    }

    fileprivate var specificity: Specificity {
        pseudoClasses.reduce(Specificity(ids.count, classes.count + attributes.count, type == nil ? 0 : 1)) {
            $0 + $1.specificity
        }
    }
}
