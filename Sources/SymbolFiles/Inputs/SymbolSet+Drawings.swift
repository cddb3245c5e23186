extension SymbolSet {
    /// Finds the drawing in the symbol set of a name.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - folder: The path of the folder that contains the set, with a slash at its end; empty for the current one.
    /// - Returns: The path of the drawing; nil where there is none.
    package static func drawing(of name: String, in folder: String) -> String? {
        let set = "\(folder)\(name)\(ending)"
        let files = (try? Files.names(in: set))?.filter { !$0.hasPrefix(".") } ?? []
        return drawings(among: files, in: set).first.map { set + $0 }
    }

    /// Selects the drawings among files, of each symbol set only its own.
    ///
    /// Of several drawings in a set, that is the one that its description names, or else the one with the set's name;
    /// where there is neither, it is all of them.
    ///
    /// - Parameters:
    ///   - files: The paths of files.
    ///   - folder: The path of the folder to which they are relative, with a slash at its end.
    /// - Returns: The paths of the drawings, in the same order.
    package static func drawings(among files: [String], in folder: String = "") -> [String] {
        let drawings = files.filter(InputList.isDrawing)
        let inSets = drawings.filter { isFolder(Files.folder(of: folder + $0)) }
        guard !inSets.isEmpty else { return drawings }
        let sets = Dictionary(grouping: inSets) { PathKey(Files.folder(of: folder + $0)) }.filter { $1.count > 1 }
        let chosen = sets.compactMapValues { drawing(among: $0, in: Files.folder(of: folder + $0[0])) }
        return drawings.filter { path in chosen[Files.folder(of: folder + path)].map { $0 == path } ?? true }
    }

    private static func drawing(among files: [String], in set: String) -> String? {
        // A faulty description is reported where the symbol is read.
        let named = try? describedFile(in: set)
        return files.first { Files.name(of: $0) == named }
            ?? files.first { InputList.fileStem(of: $0) == name(around: set) }
    }

    /// Returns the name of the drawing in the description of a symbol set, not counting those for single languages.
    private static func describedFile(in set: String) throws(FileError) -> String? {
        guard let path = contentsPath(of: set), Files.exists(path) else { return nil }
        let file = try YAMLFile(contentsOf: path)
        let members = try file.mapping(try file.root(), of: "the description of a symbol")
        for (key, value) in members where try file.text(key, of: "a key") == "symbols" {
            for item in file.list(value) {
                var names: [String: String] = [:]
                for (key, value) in try file.mapping(item, of: "a symbol") {
                    names[try file.text(key, of: "a key")] = try? file.text(value, of: "a text")
                }
                if names["locale"] == nil, let name = names["filename"] { return name }
            }
        }
        return nil
    }
}
