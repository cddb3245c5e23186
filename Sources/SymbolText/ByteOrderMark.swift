extension [UInt8] {
    /// The text without the byte order mark that some editors put before UTF-8.
    package var withoutByteOrderMark: [UInt8] {
        starts(with: "\u{FEFF}".utf8) ? Array(dropFirst("\u{FEFF}".utf8.count)) : self
    }
}
