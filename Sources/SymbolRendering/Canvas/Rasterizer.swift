/// A backend that turns a finished display list into an image.
package protocol Rasterizer: Sendable {
    associatedtype Image
    associatedtype Failure: Error

    func rasterize(_ list: DisplayList, on canvas: Canvas) throws(Failure) -> Image
}
