internal import SymbolGeometry

extension MagicMatching {
    /// Returns the matches without layers that would turn through others on their way, although they are apart in both
    /// symbols.
    func withoutCollisions(_ matches: [MagicMatch]) -> [MagicMatch] {
        matches.filter { match in
            guard let motion = motion(of: match), motion.turn != .none else { return true }
            return !matches.contains { other in
                other.old != match.old && pair.new.layers[other.new].paints == pair.new.layers[match.new].paints
                    && collide(match, other)
            }
        }
    }

    /// Returns the matches without details that move, if the main layer of neither drawing has a match: a detail would
    /// cross one drawing as it disappears and the other as it appears.
    func withoutStrays(_ matches: [MagicMatch]) -> [MagicMatch] {
        let mains = (pair.old.mainPart, pair.new.mainPart)
        guard !matches.contains(where: { $0.old == mains.0 || $0.new == mains.1 }) else { return matches }
        return matches.filter { $0.kind != .move || pair.new.roles[$0.new] != .base }
    }

    /// Whether two matches meet on their ways, other than for a moment in the middle.
    private func collide(_ first: MagicMatch, _ second: MagicMatch) -> Bool {
        func meet(_ progress: Double) -> Bool {
            place(of: first, at: progress).overlaps(place(of: second, at: progress))
        }
        return [0.25, 0.75].contains(where: meet) && !meet(0) && !meet(1)
    }

    /// Returns where a match is on its way; one that does not move is where it stands in the nearer symbol.
    private func place(of match: MagicMatch, at progress: Double) -> MagicOutline {
        let (old, new) = (pair.old.outlines[match.old], pair.new.outlines[match.new])
        guard progress > 0, progress < 1, let motion = motion(of: match) else { return progress < 0.5 ? old : new }
        return MagicOutline(old.path.transformed(by: motion.transform(at: progress)), em: pair.em)
    }

    private func motion(of match: MagicMatch) -> MagicSimilarity? {
        guard match.kind == .move else { return nil }
        return pair.old.outlines[match.old].turningSimilarity(
            to: pair.new.outlines[match.new], em: pair.em, tolerance: pair.em * MotionTable.Magic.tolerance)
    }
}

extension MagicSide {
    /// The largest part of the drawing, painted or cut out.
    fileprivate var mainPart: Int? {
        indices.filter { roles[$0] == .base && standsAlone($0) }.max { extent($0) < extent($1) }
    }

    private func extent(_ layer: Int) -> Double { outlines[layer].bounds.map { $0.width * $0.height } ?? 0 }
}
