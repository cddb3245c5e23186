import ArgumentParser
import Insignia

/// The form in which an animation is written, and its path.
struct AnimationTarget {
    enum Content {
        /// A PNG image of one moment.
        case still
        /// A folder of numbered PNG images.
        case frames
        case file(AnimationFormat)
    }

    let content: Content
    private let name: OutputName?

    /// Reads the value of `-o`.
    ///
    /// Without a value, the output is named after the symbol. A format of nil is derived from the extension.
    init(_ output: String?, format: AnimationOutputFormat?, isStill: Bool) throws {
        if isStill, let format, format != .png {
            throw ValidationError(
                "--format \(format.rawValue) cannot be combined with --frame or --at, which write one PNG image")
        }
        let files = format.map { $0.file.map { [$0] } ?? [] } ?? AnimationFormat.allCases
        let formats = isStill ? ["png"] : files.flatMap(\.fileExtensions)
        name = try output.map { try Values.output($0, formats: Set(formats).sorted()) }
        switch (isStill, format, name) {
        case (true, _, _): content = .still
        case (_, let format?, _) where format != .png: content = format.file.map(Content.file) ?? .frames
        case (_, .png?, .standardOutput?), (_, nil, .standardOutput?), (_, nil, .file(_, nil)?):
            throw usageError(
                "frames are written as many files; -o - needs --format apng, gif, webp, strip or raw")
        case (_, _, .file(_, let ending?)?):
            content = .file(AnimationFormat.allCases.first { $0.fileExtensions.contains(ending) } ?? .apng)
        default: content = .frames
        }
    }

    /// Returns the name of a symbol from standard input, which is that of the file; nil for any other.
    func symbolName(of input: String) -> String? {
        guard case .file(let path, _)? = name else { return nil }
        return InputList.name(of: input, writtenTo: path)
    }

    /// The path of the file, or of the folder of frames, which ends with a slash.
    func path(of symbol: String) -> String {
        switch name {
        case .standardOutput?: return "-"
        case .file(let path, _)?: return path
        case .folder(let folder)?: return folder + (file(symbol) ?? "")
        case nil: return file(symbol) ?? "\(symbol)/"
        }
    }

    /// The name of a file for a symbol; nil for frames, which get a folder.
    private func file(_ symbol: String) -> String? {
        switch content {
        case .still: "\(symbol).png"
        case .frames: nil
        case .file(let format): "\(symbol).\(format.fileExtensions.first ?? format.rawValue)"
        }
    }
}
