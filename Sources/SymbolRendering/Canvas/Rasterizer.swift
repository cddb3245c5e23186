/// A backend that turns a finished display list into an image.
package protocol Rasterizer: Sendable {
    /// The kind of image that the backend makes.
    associatedtype Image
    /// The error that the backend throws.
    associatedtype Failure: Error

    /// Draws a display list on a canvas.
    func rasterize(_ list: DisplayList, on canvas: Canvas) throws(Failure) -> Image
}
