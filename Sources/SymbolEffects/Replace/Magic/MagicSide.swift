internal import SymbolGeometry
internal import SymbolModel

/// A symbol with what its layers are for.
struct MagicSide: Hashable, Sendable {
    let name: String
    let layers: [MotionLayer]
    let em: Double
    let outlines: [MagicOutline]
    /// By which layers are told that are painted alike; empty where that is not known.
    let looks: [String]
    /// For an eraser the painted layer that it makes room for or cuts out of; for a painted layer itself.
    ///
    /// Nil for an eraser that moves on its own.
    let owners: [Int?]
    private(set) var roles: [MagicRole]

    typealias Table = MotionTable.Magic

    init(_ side: ReplaceSide) {
        name = side.name
        layers = side.subject.layers
        em = side.subject.em
        outlines = layers.indices.map { [em] in
            MagicOutline($0 < side.outlines.count ? side.outlines[$0] : Path(), em: em)
        }
        looks = layers.indices.map { $0 < side.looks.count ? side.looks[$0] : "" }
        owners = layers.indices.map { [layers] in layers.owner(of: $0) }
        roles = layers.map { _ in .base }
        findSlash()
        findBadge()
        findEnclosure()
    }

    var indices: Range<Int> { layers.indices }

    /// The erasers below a painted layer that make room for it, from the back.
    func room(for owner: Int) -> [Int] {
        indices.filter { $0 < owner && !layers[$0].paints && owners[$0] == owner }
    }

    /// Whether a layer is matched for itself: it is painted, or an eraser that does not just make room for another.
    func standsAlone(_ place: Int) -> Bool {
        guard !layers[place].paints, let owner = owners[place] else { return true }
        return owner < place
    }

    /// What moves with a layer that comes or goes: the whole slash or the whole badge, else a layer and its room.
    func unit(of place: Int) -> [Int] {
        switch roles[place] {
        case .slash, .badge: return indices.filter { roles[$0] == roles[place] }
        case .base, .enclosure:
            let owner = standsAlone(place) ? place : owners[place] ?? place
            return room(for: owner) + [owner]
        }
    }

    /// Painted layers that have a part, and are somewhere.
    func painted(_ parts: Set<MagicRole>) -> [Int] {
        indices.filter { layers[$0].paints && outlines[$0].bounds != nil && parts.contains(roles[$0]) }
    }

    func box(of places: [Int]) -> Rect? {
        places.compactMap { outlines[$0].bounds }.union
    }

    /// Gives layers a part, with the erasers that make room for them.
    mutating func give(_ role: MagicRole, to places: [Int]) {
        let all = Set(places + places.flatMap(room))
        for place in indices where roles[place] == .base && all.contains(place) { roles[place] = role }
    }

    /// Whether a painted layer remains that is none of these.
    func leavesBase(_ places: [Int]) -> Bool {
        !painted([.base]).allSatisfy(places.contains)
    }
}
