import CDeflate
import SymbolImaging

/// The frames of an animated PNG, each turned into a PNG of its own and read by libpng.
struct APNGReader {
    struct Frame {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let delay: FrameDuration
        /// The whole canvas after the frame is drawn.
        let canvas: Pixmap
    }

    let file: PNGFile
    private(set) var frames: [Frame] = []
    private(set) var sequenceNumbers: [Int] = []

    init(_ bytes: [UInt8]) throws {
        file = PNGFile(bytes)
        let header = file["IHDR"]
        var canvas = Pixmap(width: number(header[0..<4]), height: number(header[4..<8]))
        var control: [UInt8] = []
        for (index, chunk) in file.chunks.enumerated() {
            switch chunk.type {
            case "fcTL":
                control = chunk.data
                sequenceNumbers.append(number(control[0..<4]))
            case "fdAT": sequenceNumbers.append(number(chunk.data[0..<4]))
            default: break
            }
            let isData = chunk.type == "IDAT" || chunk.type == "fdAT"
            guard isData, file.chunks[index + 1].type != chunk.type else { continue }
            let data = chunk.type == "IDAT" ? chunk.data : Array(chunk.data.dropFirst(4))
            let picture = try PNGDecoder().decode(still(header, control, data))
            let (x, y) = (number(control[12..<16]), number(control[16..<20]))
            canvas = canvas.replacing(x: x, y: y, with: picture)
            let delay = FrameDuration(numerator: number(control[20..<22]), denominator: number(control[22..<24]))
            frames.append(
                Frame(x: x, y: y, width: picture.width, height: picture.height, delay: delay, canvas: canvas))
        }
    }

    var loops: Int { number(file["acTL"][4..<8]) }
    var frameCount: Int { number(file["acTL"][0..<4]) }

    private func still(_ header: [UInt8], _ control: [UInt8], _ data: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += chunk("IHDR", control[4..<12] + header[8...])
        for type in ["PLTE", "tRNS"] where !file[type].isEmpty { bytes += chunk(type, file[type][...]) }
        return bytes + chunk("IDAT", data[...]) + chunk("IEND", [])
    }
}

private func chunk(_ type: String, _ data: ArraySlice<UInt8>) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(libdeflate_crc32(0, body, body.count)))
}

private func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
