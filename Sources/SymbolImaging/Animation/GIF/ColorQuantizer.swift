internal import SymbolText

/// A reduction of many colours to a few, chosen so that the squared error is small.
///
/// The set with the largest error is repeatedly split in two at the mean of the channel with the largest spread (after
/// X. Wu, "Color quantization by dynamic programming and principal analysis", 1992). Colours are not dithered, which
/// would flicker from frame to frame.
struct ColorQuantizer {
    let palette: [RGBA8]
    private let numbers: [RGBA8: UInt8]

    /// Chooses a palette.
    ///
    /// - Parameters:
    ///   - counts: The number of pixels of each opaque colour.
    ///   - limit: The largest number of colours in the palette, 1…256.
    init(_ counts: [RGBA8: Int], limit: Int) {
        // Sorted, since a dictionary's order changes from run to run.
        var boxes = [ColorBox(counts.sorted { $0.key.bits < $1.key.bits }.map { ($0.key, $0.value) })]
        while boxes.count < limit, let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
            let halves = boxes[worst].halves
        {
            boxes[worst] = halves.0
            boxes.append(halves.1)
        }
        palette = boxes.map(\.representative)
        var numbers: [RGBA8: UInt8] = [:]
        for (number, box) in boxes.enumerated() {
            for entry in box.entries { numbers[entry.color] = UInt8(number) }
        }
        self.numbers = numbers
    }

    /// Returns the number of the palette colour that stands for one of the counted colours.
    func number(of color: RGBA8) -> UInt8 { numbers[color] ?? 0 }
}

/// A set of colours to be represented by one.
private struct ColorBox {
    let entries: [(color: RGBA8, count: Int)]
    private let moments: [Moments]

    /// The sums from which the mean and variance of a channel follow.
    private struct Moments {
        var count = 0.0
        var sum = 0.0
        var squares = 0.0

        var mean: Double { sum / count }
        var error: Double { squares - sum * sum / count }
    }

    init(_ entries: [(color: RGBA8, count: Int)]) {
        self.entries = entries
        moments = channels.map { channel in
            entries.reduce(into: Moments()) { moments, entry in
                let (value, count) = (Double(channel(entry.color)), Double(entry.count))
                moments.count += count
                moments.sum += count * value
                moments.squares += count * value * value
            }
        }
    }

    /// The sum of squared distances from the mean; exactly zero for a single colour, in spite of rounding.
    var error: Double { entries.count < 2 ? 0 : moments.reduce(0) { $0 + $1.error } }

    /// The two halves at the mean of the channel with the largest error; nil for a single colour.
    var halves: (ColorBox, ColorBox)? {
        guard entries.count > 1, let axis = moments.indices.max(by: { moments[$0].error < moments[$1].error }) else {
            return nil
        }
        let (channel, mean) = (channels[axis], moments[axis].mean)
        let lower = entries.filter { Double(channel($0.color)) <= mean }
        let upper = entries.filter { Double(channel($0.color)) > mean }
        return lower.isEmpty || upper.isEmpty ? nil : (ColorBox(lower), ColorBox(upper))
    }

    /// The colour of more than half of the pixels, so that flat areas keep theirs in every frame, or else the mean.
    var representative: RGBA8 {
        let total = entries.reduce(0) { $0 + $1.count }
        if let main = entries.first(where: { 2 * $0.count > total }) { return main.color }
        let means = moments.map { UInt8(clamping: Int(clamping: $0.mean.rounded())) }
        return RGBA8(red: means[0], green: means[1], blue: means[2], alpha: 255)
    }
}

private let channels: [@Sendable (RGBA8) -> UInt8] = [{ $0.red }, { $0.green }, { $0.blue }]
