public import SymbolModel
internal import SymbolTemplate
public import SymbolText

extension Symbol {
    /// Reads the symbol with a name from a folder, for instance from the resources of a SwiftPM target.
    ///
    ///     let bell = try Symbol(named: "bell.badge", in: Bundle.module.bundlePath + "/Symbols")
    ///
    /// The symbol `bell.badge` is a file `bell.badge.svg` or `bell.badge.svgz`, or the drawing in a symbol set of an
    /// asset catalog, `bell.badge.symbolset`, whatever that is called. It lies in the folder itself, or else anywhere
    /// below it. Only `SymbolDocument` reports which parts of a file are ignored.
    ///
    /// - Parameters:
    ///   - name: The symbol's dotted name, without an extension.
    ///   - folder: The path of the folder.
    ///   - locale: The language whose drawing is preferred; `nil` for none in particular.
    ///   - layoutDirection: The direction of the text around the symbol.
    ///   - limits: The limits on the content of the file.
    /// - Throws: `FileError` where no file, for which the nearest name is suggested, or more than one has the name, or
    ///   where the file cannot be read.
    public init(
        named name: String, in folder: String, locale: SymbolLocale? = nil,
        layoutDirection: LayoutDirection = .leftToRight, limits: ReadLimits = ReadLimits()
    ) throws(FileError) {
        let path = try SymbolFile.path(of: name, in: folder)
        self = try SymbolDocument(
            contentsOf: path, locale: locale, layoutDirection: layoutDirection, limits: limits
        ).symbol
    }

    /// Lists the names of the symbols in a folder, each of which `init(named:in:)` takes.
    ///
    /// - Parameter folder: The path of the folder.
    /// - Returns: The names of all symbols in the folder and anywhere below it, sorted; a name that several files have
    ///   is listed once.
    /// - Throws: `FileError` where the folder, or one below it, cannot be read.
    public static func names(in folder: String) throws(FileError) -> [String] { try SymbolFile.names(in: folder) }
}

/// Finds the file of a symbol by its name.
private enum SymbolFile {
    static func path(of name: String, in folder: String) throws(FileError) -> String {
        let prefix = prefix(of: folder)
        // A name is not a path: one from an untrusted source must not lead out of the folder.
        if Files.isName(name) {
            let candidates = ["\(name).svg", "\(name).svgz"].map { prefix + $0 }
            let path = candidates.first(where: Files.exists) ?? SymbolSet.drawing(of: name, in: prefix)
            if let path { return path }
        }
        return try search(name, below: prefix)
    }

    static func names(in folder: String) throws(FileError) -> [String] {
        let folder = prefix(of: folder)
        let (files, failure) = drawings(below: folder)
        if let failure { throw failure }
        return Set(files.map { InputList.stem(of: folder + $0) }).sorted()
    }

    private static func prefix(of folder: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// Returns the drawings in a folder and below it, and the first error of a folder that cannot be read.
    private static func drawings(below folder: String) -> (files: [String], failure: FileError?) {
        var walk = FolderWalk()
        let files = SymbolSet.drawings(among: walk.files(below: folder), in: folder)
        return (files, walk.failures.first)
    }

    private static func search(_ name: String, below folder: String) throws(FileError) -> String {
        let (files, failure) = drawings(below: folder)
        let found = files.filter { InputList.stem(of: folder + $0) == name }
        if found.count == 1 { return folder + found[0] }
        if found.isEmpty, let failure { throw failure }
        let shown = folder.isEmpty ? "." : folder
        guard found.isEmpty else {
            let names = found.joined(separator: ", ")
            throw FileError(.input, path: shown, message: "contains more than one symbol named \"\(name)\": \(names)")
        }
        // A path or an extension is the likeliest mistake.
        let nearest = InputList.stem(of: name).nearest(in: Set(files.map { InputList.stem(of: folder + $0) }))
        let hint = nearest.map { "; did you mean \($0)?" } ?? ""
        throw FileError(.input, path: shown, message: "contains no symbol named \"\(name)\"\(hint)")
    }
}
