/// A frame and the canvas that it is drawn on.
struct ShownFrame: Sendable {
    let picture: Pixmap
    private let base: Pixmap
    private let area: PixelRectangle
    private let delay: Int

    /// Prepares a picture to be shown over a canvas.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - base: The canvas, transparent wherever the picture is.
    ///   - delay: The time for which the picture is shown, in hundredths of a second.
    ///   - area: The area to draw; `nil` stands for the area that the picture changes.
    init(_ picture: Pixmap, over base: Pixmap, delay: Int, area: PixelRectangle? = nil) {
        self.picture = picture
        self.base = base
        self.delay = delay
        self.area = area ?? picture.changedArea(from: base) ?? .corner
    }

    /// Returns the frame as it is stored before another, and the canvas that remains for that one.
    ///
    /// Drawing never makes a pixel transparent. If the next picture needs that, this frame's rectangle is extended over
    /// those pixels and cleared after the frame has been shown.
    func followed(by next: Pixmap) -> (stored: StoredFrame, remaining: Pixmap) {
        guard let vanishing = picture.area(from: next, where: { $0.isOpaque && !$1.isOpaque }) else {
            return (stored(in: area, disposal: .keep), picture)
        }
        let cleared = area.union(vanishing)
        return (stored(in: cleared, disposal: .clear), picture.clearing(cleared))
    }

    /// Returns the frame to store, with pixels that the canvas already has left transparent, which makes long runs.
    private func stored(in area: PixelRectangle, disposal: GIFFile.Disposal) -> StoredFrame {
        let pixels = picture.part(area).mapPixels(with: base.part(area)) { pixel, basePixel in
            pixel == basePixel ? RGBA8(bits: 0) : pixel
        }
        return StoredFrame(area: area, disposal: disposal, delay: delay, pixels: pixels)
    }
}

/// The part of a frame that is drawn, in colours.
struct StoredFrame: Sendable {
    let area: PixelRectangle
    let disposal: GIFFile.Disposal
    let delay: Int
    let pixels: Pixmap
}

extension Pixmap {
    fileprivate func clearing(_ area: PixelRectangle) -> Pixmap {
        var cleared = self
        for y in area.y..<area.y + area.height {
            let start = (y * width + area.x) * 4
            for index in start..<start + area.width * 4 { cleared.bytes[index] = 0 }
        }
        return cleared
    }
}
