internal import CLibrary

/// An identifier of the running program that differs between builds.
package enum BuildID {
    /// The hexadecimal digits of the identifier that the linker computes from all code and data (the note
    /// `NT_GNU_BUILD_ID` of the ELF file); empty where there is none.
    package static let text: String = {
        // The notes follow the headers, well within the first page.
        guard let file = FileDescriptor(opening: "/proc/self/exe", O_RDONLY), let start = file.readAll(limit: 4095)
        else {
            return ""
        }
        return digits(in: start)
    }()

    /// Finds the identifier in the first bytes of an ELF file.
    static func digits(in bytes: [UInt8]) -> String {
        // A note has the sizes of its name and content, its type 3, and its name, in the machine's byte order (elf(5)).
        let name: [UInt8] = [3, 0, 0, 0] + Array("GNU\0".utf8)
        for offset in stride(from: 8, to: bytes.count - name.count, by: 4)
        where bytes[offset...].starts(with: name) && bytes[offset - 8] == 4 {
            return bytes[(offset + name.count)...].prefix(Int(bytes[offset - 4])).map { byte in
                String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
            }.joined()
        }
        return ""
    }
}
