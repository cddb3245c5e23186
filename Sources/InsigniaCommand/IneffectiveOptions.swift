import ArgumentParser

/// Rejects options that cannot have an effect in their combination, whatever the symbol.
///
/// - Parameters:
///   - options: The options by name, with whether they are given.
///   - reason: What the options need or cannot be combined with, as the predicate of a sentence about the option.
/// - Throws: `ValidationError` for the first option that is given.
func rejectIneffective(_ options: KeyValuePairs<String, Bool>, _ reason: String) throws {
    if let (option, _) = options.first(where: \.value) { throw ValidationError("\(option) \(reason)") }
}
