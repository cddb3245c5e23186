internal import SymbolGeometry
internal import SymbolTemplate

/// Outlines of one shape, drawn by hand at two or three weights, divided so that their commands match.
///
/// Contours are matched by position and size, filled ones with filled ones and holes with holes. A hole that is missing
/// in one drawing is a point there.
struct MasterOutlines {
    /// The outlines, with the same number of contours and the same commands in each.
    let paths: [Master: Path]

    /// Matches the outlines; nil when the drawings differ in the number of filled contours or a contour cannot be
    /// aligned.
    init?(_ regular: Path, _ others: [Master: Path]) {
        let rings = regular.subpaths.compactMap { ContourRing($0) }
        let forms = rings.map(ContourForm.init)
        var tracks = rings.map { ContourTrack(regular: $0) }
        for master in Master.allCases {
            guard let path = others[master] else { continue }
            let newRings = path.subpaths.compactMap { ContourRing($0) }
            let newForms = newRings.map(ContourForm.init)
            let pairs = NearestPairs(rings.count, newRings.count) { forms[$0].difference(from: newForms[$1]) }.pairs
            for pair in pairs { tracks[pair.first].rings[master] = newRings[pair.second] }
            let unpaired = Set(newRings.indices).subtracting(pairs.map(\.second)).sorted()
            let lost = Set(rings.indices).subtracting(pairs.map(\.first))
            guard unpaired.allSatisfy({ newForms[$0].isHole }), lost.allSatisfy({ forms[$0].isHole }) else {
                return nil
            }
            tracks += unpaired.map { ContourTrack(master, newRings[$0]) }
        }
        var paths: [Master: Path] = [:]
        for track in tracks {
            guard let matched = track.matched(Set(others.keys).union([.regular])) else { return nil }
            for (master, ring) in matched { paths[master, default: Path()].append(ring.subpath) }
        }
        self.paths = paths
    }
}

/// What pairs of contours are compared by.
private struct ContourForm {
    let isHole: Bool
    private let box: Rect

    init(_ ring: ContourRing) { (isHole, box) = (ring.area < 0, ring.box) }

    /// Returns how much the boxes differ; nil for a hole and a filled contour.
    func difference(from other: ContourForm) -> Double? {
        isHole == other.isHole ? box.difference(from: other.box) : nil
    }
}

/// One contour at the weights at which it is drawn.
private struct ContourTrack {
    private let key: Master
    var rings: [Master: ContourRing]

    init(regular ring: ContourRing) { self.init(.regular, ring) }

    init(_ master: Master, _ ring: ContourRing) {
        key = master
        rings = [master: ring]
    }

    /// Returns a ring for each master, all with the same commands; nil when one cannot be aligned.
    func matched(_ masters: Set<Master>) -> [Master: ContourRing]? {
        guard let ring = rings[key] else { return nil }
        let others = rings.filter { $0.key != key }
        let aligned = others.compactMapValues { $0.aligned(to: ring) }
        let isAligned = aligned.count == others.count
        guard
            var matched = isAligned ? aligned.merging([key: ring], uniquingKeysWith: { $1 }) : divided(ring, others)
        else { return nil }
        let whole = Array(matched.values)
        matched = matched.mapValues { $0.unified(with: whole) }
        for master in masters where matched[master] == nil { matched[master] = matched[key]?.collapsed }
        return matched
    }

    private func divided(_ ring: ContourRing, _ others: [Master: ContourRing]) -> [Master: ContourRing]? {
        let ring = ring.fromSharpest
        let maps = others.compactMapValues { ContourMap(from: ring.segments, to: $0.segments) }
        guard maps.count == others.count else { return nil }
        let positions = maps.values.flatMap(\.cuts).sorted()
        let cuts = positions.reduce(into: [Double]()) { kept, cut in
            if kept.last.map({ cut > $0 + 1e-6 }) ?? true { kept.append(cut) }
        }
        var rings = [key: ring.cut(at: cuts)]
        for (master, map) in maps { rings[master] = others[master]?.cut(at: cuts.map(map.position)) }
        return rings
    }
}
