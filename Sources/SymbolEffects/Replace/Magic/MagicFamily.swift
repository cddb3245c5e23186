internal import SymbolGeometry
internal import SymbolModel

extension MagicPair {
    /// Returns the tags that two layers share, in the order of the old layer's tags.
    ///
    /// In symbols of one family, such as `cloud` and `cloud.sun` or `person.2` and `person.3`, two tags also match if
    /// they are the same after the symbols' names: `cloud.cloud` and `cloud.sun.cloud`.
    func commonTags(_ i: Int, _ j: Int) -> [String] {
        let (a, b) = (old.layers[i].traits.tags, new.layers[j].traits.tags)
        guard !a.isEmpty, !b.isEmpty else { return [] }
        let common = a.filter(b.contains)
        guard common.isEmpty, let (oldStem, newStem) = familyStems else { return common }
        let parts = b.compactMap { Self.part($0, after: newStem) }
        return a.compactMap { Self.part($0, after: oldStem) }.filter(parts.contains)
    }

    /// Whether two layers share a tag and not only a name within their family.
    func haveCommonTag(_ i: Int, _ j: Int) -> Bool {
        !Set(old.layers[i].traits.tags).isDisjoint(with: new.layers[j].traits.tags)
    }

    /// Whether most of one layer's outline runs along the other's, where they are or with their boxes aligned, as that
    /// of a cloud with a gap does along that of a whole one.
    func coincide(_ i: Int, _ j: Int) -> Bool {
        let (a, b) = (old.outlines[i], new.outlines[j])
        guard let box = a.bounds, let goal = b.bounds, let motion = MagicSimilarity(from: box, to: goal) else {
            return false
        }
        // A third of the width of a stroke.
        let tolerance = em * 0.03
        return [a, MagicOutline(a.path.transformed(by: motion.transform(at: 1)), em: em)].contains { a in
            a.follows(b, tolerance: tolerance) || b.follows(a, tolerance: tolerance)
        }
    }

    /// The stems of two different names that begin with the same word; `nil` for any other pair of names.
    private var familyStems: (String, String)? {
        guard let a = magicStem(of: old.name), let b = magicStem(of: new.name), a != b,
            a.prefix(while: { $0 != "." }) == b.prefix(while: { $0 != "." })
        else { return nil }
        return (a, b)
    }

    private static func part(_ tag: String, after stem: String) -> String? {
        tag.hasPrefix(stem + ".") ? String(tag.dropFirst(stem.count + 1)) : nil
    }
}

/// Returns the part of a dotted name before `fill`, `slash`, `badge` and the names of enclosures; `nil` if it is empty.
func magicStem(of name: String) -> String? {
    let words = name.split(separator: ".")
    let end = words.indices.dropFirst().first { index in
        ["fill", "slash", "circle", "square", "rectangle"].contains(words[index]) || words[index].hasSuffix("badge")
    }
    let stem = words[..<(end ?? words.endIndex)].joined(separator: ".")
    return stem.isEmpty ? nil : stem
}
