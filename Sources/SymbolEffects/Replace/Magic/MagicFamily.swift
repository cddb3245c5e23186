internal import SymbolModel

extension MagicPair {
    /// Returns the tags that two layers share, in the order of the old layer's tags.
    ///
    /// In symbols of one family, such as `cloud` and `cloud.sun` or `person.2` and `person.3`, two tags also match if
    /// they are the same after the symbols' names: `cloud.cloud` and `cloud.sun.cloud`.
    func commonTags(_ i: Int, _ j: Int) -> [String] {
        let (a, b) = (old.layers[i].traits.tags, new.layers[j].traits.tags)
        let common = a.filter(b.contains)
        guard common.isEmpty, let (oldStem, newStem) = familyStems else { return common }
        let parts = b.compactMap { Self.part($0, after: newStem) }
        return a.compactMap { Self.part($0, after: oldStem) }.filter(parts.contains)
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
