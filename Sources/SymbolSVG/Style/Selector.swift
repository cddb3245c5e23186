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
        /// Whether the element must be the first child (`:first-child`).
        package internal(set) var isFirstChild = false
        /// Whether the element must be the root (`:root`).
        package internal(set) var isRoot = false
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
        specificity = compounds.reduce(Specificity(0, 0, 0)) { sum, compound in
            Specificity(
                sum.a + compound.ids.count,
                sum.b + compound.classes.count + compound.attributes.count
                    + (compound.isFirstChild ? 1 : 0) + (compound.isRoot ? 1 : 0),
                sum.c + (compound.type == nil ? 0 : 1))
        }
    }
}
