internal import CYAML
internal import SymbolText

/// An event of a YAML text: a scalar, or the beginning or end of a collection, document or stream.
struct YAMLEvent {
    enum Kind: Equatable {
        case streamStart, streamEnd
        case documentStart, documentEnd
        case scalar(String, isPlain: Bool)
        case sequenceStart, sequenceEnd
        case mappingStart, mappingEnd
        /// A reference to the value with an anchor of this name.
        case alias(String)
    }

    let kind: Kind
    /// The name by which aliases refer to the value that begins here.
    let anchor: String?
    let position: SourcePosition

    /// Converts an event; nil for the empty one that libyaml returns after the last.
    init?(_ event: yaml_event_t) {
        let data = event.data
        var anchor: UnsafeMutablePointer<yaml_char_t>?
        switch event.type {
        case YAML_STREAM_START_EVENT: kind = .streamStart
        case YAML_STREAM_END_EVENT: kind = .streamEnd
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        case YAML_SCALAR_EVENT:
            let text = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
            kind = .scalar(
                String(decoding: text, as: UTF8.self), isPlain: data.scalar.style == YAML_PLAIN_SCALAR_STYLE)
            anchor = data.scalar.anchor
        case YAML_SEQUENCE_START_EVENT: (kind, anchor) = (.sequenceStart, data.sequence_start.anchor)
        case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
        case YAML_MAPPING_START_EVENT: (kind, anchor) = (.mappingStart, data.mapping_start.anchor)
        case YAML_MAPPING_END_EVENT: kind = .mappingEnd
        case YAML_ALIAS_EVENT: kind = .alias(String(cString: data.alias.anchor))
        default: return nil
        }
        self.anchor = anchor.map { String(cString: $0) }
        position = SourcePosition(event.start_mark)
    }
}

extension SourcePosition {
    /// Converts one of libyaml's marks, which count lines and columns from 0, columns in Unicode scalars.
    init(_ mark: yaml_mark_t) {
        self.init(line: mark.line + 1, column: mark.column + 1)
    }
}
