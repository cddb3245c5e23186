public import SymbolFiles
internal import SymbolSVG
internal import SymbolTemplate
internal import SymbolText

/// The conversion of hand-drawn icons to templates.
public struct Conversion: Sendable {
    /// The version of the template format, from 3 to 7.
    public var version = 6
    /// Whether the variants that a drawing asks for are composed too.
    public var composesVariants = false
    /// Whether each template is put into a `.symbolset` folder with its description.
    public var makesSymbolSets = false
    /// Whether templates hold all 27 weights and scales, for tools that do not interpolate.
    public var isStatic = false
    /// The paths of drawings of the same icon at the lightest and the boldest weight, or of folders of such drawings.
    ///
    /// In a folder the drawing has the name of the icon, or that name followed by a hyphen and a word: `bell-bold.svg`.
    /// `nil` derives that weight from the strokes.
    public var light, bold: String?
    /// The components, such as `circle` or `badge.plus`, to compose each symbol with; they become part of its name.
    public var components: [String] = []

    /// Creates a conversion to version 6 without variants.
    public init() {}

    /// A template with the name of its file.
    public struct Template: Sendable {
        package let skeleton: Skeleton
        /// The contents of the template's file.
        public let text: String
        /// The name of the symbol, which is that of the file without `.svg`.
        public var name: String { skeleton.name }
    }

    /// Makes the templates of one drawing.
    ///
    /// - Parameter path: The path of the drawing.
    /// - Returns: The symbol, or its composition where there are components, followed by its variants.
    /// - Throws: `FileError` where a file cannot be read, or cannot be composed as requested.
    public func templates(of path: String) throws(FileError) -> [Template] {
        do {
            let base = try skeleton(path).drawn(ultralight: drawing(of: path, light), black: drawing(of: path, bold))
            let suffixes = components.isEmpty ? [] : [components.joined(separator: ".")]
            let variants = composesVariants ? base.variants : []
            let bases = suffixes.isEmpty ? [base] : []
            return try (bases + (suffixes + variants).map { try variant($0, of: base) }).map { skeleton in
                Template(skeleton: skeleton, text: TemplateFile(skeleton, version: version, isStatic: isStatic).text)
            }
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(.format, path: path, message: "\(error)")
        }
    }

    private func skeleton(_ path: String) throws(FileError) -> Skeleton {
        let bytes = try Files.read(path)
        do throws(ReadError) { return try Skeleton(parsing: bytes, name: InputList.stem(of: path)) } catch {
            throw FileError(.format, path: path, message: error.message, at: error.position)
        }
    }

    /// The drawing of an icon in another weight, in a file or in a folder of them; nil where there is no place.
    private func drawing(of path: String, _ place: String?) throws(FileError) -> Skeleton? {
        guard let place else { return nil }
        guard Files.isFolder(place) else { return try skeleton(place) }
        let stem = InputList.stem(of: path)
        let names = try Files.names(in: place).filter { $0.lowercased().hasSuffix(".svg") }
        let candidates =
            names.filter { InputList.stem(of: $0) == stem }
            + names.filter { name in
                let rest = InputList.stem(of: name).dropFirst(stem.count + 1)
                return name.hasPrefix(stem + "-") && !rest.isEmpty && !rest.contains("-")
            }
        guard let name = candidates.first else {
            throw FileError(
                .format, path: path, message: "\(place) has no drawing of it; expected \(stem).svg or \(stem)-….svg")
        }
        return try skeleton(place.hasSuffix("/") ? place + name : "\(place)/\(name)")
    }

    private func variant(_ suffix: String, of base: Skeleton) throws(ValueError) -> Skeleton {
        guard let components = Component.list(suffix) else {
            throw ValueError("no components make \"\(suffix)\"; expected \(Component.suffixes.joined(separator: ", "))")
        }
        return base.composed(components, suffix: suffix)
    }

    /// The files of a template below a folder: the template and, for a symbol set, its description.
    public func files(of template: Template, in folder: String) -> [(path: String, bytes: [UInt8])] {
        let bytes = Array(template.text.utf8)
        guard makesSymbolSets else { return [("\(folder)\(template.name).svg", bytes)] }
        let set = "\(folder)\(template.name).symbolset/"
        let contents = JSONValue.object([
            ("info", .catalogInfo),
            ("symbols", .array([.object([("filename", .string("\(template.name).svg")), ("idiom", "universal")])]))
        ])
        return [("\(set)\(template.name).svg", bytes), ("\(set)Contents.json", contents.bytes)]
    }
}
