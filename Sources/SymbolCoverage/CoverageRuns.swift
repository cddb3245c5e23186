package import SymbolGeometry

/// The coverage of each pixel of a canvas, 0…255, as runs of equal pixels.
package struct CoverageRuns: Sendable {
    package let width: Int
    /// The runs, each with its coverage in the lowest byte and the column where it ends above it.
    package let runs: [UInt32]
    /// The index after the last run of each row; a row equal to the one above has no runs.
    package let rowEnds: [Int]

    /// Computes the coverage of a canvas by an area.
    ///
    /// - Parameters:
    ///   - area: The area; nil covers nothing.
    ///   - width: The width of the canvas in pixels, at most 32767.
    ///   - height: The height of the canvas in pixels, at most 32767.
    ///   - window: The rectangle that the area is clipped to, in pixels; nil for the whole canvas.
    ///   - rows: The rows to compute, from the top, with nothing covered in others; nil for all.
    package init(
        of area: CoverageArea?, width: Int, height: Int, window: Rect? = nil, rows: [Range<Int>]? = nil
    ) {
        var buffer = CoverageRunBuffer(width: width, height: height)
        if let area {
            for rows in rows ?? [0..<height] {
                let table = EdgeTable.of(area, width: width, height: height, window: window, rows: rows)
                guard var sweep = EdgeSweep(over: table, area.inside, width: width) else { continue }
                sweep.sweep(table, &buffer)
            }
        }
        buffer.fill(to: height)
        self.init(buffer)
    }

    init(_ buffer: borrowing CoverageRunBuffer) { (width, runs, rowEnds) = (buffer.width, buffer.runs, buffer.rowEnds) }

    /// Returns the coverage after another is painted over it in the same colour: the uncovered part of a pixel is the
    /// product of what both leave uncovered.
    package func painted(by other: CoverageRuns) -> CoverageRuns {
        combined(with: other) { ~product(~$0, ~$1) }
    }

    /// Returns the coverage after another is cleared from it.
    package func cleared(by other: CoverageRuns) -> CoverageRuns {
        combined(with: other) { product($0, ~$1) }
    }

    /// Returns the sum of both coverages, at most 255.
    package func added(to other: CoverageRuns) -> CoverageRuns {
        combined(with: other) { UInt8(clamping: Int($0) + Int($1)) }
    }

    /// Returns the product of both coverages.
    package func multiplied(by other: CoverageRuns) -> CoverageRuns {
        combined(with: other) { product($0, $1) }
    }

    /// Returns the coverage multiplied by an opacity in 255ths.
    package func scaled(by opacity: UInt8) -> CoverageRuns {
        guard opacity < .max else { return self }
        var buffer = CoverageRunBuffer(width: width, height: rowEnds.count)
        var start = 0
        for end in rowEnds {
            if end == start {
                buffer.repeatRow()
                continue
            }
            var row = buffer.beginRow()
            for run in runs[start..<end] {
                row.append(
                    product(UInt8(truncatingIfNeeded: run), opacity), upTo: Int32(truncatingIfNeeded: run >> 8))
            }
            buffer.endRow(row)
            start = end
        }
        return CoverageRuns(buffer)
    }

    /// Returns the combination of all pixels by `combine`, which must give zero for two zeros.
    @inline(__always)
    private func combined(with other: CoverageRuns, _ combine: (UInt8, UInt8) -> UInt8) -> CoverageRuns {
        // A pixel that only one of them covers is either kept or cleared.
        let (keepsOwn, keepsOthers) = (combine(.max, 0) != 0, combine(0, .max) != 0)
        var buffer = CoverageRunBuffer(width: width, height: rowEnds.count)
        withRows { own in
            other.withRows { others in
                var (own, others) = (own, others)
                while own.row < own.rowEnds.count {
                    let end: Int
                    // Rows in which the other is empty, as most are of small shapes, keep their runs or lose them all.
                    if others.isBlank {
                        end = others.equalRowsEnd()
                        if keepsOwn { buffer.append(&own, upTo: end) } else { buffer.append(&others, upTo: end) }
                    } else if own.isBlank {
                        end = own.equalRowsEnd()
                        if keepsOthers { buffer.append(&others, upTo: end) } else { buffer.append(&own, upTo: end) }
                    } else {
                        end = own.equalRowsEnd(with: others)
                        buffer.append(own.runs, others.runs, combine)
                        for _ in own.row + 1..<end { buffer.repeatRow() }
                    }
                    own.move(to: end)
                    others.move(to: end)
                }
            }
        }
        return CoverageRuns(buffer)
    }

    /// Returns the coverage with some rows, in order from the top, replaced by those of another.
    package func replacing(_ rows: [Range<Int>], by other: CoverageRuns) -> CoverageRuns {
        var buffer = CoverageRunBuffer(width: width, height: rowEnds.count)
        withRows { own in
            other.withRows { others in
                var (own, others) = (own, others)
                for rows in rows {
                    buffer.append(&own, upTo: rows.lowerBound)
                    others.move(to: rows.lowerBound)
                    buffer.append(&others, upTo: rows.upperBound)
                    own.move(to: rows.upperBound)
                }
                buffer.append(&own, upTo: rowEnds.count)
            }
        }
        return CoverageRuns(buffer)
    }

    private func withRows(_ body: (CoverageRunRows) -> Void) {
        runs.withUnsafeBufferPointer { runs in
            rowEnds.withUnsafeBufferPointer { body(CoverageRunRows($0, runs, width: width)) }
        }
    }
}

/// Returns the product of two fractions of 255, rounded as compositors do.
@inline(__always)
func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) &* UInt32(b) &+ 128
    return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
}
