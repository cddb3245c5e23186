public import SymbolFiles
internal import SymbolSVG
internal import SymbolTemplate
internal import SymbolText

/// Icons made into templates.
public struct Conversion: Sendable {
    public var version = 6
    /// Whether the variants that skeletons ask for are composed too.
    public var composesVariants = false
    /// Whether each template lies in a `.symbolset` folder with its description.
    public var makesSymbolSets = false
    /// Whether templates hold all 27 weights and scales, for tools that do not interpolate.
    public var isStatic = false
    /// Files with the same icon drawn lighter and bolder; nil draws those weights from the strokes.
    public var light, bold: String?
    /// Components for all; the files' names carry them.
    public var components: [String] = []

    public init() {}

    /// A template with the name that its file has.
    public struct Template: Sendable {
        public let skeleton: Skeleton
        public let text: String
        public var name: String { skeleton.name }
    }

    /// - Throws: `FileError` for what cannot be read, or composed as the file asks.
    public func templates(of path: String) throws(FileError) -> [Template] {
        do {
            let base = try skeleton(path).drawn(ultralight: light.map(skeleton), black: bold.map(skeleton))
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

    private func variant(_ suffix: String, of base: Skeleton) throws(ValueError) -> Skeleton {
        guard let components = Component.list(suffix) else {
            throw ValueError("no components make \"\(suffix)\"; expected \(Component.suffixes.joined(separator: ", "))")
        }
        return base.composed(components, suffix: suffix)
    }

    /// The files of a template below a folder: the template, and for a symbol set its description.
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
