internal import SymbolColor
internal import SymbolDrawing
internal import SymbolGeometry
internal import SymbolRendering
internal import SymbolText

/// A still as an Android vector drawable (VectorDrawable, API level 24).
///
/// The format has only paths, and groups that clip; everything else in a picture is converted to these or rejected.
struct VectorDrawable {
    let canvas: Rect
    let format: SVGNumberFormat

    static func bytes(_ picture: VectorPicture, isAutoMirrored: Bool) throws(VectorError) -> [UInt8] {
        let canvas = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        let drawable = VectorDrawable(canvas: canvas, format: .fitting(max(canvas.width, canvas.height)))
        var attributes = [
            ("xmlns:android", "http://schemas.android.com/apk/res/android"),
            ("xmlns:aapt", "http://schemas.android.com/aapt"), ("android:width", "\(picture.width)dp"),
            ("android:height", "\(picture.height)dp"), ("android:viewportWidth", "\(picture.width)"),
            ("android:viewportHeight", "\(picture.height)")
        ]
        if isAutoMirrored { attributes.append(("android:autoMirrored", "true")) }
        var items = picture.itemsInPoints
        if let group = items.soleTranslucentGroup {
            attributes.append(("android:alpha", SVGNumberFormat(decimals: 4).string(group.opacity)))
            items = group.items
        }
        let root = MarkupElement("vector", attributes, try drawable.elements(items, opacity: 1))
        return Array(root.lines().utf8)
    }

    /// Writes items; everything painted before an eraser goes into a group that is clipped to what the eraser leaves.
    private func elements(_ items: [DisplayItem], opacity: Double) throws(VectorError) -> [MarkupElement] {
        var painted: [MarkupElement] = []
        for item in items {
            switch item {
            case .fill(let fill): painted += try self.fill(fill, opacity)
            case .stroke(let stroke): painted += try self.stroke(stroke, opacity)
            case .erase(let path, let rule): painted = try erase(painted, by: path, rule)
            case .group(let group) where group.erases: throw VectorError(found: "an eraser of several parts")
            case .group(let group): painted += try self.group(group, opacity)
            }
        }
        return painted
    }

    private func group(_ group: DisplayGroup, _ opacity: Double) throws(VectorError) -> [MarkupElement] {
        if group.filter != nil { throw VectorError(found: "a filter") }
        if group.blend != .normal { throw VectorError(found: "a blend mode") }
        if !group.masks.isEmpty { throw VectorError(found: "a mask") }
        let items = group.opacity != 1 && group.items.overlap ? try group.items.withoutOverlaps : group.items
        let content = try elements(items, opacity: opacity * group.opacity)
        guard !group.clips.isEmpty, !content.isEmpty else { return content }
        let clips = try paths(of: group.clips)
        return [MarkupElement("group", [], try clips.map(clip) + content)]
    }

    /// The paths whose intersection is a clip.
    ///
    /// They are filled by the nonzero rule, under which outlines of the same direction form a union.
    private func paths(of clip: Clip) throws(VectorError) -> [Path] {
        if clip.areas.count > 1, clip.areas.contains(where: { !$0.clips.isEmpty }) {
            throw VectorError(found: "a clip of which parts are clipped")
        }
        var union = Path()
        for area in clip.areas { union.append(area.path.untangled(from: area.rule).woundClockwise) }
        return [union] + (try paths(of: clip.areas.flatMap(\.clips)))
    }

    private func paths(of clips: [Clip]) throws(VectorError) -> [Path] {
        var paths: [Path] = []
        for clip in clips { paths += try self.paths(of: clip) }
        return paths
    }

    private func clip(_ path: Path) throws(VectorError) -> MarkupElement {
        MarkupElement("clip-path", [try data(path)])
    }

