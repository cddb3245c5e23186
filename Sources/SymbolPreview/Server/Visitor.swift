/// Who may ask: the page itself, at the address at which it is served.
///
/// A page of another place can have a browser send requests here, and a name of its own lead here (DNS rebinding): the
/// headers `Host` and `Origin` tell both.
package struct Visitor: Sendable {
    private let hosts: Set<String>

    package init(port: Int) { hosts = ["127.0.0.1:\(port)", "localhost:\(port)"] }

    package func refusal(of request: Request) -> Refusal? {
        guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
            return Refusal(403, "the page is served to this machine alone")
        }
        if let origin = request.headers["origin"], origin.lowercased() != "http://\(host)" {
            return Refusal(403, "a page of another place may not ask")
        }
        if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) {
            return Refusal(403, "a page of another place may not ask")
        }
        guard request.method == .post else { return nil }
        guard request.headers["origin"] != nil else { return Refusal(403, "files are taken from the page alone") }
        let type = request.headers["content-type"]?.prefix { $0 != ";" }.lowercased() ?? ""
        return Self.types.contains(type)
            ? nil : Refusal(415, "found \"\(type)\"; expected \(Self.types.joined(separator: ", "))")
    }

    /// None of these can be sent by a form.
    private static let types = ["application/octet-stream", "image/svg+xml", "application/yaml"]
}
