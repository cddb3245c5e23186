/// An error in path data (SVG 2 §9.3) with its position and reason.
package struct PathSyntaxError: Error, Hashable, Sendable {
    /// The rule that the path data breaks.
    package enum Reason: Hashable, Sendable {
        /// A command needs another number, or a comma has announced one.
        case expectedNumber
        /// An arc's flag is neither `0` nor `1`.
        case expectedFlag
        /// The first command is not a moveto.
        case missingMoveTo
        /// A character is neither a command nor a continuation of the last one.
        case unknownCommand(Unicode.Scalar)
        /// A number, or the absolute coordinate that results from it, is beyond `Double`'s range.
        case numberOutOfRange
    }

    package var reason: Reason

    /// The offset of the offending character in the path data, in UTF-8 bytes.
    package var utf8Offset: Int

    package init(reason: Reason, utf8Offset: Int) {
        self.reason = reason
        self.utf8Offset = utf8Offset
    }
}

extension PathSyntaxError: CustomStringConvertible {
    package var description: String { "path data at byte \(utf8Offset): \(reason)" }
}

extension PathSyntaxError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .expectedNumber: "expected a number"
        case .expectedFlag: "expected an arc flag, 0 or 1"
        case .missingMoveTo: "the first command must be M or m"
        case .unknownCommand(let scalar): "unknown command \"\(scalar.escaped(asASCII: false))\""
        case .numberOutOfRange: "number out of range"
        }
    }
}
