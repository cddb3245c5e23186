package import SymbolFiles
internal import SymbolText

/// The name of a golden's files without extension: a path in the folder of goldens that is valid in every file system.
package struct GoldenName: Hashable, Sendable, CustomStringConvertible {
    /// The name as text.
    package let description: String

    /// Checks a given name, in which slashes separate folders.
    ///
    /// - Throws: `ValueError` for a name that is not valid in every file system.
    package init(_ text: String) throws(ValueError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.allSatisfy(Self.isPortable) else {
            throw ValueError(
                "the golden's name \"\(text)\" is not a valid file name on every system; expected a name like bell-24")
        }
        guard parts.first?.lowercased() != ReceivedFolder.name.lowercased() else {
            throw ValueError("the golden's name \"\(text)\" is in the folder of received drawings; expected another")
        }
        description = text
    }

    /// Derives a name from that of a test and its arguments.
    ///
    /// - Parameters:
    ///   - suites: The suites around the test, from the outermost; each is a folder.
    ///   - function: The name of the test function, with or without its labels.
    ///   - arguments: The arguments of the test, as text.
    /// - Throws: `ValueError` for a name that is not valid in every file system.
    package init(suites: [String], function: String, arguments: [String] = []) throws(ValueError) {
        let base = function.prefix { $0 != "(" }
        let file = ([String(base)] + arguments).map(Self.portable).joined(separator: "-")
        try self.init((suites.map(Self.portable) + [file]).joined(separator: "/"))
    }

    /// Returns the name of one of several goldens that belong to this one.
    func appending(_ suffix: String) throws(ValueError) -> GoldenName {
        suffix.isEmpty ? self : try GoldenName(description + "-" + suffix)
    }

    /// Replaces each run of characters that some file system does not allow by a hyphen; long texts are cut off and end
    /// in a digest.
    static func portable(_ text: String) -> String {
        let words = text.split { !($0.isLetter || $0.isNumber || "._-+".contains($0)) }
        let name = words.joined(separator: "-")
        guard name.utf8.count > longest else { return name.isEmpty ? "-" : name }
        return "\(name.prefix(longest / 2))-\(ContentDigest(of: text).text.suffix(8))"
    }

    /// The maximum length in bytes: file names have at most 255, and several arguments are joined.
    private static let longest = 80

    /// Returns whether a name is valid on every system on which goldens may be checked out.
    private static func isPortable(_ part: Substring) -> Bool {
        !part.isEmpty && part != "." && part != ".." && part.utf8.count <= 240
            && PortableName.fault(in: String(part)) == nil
    }
}
