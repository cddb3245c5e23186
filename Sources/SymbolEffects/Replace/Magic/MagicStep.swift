internal import SymbolGeometry
internal import SymbolModel

/// An action of a plan, with all that it needs to run.
enum MagicStep: Hashable, Sendable {
    case keep(new: Int)
    case move(new: Int, MagicSimilarity)
    case morph(old: Int, new: Int, PathMorph)
    /// A change of paint, or of what a variable value leaves, within the same outlines.
    case vary(old: Int, new: Int)
    /// A cross-fade that moves along with the symbol as a whole.
    case crossFade(old: Int, new: Int, MagicSimilarity?)
    /// A knockout that moves along with a layer.
    case ride(ReplacePiece.Content, MagicSimilarity?)
    case slash(ReplacePiece.Content, SlashReveal, paints: Bool)
    case badge(ReplacePiece.Content, ReplaceScaling)
    case replace(ReplacePiece.Content, ReplaceScaling)
    case part(ReplacePiece.Content, PartScaling)

    private typealias Table = MotionTable.Magic

    var length: Double {
        switch self {
        case .keep, .ride: 0
        case .move, .morph, .vary, .crossFade: Table.morph
        case .slash: Table.slash
        case .badge: Table.badgeDelay + Table.badge
        case .replace: MotionTable.Replace.length
        case .part(let content, let scaling): scaling.length(isIncoming: content.isNew)
        }
    }

    /// Returns what is painted `t` seconds after the start of the step, in a replacement that takes `whole` seconds.
    func pieces(at t: Double, of whole: Double) -> [ReplacePiece] {
        let progress = MotionTable.standard(t / Table.morph)
        switch self {
        case .keep(let new):
            return [ReplacePiece(.new(new))]
        case .move(let new, let motion):
            return [
                ReplacePiece(
                    .new(new), progress < 1 ? LayerState(transform: motion.transformOfNew(at: progress)) : .identity)
            ]
        case .morph(let old, let new, let morph):
            return [ReplacePiece(progress < 1 ? .morph(old: old, new: new, morph, progress: progress) : .new(new))]
        case .vary(let old, let new):
            return [ReplacePiece(progress < 1 ? .vary(old: old, new: new, progress: progress) : .new(new))]
        case .crossFade(let old, let new, let motion):
            guard progress < 1 else { return [ReplacePiece(.new(new))] }
            let (outgoing, incoming) = (motion?.transform(at: progress), motion?.transformOfNew(at: progress))
            return [
                ReplacePiece(.old(old), LayerState(opacity: 1 - progress, transform: outgoing ?? .identity)),
                ReplacePiece(
                    .new(new), LayerState(opacity: progress, transform: incoming ?? .identity, complements: true))
            ]
        case .ride(let content, let motion):
            let transform = content.isNew ? motion?.transformOfNew(at: progress) : motion?.transform(at: progress)
            return [ReplacePiece(content, LayerState(transform: transform ?? .identity))]
        case .slash(let content, let reveal, let paints):
            let shown = MotionTable.standard((content.isNew ? t : whole - t) / Table.slash)
            if shown >= 1 { return [ReplacePiece(content)] }
            return shown > 0 ? [ReplacePiece(content, LayerState(clips: [reveal.region(shown, paints: paints)]))] : []
        case .badge(let content, let scaling):
            return [ReplacePiece(content, scaling.incoming((content.isNew ? t : whole - t) - Table.badgeDelay))]
        case .replace(let content, let scaling):
            return [ReplacePiece(content, content.isNew ? scaling.incoming(t) : scaling.outgoing(t))]
        case .part(let content, let scaling):
            return [ReplacePiece(content, content.isNew ? scaling.incoming(t) : scaling.outgoing(t))]
        }
    }
}
