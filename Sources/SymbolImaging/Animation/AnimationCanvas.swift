/// The size of an animation and the number of times that it plays, within the limits of its format.
struct AnimationCanvas: Hashable, Sendable {
    let width: Int
    let height: Int
    /// The number of times that the animation plays; zero plays it forever.
    let loops: Int

    init(
        width: Int, height: Int, sideLimit: Int, loops: Int, loopLimit: Int
    ) throws(AnimationEncodingError) {
        guard (1...sideLimit).contains(width), (1...sideLimit).contains(height) else {
            throw .unsupportedSize(width: width, height: height, limit: sideLimit)
        }
        guard (0...loopLimit).contains(loops) else { throw .unsupportedLoops(loops, limit: loopLimit) }
        self.width = width
        self.height = height
        self.loops = loops
    }

    var area: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

    func check(_ pixmap: Pixmap, for duration: FrameDuration) throws(AnimationEncodingError) {
        guard pixmap.width == width, pixmap.height == height else {
            throw .sizeMismatch(
                width: pixmap.width, height: pixmap.height, expectedWidth: width, expectedHeight: height)
        }
        guard duration.isPositive else { throw .unsupportedDuration(duration) }
    }
}
