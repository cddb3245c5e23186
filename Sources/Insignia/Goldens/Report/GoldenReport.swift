public struct GoldenReport: Sendable {
    public enum Status: String, Sendable { case passed, failed, added, orphaned, skipped }
    public struct Case: Sendable {
        public var name: String
        public var status: Status
        public var message: String?
        public var details: [String]
        public var expected, actual, difference: [Image]
        public var frameDuration: Double?
        public var seconds: Double
        public init(name: String, status: Status, message: String?, details: [String], expected: [Image], actual: [Image], difference: [Image], frameDuration: Double?, seconds: Double) {
            (self.name, self.status, self.message, self.details) = (name, status, message, details)
            (self.expected, self.actual, self.difference, self.frameDuration, self.seconds) = (expected, actual, difference, frameDuration, seconds)
        }
    }
    public struct Image: Sendable {
        public var png: [UInt8]
        public var width, height: Int
        public init(png: [UInt8], width: Int, height: Int) { (self.png, self.width, self.height) = (png, width, height) }
    }
    public var title: String
    public var cases: [Case]
    public var notices: [String]
    public var tool: String
    public init(title: String, cases: [Case], notices: [String], tool: String) { (self.title, self.cases, self.notices, self.tool) = (title, cases, notices, tool) }
    public func html() -> String { "" }
    public func junit() -> String { "" }
    public func tap() -> String { "" }
    public func json() -> String { "" }
    public func githubAnnotations() -> String { "" }
}
