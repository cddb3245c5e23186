internal import SymbolColor
internal import SymbolCoverage
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

extension CairoPainter {
    /// Returns the rows of pixels in which a list may differ from the one before, or nil if all of them may.
    ///
    /// The coverage of a row depends only on the lines that cross it, and a pixel only on its coverage, as long as
    /// paints are flat and nothing is filtered or masked.
    func changedRows(from old: [DisplayItem], to new: [DisplayItem]) -> [Range<Int>]? {
        var change = ListChange(painter: self)
        guard rasterizer == .exact, change.add(old, new), let rows = change.rows else { return nil }
        // Keeping the other rows takes time too.
        return rows.reduce(0) { $0 + $1.count } * 4 < height * 3 ? rows : nil
    }
}

/// The areas in which two lists with the same structure differ.
private struct ListChange {
    let painter: CairoPainter
    /// The areas in the space of the lists.
    private var areas: [Rect] = []

    init(painter: CairoPainter) { self.painter = painter }

    /// The rows of the areas from the top, with adjacent ones joined; nil if an area is not finite.
    var rows: [Range<Int>]? {
        let areas = areas.map { $0.transformed(by: painter.transform) }
        guard areas.allSatisfy(\.isFinite) else { return nil }
        let height = Double(painter.height)
        let ranges = areas.map { area in
            // Coordinates are rounded by less than a pixel.
            let (first, end) = (area.minY.rounded(.down) - 1, area.maxY.rounded(.up) + 1)
            return Int(clamping: min(max(first, 0), height))..<Int(clamping: min(max(end, 0), height))
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
            if let last = joined.last, range.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
    }

    /// Adds the areas in which two lists differ, and returns whether they have the same structure.
    mutating func add(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
        guard old.count == new.count else { return false }
        let (old, new) = (old.gathered, new.gathered)
        for (a, b) in zip(old.runs, new.runs) {
            guard a.items.indices == b.items.indices, roundsAlike(a, b) else { return false }
            for index in a.items.indices {
                guard old.isReplaced(at: index) == new.isReplaced(at: index),
                    old.fillsCleared(at: index) == new.fillsCleared(at: index), add(old[index], new[index])
                else { return false }
            }
        }
        return true
    }

    private func roundsAlike(_ a: PaintRun, _ b: PaintRun) -> Bool {
        func parts(_ run: PaintRun) -> Int {
            if case .erase(let path, _)? = run.items.first, !run.isJoined { return path.elements.count }
            return painter.shapes(of: run.items).reduce(0) { $0 + $1.parts }
        }
        return CoverageBand.roundsAlike(parts(a), parts(b))
    }

    private mutating func add(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
        let areFlat = old.flatColor != nil && new.flatColor != nil
        switch (old, new) {
        case (.fill(let old), .fill(let new)):
            guard areFlat, old.rule == new.rule else { return false }
            if old.paint == new.paint { add(old.path, new.path) } else { add([old.path.bounds, new.path.bounds]) }
        case (.stroke(let old), .stroke(let new)):
            guard areFlat else { return false }
            if old != new { add([old, new].map { $0.style.bounds(of: $0.path, $0.transform) }) }
        case (.erase(let old, let rule), .erase(let new, let newRule)):
            guard rule == newRule else { return false }
            add(old, new)
        case (.group(let old), .group(let new)): return add(old, new)
        default: return false
        }
        return true
    }

    private mutating func add(_ old: DisplayGroup, _ new: DisplayGroup) -> Bool {
        guard old.isFlat, new.isFlat, old.erases == new.erases, old.opacity == new.opacity, add(old.items, new.items),
            case let clips = (painter.clip(of: old), painter.clip(of: new)), (clips.0 == nil) == (clips.1 == nil)
        else { return false }
        guard old.clips != new.clips else { return true }
        let isAdded =
            if let clip = clips.0, let other = clips.1 { addRegions(of: clip, other) } else {
                addAreas(of: old.clips, new.clips)
            }
        if !isAdded {
            for group in [old, new] { add([group.items.inkBounds]) }
        }
        return true
    }

    /// Adds the differences between regions that shapes are clipped to, and returns whether these have the same
    /// structure.
    private mutating func addRegions(of old: ShapeClip, _ new: ShapeClip) -> Bool {
        guard old.window == new.window, let region = old.region, let newRegion = new.region,
            CoverageArea.roundsAlike(region.path, newRegion.path)
        else { return false }
        return addAreas(of: [Clip(areas: [region])], [Clip(areas: [newRegion])])
    }

    /// Adds the differences between the areas of clips, and returns whether these have the same structure.
    private mutating func addAreas(of old: [Clip], _ new: [Clip]) -> Bool {
        guard old.map(\.areas.count) == new.map(\.areas.count),
            (old + new).allSatisfy({ painter.plainArea(of: $0) == nil })
        else { return false }
        let pairs = zip(old.flatMap(\.areas), new.flatMap(\.areas))
        let areAlike = pairs.allSatisfy { old, new in
            old.rule == new.rule && old.isAntialiased && new.isAntialiased && old.clips == new.clips
                && CoverageBand.roundsAlike(old.path.elements.count, new.path.elements.count)
        }
        guard areAlike else { return false }
        for (old, new) in pairs { add(old.path, new.path) }
        return true
    }

    private mutating func add(_ old: Path, _ new: Path) { areas += new.difference(from: old) }

    private mutating func add(_ bounds: [Rect?]) { areas += bounds.compactMap { $0 } }
}

extension DisplayGroup {
    fileprivate var isFlat: Bool { filter == nil && masks.isEmpty && blend == .normal }
}
