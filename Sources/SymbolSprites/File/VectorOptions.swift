internal import SymbolFiles

/// The options of an output of vector images or of names.
struct VectorOptions: Sendable {
    /// The form of an image set's images.
    enum Format: String, CaseIterable, Sendable { case png, svg }

    /// How an app colours an image (Apple, Asset Catalog Format Reference: `template-rendering-intent`).
    enum Intent: String, CaseIterable, Sendable { case original, template }

    /// The text that precedes names which share a name space with others.
    private(set) var prefix: String?
    private(set) var format = Format.png
    private(set) var intent: Intent?
    /// The package of the Kotlin file.
    private(set) var package: String?
    /// The keys that were given, with their nodes.
    private(set) var given: [(word: String, node: YAMLNode)] = []

    static let uses: [SpriteOutput.KeyUse] = [
        ("prefix", [.svg, .svgs, .iconify, .module]), ("format", [.xcassets]), ("render-as", [.xcassets]),
        ("package", [.kotlin])
    ]
    static let keys = uses.map(\.word)

    mutating func read(
        _ word: String, _ key: YAMLNode, _ value: YAMLNode, _ kind: SpriteOutput.Kind, _ file: YAMLFile
    ) throws(FileError) {
        given.append((word, key))
        switch word {
        case "prefix" where kind == .iconify: prefix = try file.value(value, of: "a prefix", Self.iconifyPrefix)
        case "prefix": prefix = try file.value(value, of: "a prefix", Self.prefix)
        case "format": format = try file.value(value, of: "png or svg", ValueSyntax.choice)
        case "render-as": intent = try file.value(value, of: "original or template", ValueSyntax.choice)
        default: package = try file.value(value, of: "a package", Self.package)
        }
    }

    private static func prefix(_ text: String) throws(ValueError) -> String {
        guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) else {
            throw ValueError("expected letters, digits, - and _")
        }
        return text
    }

    private static func iconifyPrefix(_ text: String) throws(ValueError) -> String {
        guard !text.isEmpty, IconifyIcons.name(of: text) == text else {
            throw ValueError("expected lower-case letters and digits, with single dashes between them")
        }
        return text
    }

    private static func package(_ text: String) throws(ValueError) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ Identifier.isPlain($0) && !Identifier.javaKeywords.contains(String($0)) }) else {
            throw ValueError("expected a package such as com.example.icons")
        }
        return text
    }
}
