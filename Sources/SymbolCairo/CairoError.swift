internal import CCairo

/// An error that Cairo reports, or a picture that is too costly to draw.
package struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message, which for a status is Cairo's own.
    package let description: String

    static let tooMuchCompositing = CairoError(
        description: "groups, masks, clips and filters need too many canvases of this size")

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
