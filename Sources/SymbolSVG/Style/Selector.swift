/// How much a selector weighs in the cascade: ids, then classes, attributes and pseudo-classes, then types
/// (Selectors 4 §17).
package struct Specificity: Hashable, Comparable, Sendable {
    package let a: Int
    package let b: Int
    package let c: Int

    package init(_ a: Int, _ b: Int, _ c: Int) { (self.a, self.b, self.c) = (a, b, c) }

    package static func < (x: Specificity, y: Specificity) -> Bool { (x.a, x.b, x.c) < (y.a, y.b, y.c) }
}

/// A complex selector: compounds joined by combinators, the last of which is the element selected.
package struct Selector: Hashable, Sendable {
    package enum Combinator: Hashable, Sendable { case descendant, child, nextSibling, subsequentSibling }

    /// A test of one attribute's value; see Selectors 4 §6.
    package struct AttributeTest: Hashable, Sendable {
        package enum Operator: Hashable, Sendable {
            case exists, equals, includes, dashMatches, hasPrefix, hasSuffix, contains
        }

        package let name: String
        package let op: Operator
        /// Empty for ``Operator/exists``.
        package let value: String
    }

    /// Conditions on one element, all of which must hold.
    package struct Compound: Hashable, Sendable {
        /// Nil for `*`, or where none is written.
        package internal(set) var type: String?
        package internal(set) var ids: [String] = []
        package internal(set) var classes: [String] = []
        package internal(set) var attributes: [AttributeTest] = []
        /// `:first-child`.
        package internal(set) var isFirstChild = false
        /// `:root`.
        package internal(set) var isRoot = false
    }

    /// In the order written; never empty.
    package let compounds: [Compound]
    /// One fewer than there are compounds: `combinators[i]` stands between `compounds[i]` and `compounds[i + 1]`.
    package let combinators: [Combinator]
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
