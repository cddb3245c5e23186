public import SymbolFiles
internal import SymbolImaging

/// An output that is not what its sources give.
public struct OutputDifference: Hashable, Sendable, CustomStringConvertible {
    /// The path of the output.
    public let path: String
    /// What is wrong with it, in words.
    public let reason: String

    /// The path and the reason in one line.
    public var description: String { "\(path): \(reason)" }
}

extension SpriteBuild {
    /// Compares the outputs with what their sources give, and writes nothing.
    ///
    /// What is known to be up to date is left out; everything else is drawn, and compared byte by byte. So it does not
    /// matter whether the outputs were made here or come with the sources.
    ///
    /// - Parameter progress: Receives the number of steps done so far, each time one is done.
    /// - Returns: The differences by path, and the errors of inputs and steps.
    /// - Throws: `FileError` as `plan()` does.
    public func check(
        progress: (@Sendable (Int) -> Void)? = nil
    ) throws(FileError) -> (differences: [OutputDifference], failures: [BuildFailure]) {
        let plan = try plan(waiting: false)
        var differences = plan.removals.filter(Files.exists).map {
            OutputDifference(path: $0, reason: "is no longer asked for")
        }
        var failures = plan.failures.map { BuildFailure("\($0)") }
        let steps = Array(plan.phases.joined())
        for outcome in mapInParallel(steps, jobs: settings.jobs, progress: progress, { compare($0, plan.state) }) {
            switch outcome {
            case .success(let found): differences += found
            case .failure(let failure): failures.append(failure)
            }
        }
        return (differences.sorted { $0.path < $1.path }, failures)
    }

    private func compare(_ step: BuildStep, _ known: BuildState) -> Result<[OutputDifference], BuildFailure> {
        do {
            let files = try step.make()
            let differences = try files.compactMap { file -> OutputDifference? in
                let path = file.path
                guard Files.exists(path) else { return OutputDifference(path: path, reason: "is missing") }
                return FileDifference(try Files.read(path), expected: file.bytes).map { difference in
                    OutputDifference(path: path, reason: difference.description)
                }
            }
            let made = Set(files.map(\.path))
            let left = step.others(in: known).filter { !made.contains($0) && Files.exists($0) }
            return .success(differences + left.map { OutputDifference(path: $0, reason: "is no longer asked for") })
        } catch {
            return .failure(BuildFailure(error, input: step.inputs.first ?? file.path))
        }
    }
}

/// How two contents of a file differ, in words.
struct FileDifference: CustomStringConvertible {
    let description: String

    /// Nil where they are the same.
    init?(_ found: [UInt8], expected: [UInt8]) {
        guard found != expected else { return nil }
        description = Self.pixels(found, expected) ?? Self.line(found, expected) ?? "differs from what its sources give"
    }

    private static func pixels(_ found: [UInt8], _ expected: [UInt8]) -> String? {
        guard let expected = try? PNGDecoder().decode(expected) else { return nil }
        guard let found = try? PNGDecoder().decode(found) else { return "is no PNG image, or a damaged one" }
        guard (found.width, found.height) == (expected.width, expected.height) else {
            return "has \(found.width) × \(found.height) pixels, expected \(expected.width) × \(expected.height)"
        }
        let all = expected.bytes.count / 4
        let count = (0..<all).count { found.bytes[4 * $0..<4 * $0 + 4] != expected.bytes[4 * $0..<4 * $0 + 4] }
        return count == 0
            ? "has the right pixels, but is written otherwise"
            : "\(count) of \(all) pixels differ from what its sources give"
    }

    private static func line(_ found: [UInt8], _ expected: [UInt8]) -> String? {
        guard let found = String(validating: found, as: UTF8.self),
            let expected = String(validating: expected, as: UTF8.self)
        else { return nil }
        let lines = found.split(omittingEmptySubsequences: false) { $0.isNewline }
        let others = expected.split(omittingEmptySubsequences: false) { $0.isNewline }
        let place = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let number = place ?? min(lines.count, others.count)
        func text(_ lines: [Substring]) -> String {
            guard number < lines.count else { return "the end" }
            let line = lines[number].drop { $0.isWhitespace }
            return line.count > 60 ? "\(line.prefix(60))…" : String(line)
        }
        return "line \(number + 1) is `\(text(lines))`, expected `\(text(others))`"
    }
}
