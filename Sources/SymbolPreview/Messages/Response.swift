package import Insignia

/// The response to a request.
package struct Response: Sendable {
    package enum Body: Sendable {
        case bytes([UInt8])
        /// A stream of events, one for each change of the library, for as long as the browser listens.
        case changes
    }

    package var status: Int
    package var type: String
    package var body: Body
    package var headers: [(name: String, value: String)] = []

    package init(_ bytes: [UInt8], _ type: String, status: Int = 200) {
        (self.status, self.type, body) = (status, type, .bytes(bytes))
    }

    package init(_ json: JSONValue, status: Int = 200) {
        self.init(json.message, "application/json", status: status)
    }

    static let changes: Response = {
        var response = Response([], "text/event-stream")
        response.body = .changes
        return response
    }()

    package var bytes: [UInt8] { if case .bytes(let bytes) = body { bytes } else { [] } }

    /// Returns the response as a download with a file name.
    func saved(as name: String) -> Response {
        var response = self
        let plain = String(name.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" })
        response.headers.append(("Content-Disposition", "attachment; filename=\"\(plain)\""))
        return response
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            || "._-@".unicodeScalars.contains(scalar)
    }

    /// The headers of every response, which keep pages of other origins from embedding this page or loading from it,
    /// and this page from loading anything from elsewhere.
    package static let commonHeaders: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
                + "font-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
        // Browsers revalidate with the ETag each time.
        ("Cache-Control", "no-cache")
    ]
}

/// The reason why a request is refused, with its HTTP status.
package struct Refusal: Error, Hashable, Sendable {
    package var status: Int
    package var message: String

    package init(_ status: Int, _ message: String) { (self.status, self.message) = (status, message.printedLine) }

    package var response: Response { Response(.object([("message", .string(message))]), status: status) }
}
