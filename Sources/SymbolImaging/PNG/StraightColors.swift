extension ColorSet {
    /// The colours un-premultiplied, in the order of their numbers.
    ///
    /// A faint pixel says little about its colour: many straight colours premultiply to it. Where an edge
    /// fades from a colour, that colour is usually one of them, and then it is taken rather than the
    /// nearest: the edge keeps the colour of what it bounds, and fewer colours make a shorter file. The
    /// candidates are the first few colours in order of opacity.
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
    /// Colours of the picture un-premultiplied, where it is known of which opaque colour they are shades.
    func straightShades(of used: [RGBA8]) -> [RGBA8]? {
        // What is wholly transparent is a shade of none.
        guard let opaqueColor, used.contains(where: { $0.alpha > 0 }) else { return nil }
        return used.map { opaqueColor.withAlpha($0.alpha) }
    }
}
