package import SymbolGeometry

/// How much of each pixel of a canvas is covered, 0…255, in runs of equal pixels.
package struct CoverageRuns: Sendable {
    package let width: Int
    /// Of each run the coverage in the lowest byte, and above it the column where the run ends.
    package let runs: [UInt32]
    /// Where each row's runs end; a row equal to the one above has none.
    package let rowEnds: [Int]

    /// What of a canvas an area covers.
    ///
    /// - Parameters:
    ///   - area: What covers it; nil for nothing.
    ///   - width: The canvas's, at most 32767.
    ///   - height: The canvas's, at most 32767.
    ///   - window: What is covered at most, in pixels; nil for all of the canvas.
    ///   - rows: The rows that are wanted, from the top; of others nothing is covered. Nil for all.
    package init(
        of area: CoverageArea?, width: Int, height: Int, window: Rect? = nil, rows: [Range<Int>]? = nil
    ) {
        var made = CoverageRunBuffer(width: width, height: height)
        if let area {
            for rows in rows ?? [0..<height] {
                let table = EdgeTable.of(area, width: width, height: height, window: window, rows: rows)
                guard var sweep = EdgeSweep.over(table, area.rule, width: width) else { continue }
                sweep.sweep(table, &made)
            }
        }
        made.fill(to: height)
        self.init(made)
    }

    init(_ made: borrowing CoverageRunBuffer) { (width, runs, rowEnds) = (made.width, made.runs, made.rowEnds) }

    /// What is covered once an area is painted over it in the same colour: what both leave, multiplied, stays
    /// uncovered.
    package func painted(by other: CoverageRuns) -> CoverageRuns {
        combined(with: other) { ~product(~$0, ~$1) }
    }

    /// What is covered once an area is cleared.
    package func cleared(by other: CoverageRuns) -> CoverageRuns {
        combined(with: other) { product($0, ~$1) }
    }

    /// What both cover together, at most all of a pixel.
    package func added(to other: CoverageRuns) -> CoverageRuns {
        combined(with: other) { UInt8(clamping: Int($0) + Int($1)) }
    }

    /// What is left within an area.
    package func multiplied(by other: CoverageRuns) -> CoverageRuns {
        combined(with: other) { product($0, $1) }
    }

    /// What is covered once all of it is as translucent, in 255ths.
    package func scaled(by opacity: UInt8) -> CoverageRuns {
        guard opacity < .max else { return self }
        var made = CoverageRunBuffer(width: width, height: rowEnds.count)
        var start = 0
        for end in rowEnds {
            if end == start {
                made.repeatRow()
                continue
            }
            for run in runs[start..<end] {
                made.append(product(UInt8(truncatingIfNeeded: run), opacity), upTo: Int(run >> 8))
            }
            made.endRow()
            start = end
        }
        return CoverageRuns(made)
    }

    /// What `combine` makes of all pixels; of one that neither covers it makes nothing.
    @inline(__always)
    private func combined(with other: CoverageRuns, _ combine: (UInt8, UInt8) -> UInt8) -> CoverageRuns {
        // What becomes of a pixel that only one of them covers: it stays, or nothing does.
        let (staysMine, staysTheirs) = (combine(.max, 0) != 0, combine(0, .max) != 0)
        var made = CoverageRunBuffer(width: width, height: rowEnds.count)
        runs.withUnsafeBufferPointer { runs in
            other.runs.withUnsafeBufferPointer { others in
                var (mine, theirs) = (0..<0, 0..<0)
                let nothing = UInt32(truncatingIfNeeded: width) << 8
                for (end, otherEnd) in zip(rowEnds, other.rowEnds) {
                    if end == mine.upperBound, otherEnd == theirs.upperBound, made.hasRows {
                        made.repeatRow()
                        continue
                    }
                    if end > mine.upperBound { mine = mine.upperBound..<end }
                    if otherEnd > theirs.upperBound { theirs = theirs.upperBound..<otherEnd }
                    // What lies beside the other, as most of what is small, keeps its runs or loses them all.
                    if others[theirs.lowerBound] == nothing {
                        made.append(staysMine ? runs[mine] : others[theirs])
                    } else if runs[mine.lowerBound] == nothing {
                        made.append(staysTheirs ? others[theirs] : runs[mine])
                    } else {
                        made.append(runs[mine], others[theirs], combine)
                    }
                }
            }
        }
        return CoverageRuns(made)
    }

    /// The same but for some rows, from the top, which are another's.
    package func replacing(_ rows: [Range<Int>], by other: CoverageRuns) -> CoverageRuns {
        var made = CoverageRunBuffer(width: width, height: rowEnds.count)
        var next = 0
        for rows in rows {
            made.append(next..<rows.lowerBound, of: self)
            made.append(rows, of: other)
            next = rows.upperBound
        }
        made.append(next..<rowEnds.count, of: self)
        return CoverageRuns(made)
    }

    /// Where the runs of a row are, which may be those of a row above.
    func runs(ofRow row: Int) -> Range<Int> {
        let end = rowEnds[row]
        let above = rowEnds[..<row].last { $0 < end }
        return (above ?? 0)..<end
    }
}

/// The product of two shares of 255, rounded as compositors do.
@inline(__always)
func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) &* UInt32(b) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
}
