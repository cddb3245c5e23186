extension Path {
    /// Parses SVG path data, the `d` attribute (SVG 2 §9.3).
    ///
    /// Empty data is an empty path.
    package init(svg data: String) throws(PathSyntaxError) {
        let (path, error) = Path.parsing(svg: data)
        if let error { throw error }
        self = path
    }

    /// Parses SVG path data up to the first error, if any.
    ///
    /// On an error, the path has every segment completed before it, which is what SVG renders (SVG 2 §9.5.4).
    package static func parsing(svg data: String) -> (path: Path, error: PathSyntaxError?) {
        var parser = PathDataParser(data)
        do throws(PathSyntaxError) {
            try parser.parse()
            return (parser.path, nil)
        } catch {
            return (parser.path, error)
        }
    }
}

private struct PathDataParser {
    private(set) var path = Path()
    private var scanner: NumberScanner
    private var lastControl = LastControl.none

    /// Whether the segment's first argument comes next: a comma may stand between arguments, but not before the first.
    private var isAtFirstArgument = true

    /// The control point that a smooth command mirrors, if the command before was of its own family.
    private enum LastControl {
        case none, quad(Point), cubic(Point)
    }

    init(_ data: String) {
        scanner = NumberScanner(data)
        // Icons have about one segment per eight bytes; for longer data the array grows as needed.
        path.reserveCapacity(min(scanner.count / 8, 512))
    }

    mutating func parse() throws(PathSyntaxError) {
        scanner.skipWhitespace()
        while let letter = scanner.peek {
            guard var command = Command(letter) else { throw failure(.unknownCommand(scanner.peekedScalar ?? "?")) }
            guard command.verb == .move || path.currentPoint != nil else { throw failure(.missingMoveTo) }
            scanner.advance()
            scanner.skipWhitespace()
            repeat {
                try segment(command)
                if command.verb == .move { command.verb = .line }
            } while try hasAnotherSegment(of: command)
            scanner.skipWhitespace()
        }
    }

    private mutating func hasAnotherSegment(of command: Command) throws(PathSyntaxError) -> Bool {
        guard command.verb != .close else { return false }
        let hasComma = scanner.skipCommaWhitespace()
        if hasComma && !scanner.isAtNumber { throw failure(.expectedNumber) }
        return scanner.isAtNumber
    }

    private mutating func segment(_ command: Command) throws(PathSyntaxError) {
        let current = path.currentPoint ?? .zero
        let origin = command.isRelative ? current : .zero
        var control = LastControl.none
        isAtFirstArgument = true
        switch command.verb {
        case .move:
            path.move(to: try point(from: origin))
        case .line:
            path.line(to: try point(from: origin))
        case .horizontal:
            path.line(to: Point(try coordinate(from: origin.x), current.y))
        case .vertical:
            path.line(to: Point(current.x, try coordinate(from: origin.y)))
        case .cubic:
            control = try cubic(control1: try point(from: origin), origin: origin)
        case .smoothCubic:
            control = try cubic(control1: try mirrored(about: current, cubic: true), origin: origin)
        case .quad:
            control = try quad(control: try point(from: origin), origin: origin)
        case .smoothQuad:
            control = try quad(control: try mirrored(about: current, cubic: false), origin: origin)
        case .arc:
            try arc(origin: origin)
        case .close:
            path.close()
        }
        lastControl = control
    }

    private mutating func cubic(control1: Point, origin: Point) throws(PathSyntaxError) -> LastControl {
        let control2 = try point(from: origin)
        path.cubic(to: try point(from: origin), control1: control1, control2: control2)
        return .cubic(control2)
    }

    private mutating func quad(control: Point, origin: Point) throws(PathSyntaxError) -> LastControl {
        path.quad(to: try point(from: origin), control: control)
        return .quad(control)
    }

    private mutating func arc(origin: Point) throws(PathSyntaxError) {
        let rx = try coordinate(from: 0)
        let ry = try coordinate(from: 0)
        let degrees = try coordinate(from: 0)
        let largeArc = try flag()
        let sweep = try flag()
        let end = try point(from: origin)
        path.arc(to: end, rx: rx, ry: ry, rotation: degrees * .pi / 180, largeArc: largeArc, sweep: sweep)
    }

    private func mirrored(about current: Point, cubic: Bool) throws(PathSyntaxError) -> Point {
        let mirrored =
            switch (lastControl, cubic) {
            case (.cubic(let control), true), (.quad(let control), false): current + (current - control)
            default: current
            }
        guard mirrored.isFinite else { throw failure(.numberOutOfRange) }
        return mirrored
    }

    private mutating func point(from origin: Point) throws(PathSyntaxError) -> Point {
        Point(try coordinate(from: origin.x), try coordinate(from: origin.y))
    }

    private mutating func coordinate(from origin: Double) throws(PathSyntaxError) -> Double {
        skipSeparator()
        let start = scanner.position
        guard let number = scanner.unboundedNumber() else { throw failure(.expectedNumber) }
        let value = origin + number
        guard value.isFinite else { throw PathSyntaxError(reason: .numberOutOfRange, utf8Offset: start) }
        return value
    }

    private mutating func flag() throws(PathSyntaxError) -> Bool {
        skipSeparator()
        if scanner.skip(UInt8(ascii: "0")) { return false }
        if scanner.skip(UInt8(ascii: "1")) { return true }
        throw failure(.expectedFlag)
    }

    private mutating func skipSeparator() {
        if !isAtFirstArgument { scanner.skipCommaWhitespace() }
        isAtFirstArgument = false
    }

    private func failure(_ reason: PathSyntaxError.Reason) -> PathSyntaxError {
        PathSyntaxError(reason: reason, utf8Offset: scanner.position)
    }
}

/// A command letter: upper case stands for absolute coordinates, lower case for relative ones.
private struct Command {
    enum Verb { case move, line, horizontal, vertical, cubic, smoothCubic, quad, smoothQuad, arc, close }

    var verb: Verb
    let isRelative: Bool

    init?(_ letter: UInt8) {
        isRelative = letter & 0x20 != 0
        switch letter | 0x20 {
        case UInt8(ascii: "m"): verb = .move
        case UInt8(ascii: "l"): verb = .line
        case UInt8(ascii: "h"): verb = .horizontal
        case UInt8(ascii: "v"): verb = .vertical
        case UInt8(ascii: "c"): verb = .cubic
        case UInt8(ascii: "s"): verb = .smoothCubic
        case UInt8(ascii: "q"): verb = .quad
        case UInt8(ascii: "t"): verb = .smoothQuad
        case UInt8(ascii: "a"): verb = .arc
        case UInt8(ascii: "z"): verb = .close
        default: return nil
        }
    }
}
