#if canImport(Testing)
public import Insignia
public import Testing

/// Expects a symbol to look like its golden.
///
///     @Test(arguments: [RenderingMode.monochrome, .hierarchical])
///     func badge(mode: RenderingMode) throws {
///         var options = RenderOptions()
///         options.style.mode = mode
///         expectGolden(of: try SymbolDocument(contentsOf: "bell.badge.svg").symbol, options: options)
///     }
///
/// - Parameters:
///   - symbol: The symbol to draw.
///   - options: The size, variant and colours in which to draw it.
///   - name: The name of the golden, as in ``expectGolden(of:named:tolerance:record:file:sourceLocation:)``.
///   - tolerance: The allowed differences between pixels; the display list must be equal in any case.
///   - record: The goldens to record; `nil` leaves that to the traits of the test and the environment.
///   - file: The path of the test file.
///   - sourceLocation: The location at which a failure is reported.
/// - Returns: Whether the symbol looks like its golden.
@discardableResult
public func expectGolden(
    of symbol: Symbol, options: RenderOptions = RenderOptions(), named name: String? = nil,
    tolerance: GoldenTolerance? = nil, record: GoldenRecording? = nil,
    file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    expectGolden(
        of: .symbol(symbol, options: options), named: name, tolerance: tolerance, record: record, file: file,
        sourceLocation: sourceLocation)
}

/// Expects a symbol, an animation or any other picture to look like its golden.
///
/// The picture is compared with the golden beside the test file: the image `Goldens/<name>.png`, and the exact display
/// list `Goldens/<name>.golden`. By default, the name is derived from the test: suites become folders, and arguments
/// follow the function, as in `Goldens/IconTests/badge-hierarchical.png`. Two tests that use the same name fail.
///
/// A picture that differs fails the test, with the amount by which it has moved, and so does one without a golden. The
/// picture is then kept in `Goldens/Received/` for review, and the expected and actual pictures and their difference
/// are attached to the test. To accept it, run the test with `INSIGNIA_RECORD` set to a `GoldenRecording`, such as
/// `missing` or `failed`; the variable is ignored where `CI` is set.
///
/// - Parameters:
///   - subject: The picture or pictures to compare.
///   - name: The name of the golden in the folder of goldens, where slashes make folders; `nil` derives it from the
///     running test.
///   - tolerance: The allowed differences between pixels; `nil` leaves that to the traits of the test.
///   - record: The goldens to record; `nil` leaves that to the traits of the test and the environment.
///   - file: The path of the test file.
///   - sourceLocation: The location at which a failure is reported.
/// - Returns: Whether all pictures of the subject look like their goldens.
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
        // Attachments are public since Swift 6.2; before that, only the message names the files.
        #if compiler(>=6.2)
        for attachment in attachments {
            Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
        }
        #endif
        if let failure { Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation) }
    }
}
#endif
