import ArgumentParser

/// Refuses options that can have no effect as they are given, whatever the symbol.
///
/// - Parameters:
///   - options: The options by name, with whether they are given.
///   - reason: What the options need or what excludes them, said behind the name of the one that is given.
/// - Throws: `ValidationError` for the first option that is given.
func refuseIdle(_ options: KeyValuePairs<String, Bool>, _ reason: String) throws {
    if let (option, _) = options.first(where: \.value) { throw ValidationError("\(option) \(reason)") }
}
