public import SymbolFiles
internal import SymbolModel
internal import SymbolSVG
internal import SymbolTemplate
public import SymbolText

/// The conversion of hand-drawn icons to templates, and of templates to other versions and forms.
public struct Conversion: Sendable {
    /// The set of weights and scales that a template draws.
    public enum Form: String, CaseIterable, Hashable, Sendable {
        /// Three masters are drawn, from which the other weights and scales are interpolated.
        case variable
        /// All 27 combinations of weight and scale are drawn, for tools that do not interpolate.
        case `static`
    }

    /// The version of the template format, from 3 to 7.
    ///
    /// When `nil`, templates keep their version, and icons get version 6, or 7 when the symbol is drawn by value, which
    /// older versions do not support.
    public var version: Int?
    /// Whether the variants that a drawing requests are composed too.
    public var composesVariants = false
    /// Whether each template is put into a `.symbolset` folder with its description.
    public var makesSymbolSets = false
    /// The form of the templates; when `nil`, icons become variable and templates keep the cells that they draw.
    public var form: Form?
    /// The paths of drawings of the same icon at the lightest and the boldest weight, or of folders of such drawings.
    ///
    /// In a folder, the drawing has the name of the icon, or that name followed by a hyphen and a word:
    /// `bell-bold.svg`. When `nil`, the weight is derived from the strokes.
    public var light, bold: String?
    /// The components, such as `circle` or `badge.plus`, with which each symbol is composed; they become part of its
    /// name.
    public var components: [String] = []

    /// Limits on the size and complexity of each file.
    public var limits = ReadLimits()

    /// Creates a conversion without components or variants.
    public init() {}

    /// A template with the name of its file.
    public struct Template: Sendable {
        /// The name of the symbol, which is the name of the file without `.svg`.
        public let name: String
        /// The contents of the template's file.
        public let text: String
        /// Diagnostics about what the template cannot represent, or represents differently from its source.
        public internal(set) var diagnostics: [Diagnostic]
        let label: String?
        var categories: [String] = []
        var keywords: [String] = []
        /// The symbol of which this is a variant; nil for a symbol that is drawn itself.
        var variantOf: String?
        /// The rendering mode that the symbol prefers; nil for none.
        var renderingMode: LayerMode?
    }

    /// Converts a drawing, or rewrites a template.
    ///
    /// In a `.symbolset` folder, the preferred rendering mode is the one that its `Contents.json` names.
    ///
    /// - Parameters:
    ///   - path: The path of the file, or `-` for standard input.
    ///   - name: The name of the symbol; when `nil`, it is the name of the file, or `stdin`.
    /// - Returns: The symbol, composed with any components, followed by its variants.
    /// - Throws: `FileError` when a file cannot be read or cannot be composed as requested, or when the format has no
    ///   such version.
    public func templates(of path: String, named name: String? = nil) throws(FileError) -> [Template] {
        let bytes = try Files.read(path, limits)
        return try templates(
            parsing: bytes, path: path, named: name, preferring: try SymbolSet.preference(ofFile: path))
    }

    /// Converts the bytes of a drawing, or rewrites those of a template.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - path: The path that errors name; it need not exist.
    ///   - name: The name of the symbol; when `nil`, it is the name of the file in `path`.
    /// - Returns: The symbol, composed with any components, followed by its variants.
    /// - Throws: `FileError` when the bytes cannot be read or cannot be composed as requested, or when the format has
    ///   no such version.
    public func templates(
        parsing bytes: [UInt8], path: String, named name: String? = nil
    ) throws(FileError) -> [Template] {
        try templates(parsing: bytes, path: path, named: name, preferring: nil)
    }

    private func templates(
        parsing bytes: [UInt8], path: String, named name: String?, preferring preference: SymbolSet.Preference?
    ) throws(FileError) -> [Template] {
        let name = name ?? InputList.stem(of: path)
        do {
            if let version, !TemplateFile.versions.contains(version) {
                let (first, last) = (TemplateFile.versions.lowerBound, TemplateFile.versions.upperBound)
                throw ValueError("cannot be written in version \(version) of the format; expected \(first) to \(last)")
            }
            if var document = try SymbolDocument(parsingTemplate: bytes, name: name, limits: limits) {
                document.prefer(preference)
                return [try template(of: document)]
            }
            var icon = try Skeleton(parsing: bytes, name: name, limits: limits)
            if let preference {
                icon.renderingMode = preference.mode
                icon.diagnostics += preference.diagnostics
            }
            return try templates(of: icon, at: path)
        } catch let error as FileError {
            throw error
        } catch let error as ReadError {
            throw FileError(.format, path: path, message: error.message, at: error.position)
        } catch {
            throw FileError(.format, path: path, message: "\(error)")
        }
    }

