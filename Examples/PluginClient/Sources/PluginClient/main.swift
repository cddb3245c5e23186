import Foundation

/// Returns the width and height of a PNG file, which are in bytes 16 to 23 of its header.
func size(ofPNG url: URL) throws -> String {
    let bytes = [UInt8](try Data(contentsOf: url).prefix(24))
    let sides = [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    return "\(sides[0]) × \(sides[1])"
}

for picture in SymbolPicture.allCases {
    let sizes = try ["", "@2x", "@3x"].compactMap { scale in
        try Bundle.module.url(forResource: picture.rawValue + scale, withExtension: "png").map(size(ofPNG:))
    }
    print("\(picture.rawValue): \(sizes.joined(separator: ", "))")
}
