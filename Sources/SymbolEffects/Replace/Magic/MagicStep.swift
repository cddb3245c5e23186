internal import SymbolGeometry
internal import SymbolModel

/// One action of a plan, with what it needs to run.
enum MagicStep: Hashable, Sendable {
    case keep(new: Int)
    case move(new: Int, MagicSimilarity)
    case morph(old: Int, new: Int)
    case crossFade(old: Int, new: Int)
    case slash(ReplacePiece.Content, SlashReveal)
    case badge(ReplacePiece.Content, ReplaceScaling)
    case replace(ReplacePiece.Content, ReplaceScaling, delay: Double)

    private typealias Table = MotionTable.Magic

    var length: Double {
        switch self {
        case .keep: 0
        case .move, .morph, .crossFade: Table.morph
        case .slash: Table.slash
        case .badge: Table.badgeDelay + Table.badge
        case .replace(_, _, let delay): delay + MotionTable.Replace.length
        }
    }

    /// What is painted `t` seconds into a replacement that takes `whole` seconds.
    func pieces(at t: Double, of whole: Double) -> [ReplacePiece] {
        let progress = MotionTable.standard(t / Table.morph)
        switch self {
        case .keep(let new):
            return [ReplacePiece(.new(new))]
        case .move(let new, let way):
            return [
                ReplacePiece(
                    .new(new), progress < 1 ? LayerState(transform: way.transformOfNew(at: progress)) : .identity)
            ]
        case .morph(let old, let new):
            return [ReplacePiece(progress < 1 ? .morph(old: old, new: new, progress: progress) : .new(new))]
        case .crossFade(let old, let new):
            return [
                ReplacePiece(.old(old), LayerState(opacity: 1 - progress)),
                ReplacePiece(.new(new), LayerState(opacity: progress))
            ]
        case .slash(let content, let reveal):
            let shown = MotionTable.standard((content.isNew ? t : whole - t) / Table.slash)
            if shown >= 1 { return [ReplacePiece(content)] }
            return shown > 0 ? [ReplacePiece(content, LayerState(clips: [reveal.region(shown)]))] : []
        case .badge(let content, let scaling):
            return [ReplacePiece(content, scaling.incoming((content.isNew ? t : whole - t) - Table.badgeDelay))]
        case .replace(let content, let scaling, let delay):
            return [ReplacePiece(content, content.isNew ? scaling.incoming(t - delay) : scaling.outgoing(t - delay))]
        }
    }
}

extension ReplacePiece.Content {
    fileprivate var isNew: Bool {
        if case .new = self { true } else { false }
    }
}
