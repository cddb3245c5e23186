#if canImport(Testing)
internal import Insignia
internal import Testing

/// The test that is running, as goldens see it: it names them, and its traits say how they are compared.
struct RunningTest {
    let settings: GoldensTrait
    let folder: String
    private let file: String
    private let id: Test.ID?
    /// What the test is called with; nil where that cannot be told.
    private let arguments: [String]?

    init(file: String) {
        self.file = file
        id = Test.current?.id
        settings = GoldensTrait.merged(Test.current?.traits ?? [])
        folder = GoldenPlace.folder(settings.folder, besideFile: file)
        arguments = Test.Case.current?.argumentTexts ?? []
    }

    /// The name of a golden that the test gives no other.
    func goldenName() throws -> GoldenName {
        guard let id, let function = id.nameComponents.last else {
            throw UnnamedGolden(reason: "no test is known to be running in this task")
        }
        guard let arguments else { throw UnnamedGolden(reason: "the arguments of the test cannot be told") }
        let suites = id.nameComponents.dropLast()
        return try GoldenName(
            suites: suites.isEmpty ? [GoldenPlace.suite(ofFile: file)] : Array(suites), function: function,
            arguments: arguments)
    }

    /// What tells the test and its arguments from all others.
    var description: String {
        guard let id else { return "a test in \(GoldenPlace.suite(ofFile: file))" }
        let arguments = arguments ?? []
        return id.nameComponents.joined(separator: "/")
            + (arguments.isEmpty ? "" : " with \(arguments.joined(separator: ", "))")
    }
}

/// An error for a golden whose name cannot be derived.
struct UnnamedGolden: Error, CustomStringConvertible {
    let reason: String
    var description: String { "give the golden a name with named:, since \(reason)" }
}

extension Test.Case {
    /// The arguments as parts of a name; nil where there are some that cannot be found.
    ///
    /// Swift Testing has no public way to ask for them, so they are looked up by reflection, and a name must be given
    /// should that fail with a later version.
    fileprivate var argumentTexts: [String]? {
        guard isParameterized else { return [] }
        let kind = Mirror(reflecting: self).descendant("_kind", 0, "arguments")
        guard let arguments = kind.map({ Mirror(reflecting: $0).children.map(\.value) }), !arguments.isEmpty else {
            return nil
        }
        let values = arguments.compactMap { Mirror(reflecting: $0).descendant("value") }
        return values.count == arguments.count ? values.map(Self.text) : nil
    }

    private static func text(of value: Any) -> String {
        if let symbol = value as? Symbol { return symbol.name }
        return (value as? any CustomTestStringConvertible)?.testDescription ?? GoldenName.text(of: value)
    }
}
#endif
