#if canImport(Testing)
public import Insignia
public import Testing

/// Expects a symbol to look as it did.
///
/// The symbol is compared with `Goldens/<name>.png` and `Goldens/<name>.golden` beside the test file.
///
/// Where there is no golden yet, the expectation fails and keeps the drawing in `Goldens/Received/` for review. Set
/// `INSIGNIA_RECORD=1` to record it, which is refused where `CI` is set. Where the drawing differs, the expected,
/// actual and difference pictures are attached to the test.
///
/// - Parameters:
///   - symbol: The symbol to draw.
///   - options: The size, variant and colours to draw it in.
///   - name: The name of the golden's files.
///   - tolerance: The allowed differences between pixels; the display list must be equal in any case.
///   - file: The test file.
///   - sourceLocation: The place at which a failure is reported.
/// - Returns: Whether the symbol looks as it did.
@discardableResult
public func expectGolden(
    _ symbol: Symbol, _ options: RenderOptions = RenderOptions(), named name: String,
    tolerance: GoldenTolerance = .exact,
    file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    let outcome = GoldenExpectation(file: "\(file)", name: name, tolerance: tolerance).check(symbol, options)
    for attachment in outcome.attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: sourceLocation)
    }
    guard let failure = outcome.failure else { return true }
    Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    return false
}
#endif