    private func templates(of icon: Skeleton, at path: String) throws -> [Template] {
        let base = try inAllWeights(icon, at: path)
        let variants = try (composesVariants ? base.variants : []).map { try variant($0, of: base) }
        let suffix = components.joined(separator: ".")
        if !components.isEmpty { try Component.reject(try Self.components(suffix), for: base.name) }
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

    /// Returns an icon as it looks in all weights, of which others may be drawn, or else are derived from its outlines.
    private func inAllWeights(_ icon: Skeleton, at path: String) throws -> Skeleton {
        var drawn = try icon.drawn(ultralight: drawing(of: path, light), black: drawing(of: path, bold))
        guard light == nil, bold == nil, drawn.hasFilledOutlines else { return drawn }
        if let emboldened = drawn.emboldened() { return emboldened }
        drawn.diagnostics.append(
            Diagnostic(
                .conversion,
                "the drawing has too many filled outlines to derive other weights from, so they look the same in all",
                help: "draw other weights and pass them with `light` and `bold`"))
        return drawn
    }

    private func skeleton(_ path: String) throws(FileError) -> Skeleton {
        let bytes = try Files.read(path, limits)
        do throws(ReadError) {
            return try Skeleton(parsing: bytes, name: InputList.stem(of: path), limits: limits)
        } catch {
            throw FileError(.format, path: path, message: error.message, at: error.position)
        }
    }

    /// Returns the drawing of an icon in another weight, from a file or a folder of drawings; nil when no location is
    /// given.
    private func drawing(of path: String, _ location: String?) throws(FileError) -> Skeleton? {
        guard let location else { return nil }
        guard Files.isFolder(location) else { return try skeleton(location) }
        let stem = InputList.stem(of: path)
        let names = try Files.names(in: location).filter(InputList.isDrawing)
        let name =
            names.first { InputList.stem(of: $0) == stem }
            ?? names.first { name in
                let rest = InputList.stem(of: name).dropFirst(stem.count + 1)
                return name.hasPrefix(stem + "-") && !rest.isEmpty && !rest.contains("-")
            }
        guard let name else {
            throw FileError(
                .format, path: path,
                message: "\(location) contains no drawing of this icon; expected \(stem).svg or \(stem)-….svg")
        }
        return try skeleton(location.hasSuffix("/") ? location + name : "\(location)/\(name)")
    }

    /// Returns a variant of a drawing, with its fill inferred when the variant is filled but the drawing does not
    /// specify how.
    ///
    /// Inside an enclosure the fill is only inferred on request, because a drawing that names its variants specifies
    /// what they fill.
    private func variant(
        _ suffix: String, of base: Skeleton, inside: Bool = false
    ) throws(ValueError) -> Skeleton {
        let components = try Self.components(suffix)
        let isEnclosed = components.contains { if case .enclosure = $0 { true } else { false } }
        guard components.contains(.fill), !base.specifiesFill else {
            return base.composed(components, suffix: suffix)
        }
        guard isEnclosed else { return try base.inferringFill().composed(components, suffix: suffix) }
        // A drawing that cannot be filled is cut out of the enclosure as it is.
        var filled = inside ? (try? base.inferringFill()) ?? base : base
        filled.diagnostics = base.diagnostics
        return filled.composed(components, suffix: suffix)
    }

    static func components(_ suffix: String) throws(ValueError) -> [Component] {
        guard let components = Component.list(suffix) else {
            throw ValueError(
                "\"\(suffix)\" is not made of known components; expected \(Component.suffixes.joined(separator: ", "))")
        }
        return components
    }

    /// Returns the files of a template in a folder: the template and, for a symbol set, its description.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - folder: The path of the folder, or an empty text for paths in the current one.
    /// - Returns: The path and the contents of each file.
    public func files(of template: Template, in folder: String) -> [(path: String, bytes: [UInt8])] {
        let bytes = Array(template.text.utf8)
        let folder = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        guard makesSymbolSets else { return [("\(folder)\(template.name).svg", bytes)] }
        let set = "\(folder)\(template.name).symbolset/"
        let contents = SymbolSet.contents(of: "\(template.name).svg", preferring: template.renderingMode)
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
