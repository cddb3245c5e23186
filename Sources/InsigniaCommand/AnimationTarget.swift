import ArgumentParser
import Insignia

/// What an animation is written as, and where.
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

    /// Reads what follows `-o`, nil for a name after the symbol's; a format of nil leaves it to the name.
    init(_ output: String?, format: AnimationFormat?, isStill: Bool) throws {
        if isStill, let format, format != .png {
            throw ValidationError("--frame and --at write one PNG image; --format \(format.rawValue) excludes them")
        }
        let formats = isStill ? ["png"] : (format.map { [$0] } ?? AnimationFormat.allCases).flatMap(\.fileExtensions)
        name = try output.map { try Values.output($0, formats: Set(formats).sorted()) }
        switch (isStill, format, name) {
        case (true, _, _): content = .still
        case (_, let format?, _) where format != .png: content = .file(format)
        case (_, .png?, .standardOutput?), (_, nil, .standardOutput?), (_, nil, .file(_, nil)?):
            throw usageError("frames are many files; -o - takes --format apng, gif, webp, strip or raw")
        case (_, _, .file(_, let ending?)?):
            content = .file(AnimationFormat.allCases.first { $0.fileExtensions.contains(ending) } ?? .apng)
        default: content = .frames
        }
    }

    /// The path of the file or, with a slash at its end, of the folder of frames.
    func path(of symbol: String) -> String {
        switch name {
        case .standardOutput?: return "-"
        case .file(let path, _)?: return path
        case .folder(let folder)?: return folder + (file(symbol) ?? "")
        case nil: return file(symbol) ?? "\(symbol)/"
        }
    }

    /// A file's name after the symbol's; nil for frames, which have a folder.
    private func file(_ symbol: String) -> String? {
        switch content {
        case .still: "\(symbol).png"
        case .frames: nil
        case .file(let format): "\(symbol).\(format.fileExtensions.first ?? format.rawValue)"
        }
    }
}
