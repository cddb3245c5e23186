internal import SymbolFiles
internal import SymbolSVG
internal import SymbolText

/// Where a build file looks for symbols, rather than naming one.
struct SpriteSearch: Sendable {
    private enum Place: Sendable {
        case pattern(PathPattern)
        case folder(String)
    }

    private let place: Place
    /// Where the build file asks for it.
    let position: SourcePosition?

    /// Nil for the path of one file.
    init?(_ path: String, _ position: SourcePosition?) {
        if path.contains(where: { "*?[".contains($0) }) {
            place = .pattern(PathPattern(path))
        } else if Files.isFolder(path) {
            place = .folder(path)
        } else {
            return nil
        }
        self.position = position
    }

    /// Whether a file of that path would be one of the symbols, if it were there.
    func finds(_ path: String) -> Bool {
        guard path.lowercased().hasSuffix(".svg") else { return false }
        switch place {
        case .pattern(let pattern): return pattern.finds(path)
        case .folder(let folder):
            let (outer, inner) = (PathPattern.names(of: folder), PathPattern.names(of: path))
            return folder.hasPrefix("/") == path.hasPrefix("/") && inner.starts(with: outer)
                && !inner.dropFirst(outer.count).contains { $0.hasPrefix(".") }
        }
    }

    /// The folders that are searched.
    var folders: [String] {
        switch place {
        case .pattern(let pattern): pattern.folders
        case .folder(let folder):
            PathPattern(folder.hasSuffix("/") ? folder + "**" : folder + "/**").folders
        }
    }
}
