internal import CCairo

/// A failure that Cairo reported.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Cairo's own words for its status.
    public let description: String

    init(_ status: cairo_status_t) {
        description = String(cString: cairo_status_to_string(status))
    }

    static func check(_ status: cairo_status_t) throws(CairoError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
    }
}
