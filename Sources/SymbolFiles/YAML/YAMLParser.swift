internal import CYAML
internal import SymbolText

/// The sole owner of a libyaml parser and of the bytes that it reads.
struct YAMLParser: ~Copyable {
    private let raw: UnsafeMutablePointer<yaml_parser_t>
    private let source: [UInt8]
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    /// Creates a parser of UTF-8 text, without the byte order mark, which libyaml would count as the first column.
    init(_ text: [UInt8]) throws(YAMLError) {
        source = text.withoutByteOrderMark.withoutSurrogateEscapes
        raw = .allocate(capacity: 1)
        raw.initialize(to: yaml_parser_t())
        bytes = .allocate(capacity: source.count)
        _ = bytes.initialize(from: source)
        guard yaml_parser_initialize(raw) == 1 else { throw YAMLError("out of memory") }
        yaml_parser_set_encoding(raw, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(raw, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(raw)
        raw.deallocate()
        bytes.deallocate()
    }

    mutating func next() throws(YAMLError) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(raw, &event) == 1 else { throw failure }
        defer { yaml_event_delete(&event) }
        guard let event = YAMLEvent(event) else { throw YAMLError("is not YAML") }
        return event
    }

    /// The error that libyaml reports for the step that failed.
    private var failure: YAMLError {
        let parser = raw.pointee
        guard let problem = parser.problem.map({ String(cString: $0) }) else { return YAMLError("out of memory") }
        let position =
            parser.error == YAML_READER_ERROR
            ? SourcePosition(utf8Offset: parser.problem_offset, in: source) : SourcePosition(parser.problem_mark)
        // Marks count characters; those of a problem of the reader are not set.
        let text = parser.error == YAML_READER_ERROR ? "" : String(decoding: source, as: UTF8.self)
        let unquoted = UnquotedValue(problem, in: Array(text.unicodeScalars), at: parser.problem_mark.index)
        return YAMLError(unquoted?.hint ?? problem, at: position)
    }
}
