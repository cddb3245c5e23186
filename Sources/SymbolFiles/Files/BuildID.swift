internal import CLibrary

/// What tells the running program from every other build of it.
package enum BuildID {
    /// The hexadecimal digits of the identifier that the linker makes of all code and data (a note `NT_GNU_BUILD_ID` of
    /// the ELF file); empty where there is none.
    package static let text: String = {
        // The notes follow the headers, long before the first page ends.
        guard let file = FileDescriptor(opening: "/proc/self/exe", O_RDONLY), let start = file.readAll(limit: 4095)
        else {
            return ""
        }
        return digits(in: start)
    }()

    /// The identifier in the first bytes of an ELF file.
    static func digits(in bytes: [UInt8]) -> String {
        // The sizes of name and content, the kind 3, and the name, in the byte order of the machine (elf(5)).
        let name: [UInt8] = [3, 0, 0, 0] + Array("GNU\0".utf8)
        for place in stride(from: 8, to: bytes.count - name.count, by: 4)
        where bytes[place...].starts(with: name) && bytes[place - 8] == 4 {
            return bytes[(place + name.count)...].prefix(Int(bytes[place - 4])).map { byte in
                String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
            }.joined()
        }
        return ""
    }
}
