/// The seam to whatever draws: a finished list in, an image out.
package protocol Rasterizer: Sendable {
    associatedtype Image
    associatedtype Failure: Error

    func rasterize(_ list: DisplayList, on canvas: Canvas) throws(Failure) -> Image
}
