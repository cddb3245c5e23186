package import SymbolFiles
internal import SymbolText

/// The name of a golden's files, without extension: a path in the folder of goldens that every file system can hold.
package struct GoldenName: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    /// Takes a name as it is given; slashes make folders.
    ///
    /// - Throws: `ValueError` for a name that some file system does not take.
    package init(_ text: String) throws(ValueError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy(Self.isPortable) else {
            throw ValueError(
                "the golden's name \"\(text)\" is no file name on every system; expected bell-24 or the like")
        }
        guard parts.first?.lowercased() != ReceivedFolder.name.lowercased() else {
            throw ValueError("the golden's name \"\(text)\" lies in the folder of what was received")
        }
        description = text
    }

    /// Derives a name from that of a test and its arguments.
    ///
    /// - Parameters:
    ///   - suites: The suites around the test, from the outermost; each is a folder.
    ///   - function: The test function, with or without its labels.
    ///   - arguments: What the test is called with, as text.
    /// - Throws: `ValueError` for a name that some file system does not take.
    package init(suites: [String], function: String, arguments: [String] = []) throws(ValueError) {
        let base = function.prefix { $0 != "(" }
        let file = ([String(base)] + arguments).map(Self.portable).joined(separator: "-")
        try self.init((suites.map(Self.portable) + [file]).joined(separator: "/"))
    }

    /// The name of one of several goldens that are kept under this one.
    func appending(_ suffix: String) throws(ValueError) -> GoldenName {
        suffix.isEmpty ? self : try GoldenName(description + "-" + suffix)
    }

    /// A value as a part of a name: the raw value of what has one, and whole numbers without a fraction.
    package static func text(of value: Any) -> String {
        if let optional = value as? any AnyOptional { return optional.content.map(text) ?? "nil" }
        if let raw = value as? any RawRepresentable { return text(of: raw.rawValue) }
        if let number = value as? Double, let whole = Int(exactly: number) { return "\(whole)" }
        return String(describing: value)
    }

    /// The text with a hyphen for each run of what some file system does not take; long texts end in a digest.
    static func portable(_ text: String) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber || "._-+".contains($0)) }
        let name = words.joined(separator: "-")
        guard name.utf8.count > longest else { return name.isEmpty ? "-" : name }
        return "\(name.prefix(longest / 2))-\(ContentDigest(of: text).text.suffix(8))"
    }

    /// In bytes; names of files end at 255, and those of several arguments are joined.
    private static let longest = 80

    /// Goldens are committed, and checked out on any system.
    private static func isPortable(_ part: Substring) -> Bool {
        !part.isEmpty && part != "." && part != ".." && part.utf8.count <= 240
            && PortableName.fault(in: String(part)) == nil
    }
}

private protocol AnyOptional {
    var content: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var content: Any? { map { $0 } }
}
