public import SymbolModel
internal import SymbolTemplate
public import SymbolText

extension Symbol {
    /// Reads the symbol with a name from a folder, for instance from the resources of a SwiftPM target.
    ///
    ///     let bell = try Symbol(named: "bell.badge", in: Bundle.module.bundlePath + "/Symbols")
    ///
    /// The symbol `bell.badge` is a file `bell.badge.svg` or `bell.badge.svgz`, or in a symbol set of an asset catalog,
    /// `bell.badge.symbolset/bell.badge.svg`. It lies in the folder itself, or else anywhere below it. Only
    /// `SymbolDocument` reports which parts of a file are ignored.
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
}

/// Finds the file of a symbol by its name.
private enum SymbolFile {
    static func path(of name: String, in folder: String) throws(FileError) -> String {
        let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        // A name is not a path: one from an untrusted source must not lead out of the folder.
        if !name.isEmpty, !name.utf8.contains(where: { [0, UInt8(ascii: "/")].contains($0) }) {
            let candidates = ["\(name).svg", "\(name).svgz", "\(name).symbolset/\(name).svg"].map { prefix + $0 }
            if let path = candidates.first(where: Files.exists) { return path }
        }
        return try search(name, below: prefix)
    }

    private static func search(_ name: String, below folder: String) throws(FileError) -> String {
        var walk = FolderWalk()
        let files = walk.files(below: folder).filter(InputList.isDrawing)
        let found = files.filter { InputList.stem(of: $0) == name }
        if found.count == 1 { return folder + found[0] }
        if found.isEmpty, let failure = walk.failures.first { throw failure }
        let shown = folder.isEmpty ? "." : folder
        guard found.isEmpty else {
            let names = found.joined(separator: ", ")
            throw FileError(.input, path: shown, message: "contains more than one symbol named \"\(name)\": \(names)")
        }
        let nearest = name.nearest(in: Set(files.map(InputList.stem(of:))))
        let hint = nearest.map { "; did you mean \($0)?" } ?? ""
        throw FileError(.input, path: shown, message: "contains no symbol named \"\(name)\"\(hint)")
    }
}
