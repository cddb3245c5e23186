public import SymbolFiles
internal import SymbolModel
internal import SymbolSVG
internal import SymbolTemplate
public import SymbolText

/// The conversion of hand-drawn icons to templates, and of templates to other forms of themselves.
public struct Conversion: Sendable {
    /// The way in which a template holds its weights and scales.
    public enum Form: String, CaseIterable, Hashable, Sendable {
        /// Three masters are drawn, and the others are interpolated.
        case variable
        /// All 27 are drawn, for tools that do not interpolate.
        case `static`
    }

    /// The version of the template format, from 3 to 7.
    ///
    /// `nil` leaves templates theirs, and stands for 6 with icons, or for 7 where a symbol is drawn by value, which
    /// older versions cannot hold.
    public var version: Int?
    /// Whether the variants that a drawing asks for are composed too.
    public var composesVariants = false
    /// Whether each template is put into a `.symbolset` folder with its description.
    public var makesSymbolSets = false
    /// How weights and scales are held; `nil` makes icons variable and leaves templates the cells that they draw.
    public var form: Form?
    /// The paths of drawings of the same icon at the lightest and the boldest weight, or of folders of such drawings.
    ///
    /// In a folder the drawing has the name of the icon, or that name followed by a hyphen and a word: `bell-bold.svg`.
    /// `nil` derives that weight from the strokes.
    public var light, bold: String?
    /// The components, such as `circle` or `badge.plus`, to compose each symbol with; they become part of its name.
    public var components: [String] = []

    /// How much each file may hold.
    public var limits = ReadLimits()

    /// Creates a conversion that composes nothing.
    public init() {}

    /// A template with the name of its file.
    public struct Template: Sendable {
        /// The name of the symbol, which is that of the file without `.svg`.
        public let name: String
        /// The contents of the template's file.
        public let text: String
        /// What the template cannot hold of its source, or holds in another way.
        public internal(set) var diagnostics: [Diagnostic]
        let label: String?
        var categories: [String] = []
        var keywords: [String] = []
        /// The symbol that this is a variant of; nil for one that is drawn itself.
        var variantOf: String?
        /// The mode that the symbol prefers; nil for none.
        var renderingMode: LayerMode?
    }

    /// Makes the templates of one drawing, or of a template.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The symbol, or its composition where there are components, followed by its variants.
    /// - Throws: `FileError` where a file cannot be read, or cannot be composed as requested, or where the format has
    ///   no such version.
    public func templates(of path: String) throws(FileError) -> [Template] {
        try templates(of: try Files.read(path, limits), at: path)
    }

    /// Makes the templates of a drawing whose bytes are at hand.
    package func templates(of bytes: [UInt8], at path: String) throws(FileError) -> [Template] {
        let name = InputList.stem(of: path)
        do {
            if let version, !TemplateFile.versions.contains(version) {
                let (first, last) = (TemplateFile.versions.lowerBound, TemplateFile.versions.upperBound)
                throw ValueError("cannot be written in version \(version) of the format; expected \(first) to \(last)")
            }
            if let document = try SymbolDocument(parsingTemplate: bytes, name: name, limits: limits) {
                return [try template(of: document)]
            }
            return try templates(of: Skeleton(parsing: bytes, name: name, limits: limits), at: path)
        } catch let error as FileError {
            throw error
        } catch let error as ReadError {
            throw FileError(.format, path: path, message: error.message, at: error.position)
        } catch {
            throw FileError(.format, path: path, message: "\(error)")
        }
    }

