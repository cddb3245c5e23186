internal import Insignia
internal import InsigniaCommand

extension PreviewSite {
    func libraryJSON() -> JSONValue {
        .object([
            ("revision", .number(Double(library.revision))), ("title", .string(library.title)),
            ("version", .string(RendererIdentity.version)),
            ("symbols", .array(library.entries.map(\.json))),
            ("failures", .strings(library.failures.map { "\($0)" })), ("effects", .strings(EffectSpec.names)),
            ("choices", .object(Self.choices))
        ])
    }

    /// The values of the options that are enumerations, in order.
    private static let choices: [(String, JSONValue)] = [
        ("weight", .strings(Weight.allCases.compactMap { $0.name?.lowercased() })), ("scale", names(Scale.self)),
        ("rendering-mode", names(RenderingMode.self)), ("color-rendering", names(ColorRendering.self)),
        ("variable-mode", names(VariableValueMode.self)), ("inactive", names(InactiveLayers.self)),
        ("appearance", .strings(["light", "dark"])), ("text-style", names(TextStyle.self)),
        ("dynamic-type", names(DynamicTypeSize.self)), ("platform", names(Platform.self)),
        ("layout-direction", names(LayoutDirection.self)), ("canvas", names(CanvasKind.self)),
        ("baseline", names(BaselinePlacement.self)), ("simulate", names(ColorVision.self)),
        ("grid", names(ContactSheetAxis.self)), ("format", names(AnimationOutputFormat.self))
    ]

    private static func names<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> JSONValue {
        .strings(type.allCases.map(\.rawValue))
    }

    /// Returns the symbols that match the words of a query, best first, with the place where each word was found.
    func search(_ query: Query) -> JSONValue {
        let text = query["q"] ?? ""
        let words = SearchWords([text])
        let entries = library.entries
        // Several symbols may have one name.
        var ids = Dictionary(grouping: entries.reversed(), by: \.searched.name).mapValues { $0.map(\.id) }
        let found = Catalog(symbols: entries.map(\.searched)).search(text)
        return .array(
            found.compactMap { entry in
                ids[entry.name]?.popLast().map { id in
                    .object([("id", .string(id)), ("matches", .array((entry.matches(words) ?? []).map(\.json)))])
                }
            })
    }
}

extension Catalog.Entry.Match {
    /// The word, and the text and its place in which it was found.
    fileprivate var json: JSONValue {
        .object([("word", .string(word)), ("where", .string(field.rawValue)), ("text", .string(text))])
    }
}
