extension ColorSet {
    /// Returns the colours un-premultiplied, in the order of their numbers.
    ///
    /// A faint pixel determines its colour only roughly: many straight colours premultiply to it. Where an edge fades
    /// from a colour, that colour is usually one of them, and then it is chosen rather than the nearest: the edge keeps
    /// the colour of its shape, and fewer colours make a shorter file. The candidates are the first few colours in
    /// order of opacity.
    func straightColors() -> [RGBA8] {
        let candidateCount = 8
        var candidates: [RGBA8] = []
        var straight = colors
        // Alpha is the highest byte of a colour.
        var numbers = colors.indices.map { UInt64(colors[$0].bits) << 8 | UInt64($0) }
        numbers.withUnsafeMutableBufferPointer { radixSort($0) }
        for number in numbers.reversed().lazy.map({ Int($0 & 0xFF) }) {
            let color = colors[number]
            let kept = candidates.first { $0.withAlpha(color.alpha).premultiplied == color }
            straight[number] = kept?.withAlpha(color.alpha) ?? color.unpremultiplied
            if kept == nil, candidates.count < candidateCount { candidates.append(straight[number]) }
        }
        return straight
    }
}

extension IndexedPixmap {
    /// Returns colours of the picture un-premultiplied if they are known to be shades of one opaque colour, or nil.
    func straightShades(of used: [RGBA8]) -> [RGBA8]? {
        // A fully transparent picture has no opaque colour.
        guard let opaqueColor, used.contains(where: { $0.alpha > 0 }) else { return nil }
        return used.map { opaqueColor.withAlpha($0.alpha) }
    }
}
