package import SymbolFiles

/// A script of what happens to a symbol and when.
///
/// The file is YAML, which includes JSON:
///
///     duration: 3
///     events:
///       - {at: 0, effect: drawOn}
///       - {at: 1, effect: [wiggle.left, pulse], until: 2}
///       - {at: 1.5, variable-value: 75%, weight: bold}
///       - {at: 2, symbol: bell.slash.svg, effect: replace.magic}
package struct TimelineFile: Sendable {
    /// The length of the animation in seconds; `nil` shows everything until it is at rest.
    package let duration: Double?
    /// The path of the file.
    package let path: String
    /// The paths of the symbols that replace the first one.
    package var symbolPaths: [String] { events.compactMap(\.symbol?.path) }
    /// The events in chronological order.
    let events: [TimelineEvent]

    /// The greatest number of events, which is more than anyone writes by hand.
    private static let limit = 1000

    /// Reads a timeline file.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: `FileError` with the line and column if the file cannot be read or is not a timeline.
    package init(contentsOf path: String) throws(FileError) {
        try self.init(parsing: try YAMLFile.read(path), path: path)
    }

    /// Reads the bytes of a timeline file.
    package init(parsing bytes: [UInt8], path: String) throws(FileError) {
        let file = YAMLFile(path: path, bytes: bytes)
        var (duration, nodes, events): (Double?, [YAMLNode], [TimelineEvent]) = (nil, [], [])
        for (key, node) in try file.mapping(try file.root(), of: "events and an optional duration") {
            switch try file.key(key, among: ["duration", "events"]) {
            case "duration": duration = try file.value(node, of: "a duration", ValueSyntax.seconds)
            default:
                nodes = try Self.eventNodes(node, file)
                events = try nodes.map { node throws(FileError) in try TimelineEvent(node, file) }
            }
        }
        var replacements: Set<Double> = []
        for (event, node) in zip(events, nodes) {
            guard event.symbol == nil || replacements.insert(event.begin).inserted else {
                throw file.error(node, "the symbol is replaced twice at the same time")
            }
        }
        guard !events.isEmpty else {
            throw FileError(.format, path: path, message: "the timeline is empty; expected events")
        }
        (self.path, self.duration) = (path, duration)
        self.events = events.enumerated().sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }.map(
            \.element)
        try check(within: duration)
    }

    /// Checks that every event begins within the length of the animation in seconds; `nil` limits nothing.
    package func check(within duration: Double?) throws(FileError) {
        guard let late = events.first(where: { !$0.begin.isBefore(endOf: duration) }) else { return }
        throw FileError(
            .format, path: path, message: "the event begins when the animation is over; expected a longer duration",
            at: late.position)
    }

    private static func eventNodes(_ node: YAMLNode, _ file: YAMLFile) throws(FileError) -> [YAMLNode] {
        guard case .sequence(let nodes) = node.content else { throw file.error(node, "expected a list of events") }
        guard nodes.count <= limit else {
            throw file.error(node, "found \(nodes.count) events; expected at most \(limit)")
        }
        return nodes
    }
}

extension Double {
    /// Whether something that begins at this second is visible in an animation of the given length; at 0 it always is.
    func isBefore(endOf duration: Double?) -> Bool { self == 0 || duration.map { self < $0 } ?? true }
}
