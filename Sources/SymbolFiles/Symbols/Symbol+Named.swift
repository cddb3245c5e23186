public import SymbolModel
internal import SymbolTemplate
public import SymbolText

extension Symbol {
    /// Reads the symbol of a name from a folder, such as one among the resources of a SwiftPM target.
    ///
    ///     let bell = try Symbol(named: "bell.badge", in: Bundle.module.bundlePath + "/Symbols")
    ///
    /// The symbol `bell.badge` is a file `bell.badge.svg` or `bell.badge.svgz`, or in a symbol set as asset catalogs
    /// have it, `bell.badge.symbolset/bell.badge.svg`. It lies in the folder itself, or else anywhere below it.
    /// What is left out of a file is told by `SymbolDocument` alone.
    ///
    /// - Parameters:
    ///   - name: The symbol's dotted name, without an extension.
    ///   - folder: The path of the folder.
    ///   - locale: The language whose drawing is wanted; `nil` for none in particular.
    ///   - layoutDirection: The direction of the text around the symbol.
    ///   - limits: How much the file may hold.
    /// - Throws: `FileError` where no file or more than one has the name, with the nearest name there is, or where the
    ///   file cannot be read.
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
        // A name is no path: whoever takes it from others does not want it to lead out of the folder.
        if !name.isEmpty, !name.utf8.contains(where: { [0, UInt8(ascii: "/")].contains($0) }) {
            let places = ["\(name).svg", "\(name).svgz", "\(name).symbolset/\(name).svg"].map { prefix + $0 }
            if let path = places.first(where: Files.exists) { return path }
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
            throw FileError(.input, path: shown, message: "holds more than one symbol named \"\(name)\": \(names)")
        }
        let nearest = name.nearest(in: Set(files.map(InputList.stem(of:))))
        let hint = nearest.map { "; did you mean \($0)?" } ?? ""
        throw FileError(.input, path: shown, message: "holds no symbol named \"\(name)\"\(hint)")
    }
}
