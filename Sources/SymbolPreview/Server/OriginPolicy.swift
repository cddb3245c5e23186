/// A policy that accepts requests only from the page itself, at the address at which it is served.
///
/// Pages of other origins can make a browser send requests here, and can make their own host name resolve to this
/// machine (DNS rebinding): the headers `Origin` and `Host` reveal both.
package struct OriginPolicy: Sendable {
    private let hosts: Set<String>

    package init(port: Int) { hosts = ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Returns the reason to refuse a request; nil where it is accepted.
    package func refusal(of request: Request) -> Refusal? {
        guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
            return Refusal(403, "the page is served to this machine only")
        }
        if let origin = request.headers["origin"], origin.lowercased() != "http://\(host)" {
            return Refusal(403, "requests from other pages are not allowed")
        }
        if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) {
            return Refusal(403, "requests from other pages are not allowed")
        }
        guard request.method == .post else { return nil }
        guard request.headers["origin"] != nil else { return Refusal(403, "files are accepted from the page only") }
        let type = request.headers["content-type"]?.prefix { $0 != ";" }.lowercased() ?? ""
        return Self.types.contains(type)
            ? nil : Refusal(415, "found \"\(type)\"; expected \(Self.types.joined(separator: ", "))")
    }

    /// The accepted media types, none of which a form can send.
    private static let types = ["application/octet-stream", "image/svg+xml", "application/yaml"]
}
