internal import SymbolGeometry
internal import SymbolTemplate

/// Outlines of one shape, drawn by hand at two or three weights, cut into the same commands.
///
/// Contours answer to each other by place and size, ink to ink and holes to holes. A hole that one drawing has and
/// another has not is a point there.
struct MasterOutlines {
    /// As many contours in each, of the same commands.
    let paths: [Master: Path]

    /// Nil where the drawings differ in the number of contours around ink, or a contour cannot be aligned.
    init?(_ regular: Path, _ others: [Master: Path]) {
        let rings = regular.subpaths.compactMap { ContourRing($0) }
        var tracks = rings.map { ContourTrack(regular: $0) }
        for master in Master.allCases {
            guard let path = others[master] else { continue }
            let news = path.subpaths.compactMap { ContourRing($0) }
            let pairs = NearestPairs(rings.count, news.count) { first, second in
                let isAlike = (rings[first].area < 0) == (news[second].area < 0)
                return isAlike ? rings[first].box.difference(from: news[second].box) : nil
            }.pairs
            for pair in pairs { tracks[pair.first].rings[master] = news[pair.second] }
            let unpaired = news.indices.filter { index in !pairs.contains { $0.second == index } }
            let lost = rings.indices.filter { index in !pairs.contains { $0.first == index } }
            guard unpaired.allSatisfy({ news[$0].area < 0 }), lost.allSatisfy({ rings[$0].area < 0 }) else {
                return nil
            }
            tracks += unpaired.map { ContourTrack(master, news[$0]) }
        }
        var paths: [Master: Path] = [:]
        for track in tracks {
            guard let alike = track.alike(Set(others.keys).union([.regular])) else { return nil }
            for (master, ring) in alike { paths[master, default: Path()].append(ring.subpath) }
        }
        self.paths = paths
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

    /// A ring for each master, all of the same commands; nil where one cannot be aligned.
    func alike(_ masters: Set<Master>) -> [Master: ContourRing]? {
        guard let ring = rings[key] else { return nil }
        let others = rings.filter { $0.key != key }
        let turned = others.compactMapValues { $0.aligned(to: ring) }
        let isTurned = turned.count == others.count
        guard var alike = isTurned ? turned.merging([key: ring], uniquingKeysWith: { $1 }) : cutAlike(ring, others)
        else { return nil }
        let whole = Array(alike.values)
        alike = alike.mapValues { $0.unified(with: whole) }
        for master in masters where alike[master] == nil { alike[master] = alike[key]?.collapsed }
        return alike
    }

    private func cutAlike(_ ring: ContourRing, _ others: [Master: ContourRing]) -> [Master: ContourRing]? {
        let ring = ring.fromSharpest
        let maps = others.compactMapValues { ContourMap(from: ring.segments, to: $0.segments) }
        guard maps.count == others.count else { return nil }
        let places = maps.values.flatMap(\.cuts).sorted()
        let cuts = places.reduce(into: [Double]()) { kept, cut in
            if kept.last.map({ cut > $0 + 1e-6 }) ?? true { kept.append(cut) }
        }
        var alike = [key: ring.cut(at: cuts)]
        for (master, map) in maps { alike[master] = others[master]?.cut(at: cuts.map(map.place)) }
        return alike
    }
}
