#if canImport(Testing)
public import Insignia
public import Testing

/// Expects a symbol to look as it did: holds it against `Goldens/<name>.png` and `.golden` beside the test file.
///
/// Where there is no golden yet the expectation fails and keeps the drawing in `Goldens/Received/` for review; set
/// `INSIGNIA_RECORD=1` to record it, which is refused where `CI` is set. What differs is attached to the test: expected,
/// actual and difference.
///
/// - Parameters:
///   - name: of the golden; a file's name.
///   - tolerance: of the pixels; the display list must be equal in any case.
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
