public import SymbolFiles
internal import Yams

/// A preview as a person scripts it: what happens to a symbol, and when.
///
/// YAML, and so JSON too:
///
///     duration: 3
///     events:
///       - {at: 0, effect: drawOn}
///       - {at: 1, effect: [wiggle.left, pulse], until: 2}
///       - {at: 1.5, variable-value: 75%, weight: bold}
///       - {at: 2, symbol: bell.slash.svg, effect: replace.magic}
public struct TimelineFile: Sendable {
    /// Seconds; nil shows everything until it rests.
    public let duration: Double?
    /// In the order of their times.
    let events: [TimelineEvent]

    /// More would hardly be written by hand.
    private static let limit = 1000

    /// - Throws: `FileError` that names line and column of what is wrong.
    public init(contentsOf path: String) throws(FileError) {
        let file = YAMLFile(path: path, bytes: try Files.read(path))
        var (duration, events): (Double?, [TimelineEvent]) = (nil, [])
        for (key, node) in try file.mapping(try file.root(), of: "events, and maybe a duration") {
            switch try file.key(key, among: ["duration", "events"]) {
            case "duration": duration = try file.value(node, of: "a duration", ValueSyntax.seconds)
            default: events = try Self.events(node, file)
            }
        }
        guard !events.isEmpty else {
            throw FileError(.format, path: path, message: "nothing happens in it; expected events")
        }
        self.duration = duration
        self.events = events.enumerated().sorted { ($0.element.begin, $0.offset) < ($1.element.begin, $1.offset) }.map(
            \.element)
    }

    private static func events(_ node: Node, _ file: YAMLFile) throws(FileError) -> [TimelineEvent] {
        guard case .sequence(let nodes) = node else { throw file.error(node, "expected a list of events") }
        guard nodes.count <= limit else { throw file.error(node, "\(nodes.count) events are more than \(limit)") }
        return try nodes.map { node throws(FileError) in try TimelineEvent(node, file) }
    }
}
