/// The name of an output, and its meaning: `icons` and `icons/` are folders, `bell.png` is a file in that format.
package enum OutputName: Hashable, Sendable {
    /// The standard output, written as `-`.
    case standardOutput
    /// A file with its extension in lower case; nil for a device or pipe, whose name says nothing about a format.
    case file(path: String, format: String?)
    /// A folder, with a slash at its end.
    case folder(String)

    /// Interprets a name where folders, and files in `formats`, can be written.
    ///
    /// An existing folder is a folder whatever its name.
    ///
    /// - Throws: `ValueError` for no name, and for the extension of any other format.
    package init(_ text: String, formats: [String]) throws(ValueError) {
        guard !text.isEmpty else { throw ValueError("expected a file or a folder") }
        if text == "-" {
            self = .standardOutput
            return
        }
        let kind = text.hasSuffix("/") ? .folder : Files.kind(of: text)
        if kind == .folder {
            self = .folder(Self.closed(text))
        } else if kind == .special {
            self = .file(path: text, format: nil)
        } else if let format = Self.format(of: text) {
            guard formats.contains(format) else {
                let folder = "a folder such as \(text)/"
                throw ValueError("expected \(formats.isEmpty ? folder : Self.list(formats) + " or \(folder)")")
            }
            self = .file(path: text, format: format)
        } else {
            self = .folder(text + "/")
        }
    }

    /// Checks the name of a single file, which may have no extension or that of one of the formats.
    ///
    /// - Throws: `ValueError` for any other name.
    package static func path(ofFile text: String, formats: [String]) throws(ValueError) -> String {
        guard !text.isEmpty, !text.hasSuffix("/"), format(of: text).map(formats.contains) ?? true else {
            throw ValueError("expected a file such as \(list(formats.map { "name.\($0)" }, dot: ""))")
        }
        return text
    }

    /// Checks the name of a folder, which may have one of some extensions, and adds a slash at its end.
    ///
    /// - Throws: `ValueError` for any other name.
    package static func path(ofFolder text: String, endings: [String] = []) throws(ValueError) -> String {
        let name = text.hasSuffix("/") ? String(text.dropLast()) : text
        if let format = format(of: name), endings.contains(format) { return name + "/" }
        guard !text.isEmpty, case .folder(let folder) = try OutputName(text, formats: []) else {
            throw ValueError("expected a folder")
        }
        return folder
    }

    /// Checks the name that several files share, which is followed by their extensions.
    ///
    /// - Throws: `ValueError` for a name with an extension.
    package static func path(ofFiles text: String) throws(ValueError) -> String {
        guard !text.isEmpty, !text.hasSuffix("/"), format(of: text) == nil else {
            throw ValueError("expected a name without an extension, which several files share")
        }
        return text
    }

    /// The extension of a file, unless it is part of a number or of a hidden file's name.
    private static func format(of path: String) -> String? {
        let name = Array(Files.name(of: path).utf8)
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
        let ending = name[(dot + 1)...]
        let isPlain = ending.allSatisfy { $0.isLetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard isPlain, ending.contains(where: \.isLetter) else { return nil }
        return String(decoding: ending, as: UTF8.self).lowercased()
    }

    private static func closed(_ folder: String) -> String {
        folder.hasSuffix("/") ? folder : folder + "/"
    }

    private static func list(_ formats: [String], dot: String = ".") -> String {
        formats.map { dot + $0 }.joined(separator: ", ")
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter.
    fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
