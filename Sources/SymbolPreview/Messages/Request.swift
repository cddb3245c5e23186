/// A request from a browser.
package struct Request: Sendable {
    package enum Method: String, Sendable { case get = "GET", head = "HEAD", post = "POST" }

    package var method: Method
    /// The decoded path of the address, such as `/picture`.
    package var path: String
    package var query: Query
    /// The headers by their names in lower case; the last of several with one name.
    package var headers: [String: String]
    package var body: [UInt8]

    /// The length in bytes of the longest address.
    static let targetLimit = 16 << 10
    /// The size in bytes of the largest body: ten times the size of any symbol.
    package static let bodyLimit = 4 << 20

    /// Parses the target of a request line; returns nil where it is too long or not a valid path with a query.
    package init?(_ method: Method, _ target: String, headers: [String: String] = [:], body: [UInt8] = []) {
        guard target.utf8.count <= Self.targetLimit, target.hasPrefix("/") else { return nil }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = Query.decoded(parts[0], plus: "+"), let query = Query(parts.count > 1 ? parts[1] : "") else {
            return nil
        }
        (self.method, self.path, self.query, self.headers, self.body) = (method, path, query, headers, body)
    }
}
