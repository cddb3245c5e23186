#if canImport(Testing)
public import Insignia
public import Testing

/// Expects a symbol to look as it did.
///
///     @Test(arguments: [RenderingMode.monochrome, .hierarchical])
///     func badge(mode: RenderingMode) throws {
///         var options = RenderOptions()
///         options.style.mode = mode
///         expectGolden(of: try SymbolDocument(contentsOf: "bell.badge.svg").symbol, options)
///     }
///
/// - Parameters:
///   - symbol: The symbol to draw.
///   - options: The size, variant and colours to draw it in.
///   - name: The name of the golden's files, as in ``expectGolden(of:named:tolerance:record:file:sourceLocation:)``.
///   - tolerance: The allowed differences between pixels; the display list must be equal in any case.
///   - record: What becomes a golden; `nil` leaves that to the test's traits and the environment.
///   - file: The test file.
///   - sourceLocation: The place at which a failure is reported.
/// - Returns: Whether the symbol looks as it did.
@discardableResult
public func expectGolden(
    of symbol: Symbol, _ options: RenderOptions = RenderOptions(), named name: String? = nil,
    tolerance: GoldenTolerance? = nil, record: GoldenRecording? = nil,
    file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    expectGolden(
        of: .symbol(symbol, options), named: name, tolerance: tolerance, record: record, file: file,
        sourceLocation: sourceLocation)
}

/// Expects a symbol, an animation or any other picture to look as it did.
///
/// The picture is compared with the golden beside the test file: `Goldens/<name>.png`, and `Goldens/<name>.golden`, the
/// exact list of what is drawn. Without a name it is that of the test: suites are folders, and arguments follow the
/// function, as in `Goldens/IconTests/badge-hierarchical.png`. Two tests that use one name fail.
///
/// What differs fails the test, with the amount by which it has moved, and so does what has no golden yet. The picture
/// is then kept in `Goldens/Received/` for review, and expected, actual and difference are attached to the test. Run it
/// with `INSIGNIA_RECORD` set to a `GoldenRecording`, such as `missing` or `failed`, to accept what is right; the
/// variable is ignored where `CI` is set.
///
/// - Parameters:
///   - subject: What is drawn.
///   - name: The name of the golden's files in the folder of goldens, where slashes make folders; `nil` derives it from
///     the test that is running.
///   - tolerance: The allowed differences between pixels; `nil` leaves that to the test's traits.
///   - record: What becomes a golden; `nil` leaves that to the test's traits and the environment.
///   - file: The test file.
///   - sourceLocation: The place at which a failure is reported.
/// - Returns: Whether all of the subject looks as it did.
@discardableResult
public func expectGolden(
    of subject: GoldenSubject, named name: String? = nil, tolerance: GoldenTolerance? = nil,
    record: GoldenRecording? = nil,
    file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    let test = RunningTest(file: "\(file)")
    let outcomes = GoldenExpectation.outcomes(of: subject) {
        let recording = try record ?? test.settings.recording ?? .inEnvironment()
        return GoldenExpectation(
            folder: test.folder, name: try name.map { try GoldenName($0) } ?? test.goldenName(),
            tolerance: tolerance ?? test.settings.tolerance ?? .exact, recording: recording, test: test.description)
    }
    for outcome in outcomes { outcome.report(sourceLocation) }
    return outcomes.allSatisfy { $0.failure == nil }
}

extension GoldenExpectation.Outcome {
    fileprivate func report(_ sourceLocation: SourceLocation) {
        // Attachments are public since Swift 6.2; before that, the message alone names the files.
        #if compiler(>=6.2)
        for attachment in attachments {
            Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
        }
        #endif
        if let failure { Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation) }
    }
}
#endif
