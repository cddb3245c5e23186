internal import SymbolGeometry

/// The order in which the layers of two symbols are painted while one replaces the other.
struct MagicPaintingOrder: Hashable, Sendable {
    /// A layer of one symbol, or a match.
    enum Place: Hashable, Sendable {
        case old(Int)
        case new(Int)
        case both(MagicMatch)
    }

    /// The layers and matches from back to front.
    private(set) var places: [Place] = []

    /// Creates the order of matches that both symbols paint in the same order, with outgoing layers below incoming ones
    /// between them.
    ///
    /// Others, the strays, take the places of their old layers.
    init(_ pair: MagicPair, _ chain: [MagicMatch], _ strays: [MagicMatch] = []) {
        var (old, new) = (0, 0)
        for match in chain {
            add(old..<match.old, new..<match.new, strays)
            places.append(.both(match))
            (old, new) = (match.old + 1, match.new + 1)
        }
        add(old..<pair.old.indices.upperBound, new..<pair.new.indices.upperBound, strays)
    }

    private mutating func add(_ outgoing: Range<Int>, _ incoming: Range<Int>, _ strays: [MagicMatch]) {
        places += outgoing.map { layer in strays.first { $0.old == layer }.map(Place.both) ?? .old(layer) }
        places += incoming.filter { layer in !strays.contains { $0.new == layer } }.map(Place.new)
    }

    /// Creates the order in which layers that overlap lie as in their symbols; `nil` if there is none.
    init?(_ pair: MagicPair, _ chain: [MagicMatch], _ strays: [MagicMatch], _ overlaps: Overlaps) {
        let base = Self(pair, chain, strays).places
        var olds: [Int: Int] = [:]
        var news: [Int: Int] = [:]
        for (index, place) in base.enumerated() {
            if let layer = place.old { olds[layer] = index }
            if let layer = place.new { news[layer] = index }
        }
        var begun: Set<Int> = []
        var done: Set<Int> = []
        func place(_ index: Int) -> Bool {
            guard !done.contains(index) else { return true }
            guard begun.insert(index).inserted else { return false }
            let below =
                (base[index].old.map { overlaps.old[$0].compactMap { olds[$0] } } ?? [])
                + (base[index].new.map { overlaps.new[$0].compactMap { news[$0] } } ?? [])
            guard below.sorted().allSatisfy(place) else { return false }
            done.insert(index)
            places.append(base[index])
            return true
        }
        guard base.indices.allSatisfy(place) else { return nil }
    }

    /// The layers that lie below each layer of two symbols and whose order with it can be seen.
    struct Overlaps {
        let old: [[Int]]
        let new: [[Int]]

        init(_ pair: MagicPair) { (old, new) = (pair.old.overlaps, pair.new.overlaps) }
    }
}

extension MagicPaintingOrder.Place {
    fileprivate var old: Int? {
        if case .both(let match) = self { match.old } else { onlyOld }
    }

    fileprivate var new: Int? {
        if case .both(let match) = self { match.new } else { onlyNew }
    }

    /// The layer of the old symbol, if it has no match.
    var onlyOld: Int? {
        if case .old(let layer) = self { layer } else { nil }
    }

    /// The layer of the new symbol, if it has no match.
    var onlyNew: Int? {
        if case .new(let layer) = self { layer } else { nil }
    }
}

extension MagicSide {
    fileprivate var overlaps: [[Int]] {
        indices.map { layer in (0..<layer).filter { overlap($0, layer) } }
    }

    /// Whether two layers cover each other, so that it can be seen which lies above.
    ///
    /// Nothing can be seen between layers with the same paint, nor between erasers.
    private func overlap(_ i: Int, _ j: Int) -> Bool {
        guard layers[i].paints || layers[j].paints else { return false }
        let isOnePaint = layers[i].paints == layers[j].paints && !looks[i].isEmpty && looks[i] == looks[j]
        return !isOnePaint && outlines[i].overlaps(outlines[j])
    }
}
