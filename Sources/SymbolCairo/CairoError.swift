internal import CCairo

/// An error that Cairo reported, or a picture that Cairo cannot be given.
package struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Cairo's own words for its status, or ours.
    package let description: String

    static let tooMuchCompositing = CairoError(
        description: "masks, clips and filters need too many canvases of this size")

    private init(description: String) {
        self.description = description
    }

    init(_ status: cairo_status_t) {
        description = String(cString: cairo_status_to_string(status))
    }

    static func check(_ status: cairo_status_t) throws(CairoError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
    }
}
