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
                guard var sweep = EdgeSweep(over: table, area.rule, width: width) else { continue }
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
            var row = made.beginRow()
            for run in runs[start..<end] {
                row.append(
                    product(UInt8(truncatingIfNeeded: run), opacity), upTo: Int32(truncatingIfNeeded: run >> 8))
            }
            made.endRow(row)
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
        withRows { mine in
            other.withRows { theirs in
                var (mine, theirs) = (mine, theirs)
                while mine.row < mine.rowEnds.count {
                    let end: Int
                    // What lies beside the other, as most of what is small, keeps its runs or loses them all.
                    if theirs.isBlank {
                        end = theirs.stretchEnd()
                        if staysMine { made.append(&mine, upTo: end) } else { made.append(&theirs, upTo: end) }
                    } else if mine.isBlank {
                        end = mine.stretchEnd()
                        if staysTheirs { made.append(&theirs, upTo: end) } else { made.append(&mine, upTo: end) }
                    } else {
                        end = mine.stretchEnd(with: theirs)
                        made.append(mine.runs, theirs.runs, combine)
                        for _ in mine.row + 1..<end { made.repeatRow() }
                    }
                    mine.move(to: end)
                    theirs.move(to: end)
                }
            }
        }
        return CoverageRuns(made)
    }

    /// The same but for some rows, from the top, which are another's.
    package func replacing(_ rows: [Range<Int>], by other: CoverageRuns) -> CoverageRuns {
        var made = CoverageRunBuffer(width: width, height: rowEnds.count)
        withRows { mine in
            other.withRows { theirs in
                var (mine, theirs) = (mine, theirs)
                for rows in rows {
                    made.append(&mine, upTo: rows.lowerBound)
                    theirs.move(to: rows.lowerBound)
                    made.append(&theirs, upTo: rows.upperBound)
                    mine.move(to: rows.upperBound)
                }
                made.append(&mine, upTo: rowEnds.count)
            }
        }
        return CoverageRuns(made)
    }

    private func withRows(_ body: (CoverageRunRows) -> Void) {
        runs.withUnsafeBufferPointer { runs in
            rowEnds.withUnsafeBufferPointer { body(CoverageRunRows($0, runs, width: width)) }
        }
    }
}

/// The product of two shares of 255, rounded as compositors do.
@inline(__always)
func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) &* UInt32(b) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
}
