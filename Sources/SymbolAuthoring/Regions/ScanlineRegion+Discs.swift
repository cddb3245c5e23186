internal import SymbolGeometry
internal import SymbolText

extension ScanlineRegion {
    /// Returns whether the region contains a disc whose centre is on a line.
    func containsDisc(radius: Double) -> Bool {
        let chords = DiscChords(radius: radius, step: raster.step)
        return (0..<raster.count).contains { !centers(of: chords, on: $0).isEmpty }
    }

    /// Returns what discs within the region cover, which leaves out anything thinner.
    func opened(radius: Double) -> ScanlineRegion {
        let chords = DiscChords(radius: radius, step: raster.step)
        let centers = (0..<raster.count).map { self.centers(of: chords, on: $0) }
        return ScanlineRegion(raster) { append in
            for line in centers.indices {
                let runs = chords.halves.flatMap { offset, half in
                    let runs = centers.indices.contains(line + offset) ? centers[line + offset] : []
                    return runs.map { $0.lowerBound - half...$0.upperBound + half }
                }
                for run in runs.joined { append(line, run) }
            }
        }
    }

    /// Returns the centres on a line of the discs that lie within the region.
    private func centers(of chords: DiscChords, on line: Int) -> [Run] {
        guard line >= chords.reach, line + chords.reach < raster.count else { return [] }
        return chords.halves.reduce(Array(self[line])) { middles, chord in
            middles.flatMap { middle in
                self[line + chord.offset].compactMap { run in
                    let (from, to) = (
                        max(middle.lowerBound, run.lowerBound + chord.half),
                        min(middle.upperBound, run.upperBound - chord.half)
                    )
                    return from <= to ? from...to : nil
                }
            }
        }
    }
}

/// Half the lengths of a disc's chords on the lines above and below its centre.
private struct DiscChords {
    let reach: Int
    let halves: [(offset: Int, half: Double)]

    init(radius: Double, step: Double) {
        let reach = Int(clamping: radius / step)
        self.reach = reach
        halves = (-reach...reach).map { offset in
            (offset, (radius * radius - Double(offset * offset) * step * step).squareRoot())
        }
    }
}

extension [ScanlineRegion.Run] {
    /// The runs in ascending order, with those that overlap as one.
    fileprivate var joined: [ScanlineRegion.Run] {
        sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, run in
            if let last = joined.last, run.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, run.upperBound)
            } else {
                joined.append(run)
            }
        }
    }
}
