/// A programming language in which the names of symbols are written down.
enum NamesLanguage: String, Sendable {
    case swift, kotlin, typescript, c

    private var writer: any NamesWriter.Type {
        switch self {
        case .swift: SwiftNames.self
        case .kotlin: KotlinNames.self
        case .typescript: TypeScriptNames.self
        case .c: CNames.self
        }
    }

    /// What stands for a symbol; empty where its name has nothing that an identifier could.
    func identifier(of name: String) -> String { writer.identifier(of: name) }

    /// The name of the type, from that of the file.
    func type(of stem: String) -> String { writer.type(of: stem) }

    /// Whether a type may be named so: not as one that the text refers to, nor as the language itself does.
    func isFree(type: String) -> Bool { type.first?.isNumber == false && !writer.takenTypes.contains(type) }

    func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String {
        writer.text(symbols, type: type, package: package)
    }

    static let head = "// Written by insignia: changes are lost.\n"
}

/// Writes a source file of names.
protocol NamesWriter {
    static func identifier(of name: String) -> String
    static func type(of stem: String) -> String
    /// What a type cannot be named.
    static var takenTypes: Set<String> { get }
    static func text(_ symbols: [NamedSymbol], type: String, package: String?) -> String
}

extension NamesWriter {
    static func type(of stem: String) -> String { Identifier.pascalCase(stem) }
    static var takenTypes: Set<String> { [] }
}