    private func templates(of icon: Skeleton, at path: String) throws -> [Template] {
        var base = try icon.drawn(ultralight: drawing(of: path, light), black: drawing(of: path, bold))
        if light == nil, bold == nil, base.isFilledThroughout {
            if let emboldened = base.emboldened() {
                base = emboldened
            } else {
                base.diagnostics.append(
                    Diagnostic(
                        .conversion, "too many outlines to draw in other weights, so all weights are alike",
                        help: "draw other weights and give them with `light` and `bold`"))
            }
        }
        let variants = try (composesVariants ? base.variants : []).map { try variant($0, of: base) }
        let suffix = components.joined(separator: ".")
        if !components.isEmpty { try Component.refuse(try Self.components(suffix), for: base.name) }
        let drawn = components.isEmpty ? base : try variant(suffix, of: base, inside: true)
        return ([drawn] + variants).map { skeleton in
            let drawing = TemplateDrawing(skeleton)
            let version = version ?? drawing.neededVersion
            var template = Template(
                skeleton, text: TemplateFile(drawing, version: version, isStatic: form == .static).text)
            template.diagnostics += Self.losses(of: drawing.artwork, in: version)
            return template
        }
    }

    private func skeleton(_ path: String) throws(FileError) -> Skeleton {
        let bytes = try Files.read(path, limits)
        do throws(ReadError) {
            return try Skeleton(parsing: bytes, name: InputList.stem(of: path), limits: limits)
        } catch {
            throw FileError(.format, path: path, message: error.message, at: error.position)
        }
    }

    /// The drawing of an icon in another weight, in a file or in a folder of them; nil where there is no place.
    private func drawing(of path: String, _ place: String?) throws(FileError) -> Skeleton? {
        guard let place else { return nil }
        guard Files.isFolder(place) else { return try skeleton(place) }
        let stem = InputList.stem(of: path)
        let names = try Files.names(in: place).filter(InputList.isDrawing)
        let name =
            names.first { InputList.stem(of: $0) == stem }
            ?? names.first { name in
                let rest = InputList.stem(of: name).dropFirst(stem.count + 1)
                return name.hasPrefix(stem + "-") && !rest.isEmpty && !rest.contains("-")
            }
        guard let name else {
            throw FileError(
                .format, path: path, message: "\(place) has no drawing of it; expected \(stem).svg or \(stem)-….svg")
        }
        return try skeleton(place.hasSuffix("/") ? place + name : "\(place)/\(name)")
    }

    /// A variant of a drawing, which is filled where that is asked for though it does not say how.
    ///
    /// Inside an enclosure that is so only where it is asked for: a drawing that names its variants says what it fills.
    private func variant(
        _ suffix: String, of base: Skeleton, inside: Bool = false
    ) throws(ValueError) -> Skeleton {
        let components = try Self.components(suffix)
        let isEnclosed = components.contains { if case .enclosure = $0 { true } else { false } }
        guard components.contains(.fill), !base.statesFill else {
            return base.composed(components, suffix: suffix)
        }
        guard isEnclosed else { return try base.inferringFill().composed(components, suffix: suffix) }
        // What cannot be filled is cut out of the enclosure as it is.
        var filled = inside ? (try? base.inferringFill()) ?? base : base
        filled.diagnostics = base.diagnostics
        return filled.composed(components, suffix: suffix)
    }

    static func components(_ suffix: String) throws(ValueError) -> [Component] {
        guard let components = Component.list(suffix) else {
            throw ValueError("no components make \"\(suffix)\"; expected \(Component.suffixes.joined(separator: ", "))")
        }
        return components
    }

    /// The files of a template below a folder: the template and, for a symbol set, its description.
    public func files(of template: Template, in folder: String) -> [(path: String, bytes: [UInt8])] {
        let bytes = Array(template.text.utf8)
        guard makesSymbolSets else { return [("\(folder)\(template.name).svg", bytes)] }
        let set = "\(folder)\(template.name).symbolset/"
        let contents = SymbolSet.contents(holding: "\(template.name).svg", preferring: template.renderingMode)
        return [("\(set)\(template.name).svg", bytes), ("\(set)Contents.json", contents.bytes)]
    }
}

extension Conversion.Template {
    init(_ skeleton: Skeleton, text: String) {
        self.init(name: skeleton.name, text: text, diagnostics: skeleton.diagnostics, label: skeleton.title)
        (categories, keywords) = (skeleton.categories, skeleton.keywords)
        renderingMode = skeleton.renderingMode
        variantOf = skeleton.isVariant ? skeleton.stem : nil
    }
}
