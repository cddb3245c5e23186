package import ArgumentParser

/// Arguments that can contradict one another.
///
/// The parser would call a method named `validate` before it looks for unknown options, and so report what an option is
/// missing instead of the mistyped name of another one. `checkCombination` is called once all arguments are known.
package protocol CheckedArguments: ParsableArguments {
    /// Throws `ValidationError` where the arguments cannot be combined, or others are needed.
    func checkCombination() throws
}