    /// Clips what has been painted by a frame around everything, in which the erased part is a hole of opposite
    /// direction.
    private func erase(
        _ painted: [MarkupElement], by path: Path, _ rule: FillRule
    ) throws(VectorError) -> [MarkupElement] {
        guard !painted.isEmpty, let bounds = path.bounds else { return painted }
        let eraser = path.untangled(from: rule).woundClockwise
        guard eraser.isSimple(in: bounds) else { throw VectorError(found: "an eraser that overlaps itself") }
        var frame = Path(rect: canvas.union(bounds).insetBy(-max(canvas.width, canvas.height))).woundClockwise
        for subpath in eraser.subpaths { frame.append(subpath.reversed) }
        return [MarkupElement("group", [], [try clip(frame)] + painted)]
    }

    /// Returns the attribute with a path's data.
    ///
    /// The length of a string in a compiled resource has 15 bits; a longer one is replaced by `STRING_TOO_LARGE`
    /// (Android Asset Packaging Tool, StringPool.cpp).
    func data(_ path: Path) throws(VectorError) -> (String, String) {
        let data = path.svgData(decimals: format.decimals)
        guard data.utf8.count <= 0x7FFF else { throw VectorError(found: "a path of more than 32767 characters") }
        return ("android:pathData", data)
    }
}

extension Path {
    mutating func append(_ other: Path) {
        for subpath in other.subpaths { append(subpath) }
    }

    /// Whether the outline winds around no point twice, as far as a grid of points shows.
    fileprivate func isSimple(in bounds: Rect) -> Bool { winds(0...1, in: bounds) }

    /// Whether the outline winds around points only as often as given, as far as a grid of points shows.
    fileprivate func winds(_ numbers: ClosedRange<Int>, in bounds: Rect) -> Bool {
        let (steps, outline) = (32, FlatPath(self))
        let sides = (0..<steps).map { (Double($0) + 0.5) / Double(steps) }
        return sides.allSatisfy { v in
            sides.allSatisfy { u in
                let point = Point(bounds.minX + u * bounds.width, bounds.minY + v * bounds.height)
                return numbers.contains(outline.windingNumber(about: point))
            }
        }
    }
}

extension DisplayFill {
    fileprivate var isOpaque: Bool {
        if case .color(let color) = paint { color.alpha == 1 } else { false }
    }

    /// Returns the union with a fill of the same paint; `nil` where no rule fills it.
    fileprivate func union(_ other: DisplayFill) -> DisplayFill? {
        guard paint == other.paint, isAntialiased == other.isAntialiased else { return nil }
        var union = self
        (union.path, union.rule) = (Path(), .nonZero)
        for fill in [self, other] {
            let outline = fill.path.untangled(from: fill.rule).woundClockwise
            guard let bounds = outline.bounds, outline.winds(0...Int.max, in: bounds) else { return nil }
            union.path.append(outline)
        }
        return union
    }
}

extension [DisplayItem] {
    /// The only item, if it is a group with no effect other than its opacity.
    fileprivate var soleTranslucentGroup: DisplayGroup? {
        guard count == 1, case .group(let group) = self[0] else { return nil }
        return group == DisplayGroup(opacity: group.opacity, items: group.items) ? group : nil
    }

    /// The items of a translucent group without what is hidden by others, so that each can be made translucent by
    /// itself.
    ///
    /// An opaque fill clears its area first, and is joined with one of the same paint just before it.
    fileprivate var withoutOverlaps: [DisplayItem] {
        get throws(VectorError) {
            var items: [DisplayItem] = []
            for item in self {
                switch item {
                case .erase: items.append(item)
                case .fill(let fill) where fill.isOpaque:
                    var painted = item
                    if case .fill(let last)? = items.last, let union = last.union(fill) {
                        items.removeLast()
                        painted = .fill(union)
                    }
                    items += items.isEmpty ? [painted] : [.erase(fill.path, rule: fill.rule), painted]
                case .fill, .stroke, .group: throw VectorError(found: "a translucent group whose parts overlap")
                }
            }
            return items
        }
    }

    /// Whether the boxes of any two items that paint overlap.
    fileprivate var overlap: Bool {
        let boxes = compactMap { [$0].inkBounds }
        return boxes.indices.contains { first in
            boxes[(first + 1)...].contains { boxes[first].intersection($0) != nil }
        } || contains { if case .group(let group) = $0 { group.items.overlap } else { false } }
    }
}
