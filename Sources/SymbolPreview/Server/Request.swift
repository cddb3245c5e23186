/// What a browser asks for.
package struct Request: Sendable {
    package enum Method: String, Sendable { case get = "GET", head = "HEAD", post = "POST" }

    package var method: Method
    /// Of the address, decoded: `/picture`.
    package var path: String
    package var query: Query
    /// By their names in lower case; of those that are sent twice the last.
    package var headers: [String: String]
    package var body: [UInt8]

    /// The length in bytes of the longest address.
    static let targetLimit = 16 << 10
    /// The size in bytes of the largest body: ten times that of any symbol.
    package static let bodyLimit = 4 << 20

    /// Reads an address as a request line has it; nil where it is none of this server's.
    package init?(_ method: Method, _ target: String, headers: [String: String] = [:], body: [UInt8] = []) {
        guard target.utf8.count <= Self.targetLimit, target.hasPrefix("/") else { return nil }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = Query.decoded(parts[0], plus: "+"), let query = Query(parts.count > 1 ? parts[1] : "") else {
            return nil
        }
        (self.method, self.path, self.query, self.headers, self.body) = (method, path, query, headers, body)
    }
}
