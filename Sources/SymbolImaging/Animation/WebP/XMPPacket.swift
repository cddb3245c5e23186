internal import SymbolText

/// An XMP packet that describes a picture, for viewers and for screen readers.
struct XMPPacket: Hashable, Sendable {
    let description: String

    /// The packet, with Dublin Core's description and, as a property of its own, the alternative text of the IPTC photo
    /// metadata.
    var bytes: [UInt8] {
        let text = Self.alternatives(description)
        let properties =
            "<dc:description>\(text)</dc:description>"
            + "<Iptc4xmpCore:AltTextAccessibility>\(text)</Iptc4xmpCore:AltTextAccessibility>"
        // The identifier is the same in every packet (XMP specification, part 1, section 7.3.2).
        return Array(
            """
            <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>\
            <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
            <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
            xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">\(properties)</rdf:Description>\
            </rdf:RDF></x:xmpmeta><?xpacket end="w"?>
            """.utf8)
    }

    private static func alternatives(_ text: String) -> String {
        "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(text.markupEscaped)</rdf:li></rdf:Alt>"
    }
}
