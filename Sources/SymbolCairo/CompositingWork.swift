internal import SymbolDrawing
internal import SymbolRendering

/// How many whole canvases a list needs beside the one it is drawn on: masks, clips of several areas and filters take
/// one each, and a small file can ask for very many.
enum CompositingWork {
    /// Pixels composited for one image, about half a minute of work.
    static let pixelLimit = 1 << 33

    static func canvases(_ items: [DisplayItem]) -> Int {
        items.reduce(0) { sum, item in
            guard case .group(let group) = item else { return sum }
            let masks = group.masks.reduce(0) { $0 + 1 + canvases($1.items) }
            let clips = group.clips.reduce(0) { sum, clip in
                sum + (clip.areas.count == 1 ? 0 : 1) + clip.areas.reduce(0) { $0 + $1.clips.count }
            }
            // Filters work in floating point, several times over.
            return sum + masks + clips + (group.filter == nil ? 0 : 16) + canvases(group.items)
        }
    }
}
