// The parts of FoundationEssentials that swift-argument-parser uses, so that the executable need not contain all of it.

/// An error with a message for people.
public protocol LocalizedError: Error {
    var errorDescription: String? { get }
}

extension LocalizedError {
    public var errorDescription: String? { nil }
}

/// The bytes of a text.
public struct Data: Sendable {
    fileprivate let bytes: [UInt8]
}

extension String {
    public enum Encoding: Sendable { case utf8 }

    public init?(data: Data, encoding: Encoding) {
        self.init(validating: data.bytes, as: UTF8.self)
    }
}

/// Encodes values as JSON, always in several lines and with sorted keys.
public final class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
    }

    public var outputFormatting: OutputFormatting = []

    public init() {}

    public func encode(_ value: some Encodable) throws -> Data {
        Data(bytes: Array(try JSONValue(encoding: value).text(.loose).utf8))
    }
}
