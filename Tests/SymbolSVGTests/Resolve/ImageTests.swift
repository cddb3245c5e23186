import Foundation
import SymbolDrawing
import SymbolGeometry
import SymbolImaging
import SymbolSVG
import SymbolText
import Testing

/// A picture of two pixels side by side, red and half transparent blue, as a `data:` URL.
private let url = "data:image/png;base64,\(base64)"
private let base64: String = {
    let pixmap = Pixmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 128, 128])
    return Data((try? PNGEncoder().encode(pixmap)) ?? []).base64EncodedString()
}()

private func image(_ attributes: String) throws -> SVGDocument {
    try read("<image href='\(url)' \(attributes)/><path d='M0 0H9V9Z'/>")
}

/// The area that the first shape fills, and the corners of its picture, in the drawing's space.
private func placed(_ attributes: String) throws -> (area: Rect?, picture: Rect)? {
    guard let shape = try image(attributes).shapes.first(where: { $0.fill != nil }),
        case .image(let image)? = shape.fill?.paint
    else { return nil }
    let picture = Rect(x: 0, y: 0, width: Double(image.pixmap.width), height: Double(image.pixmap.height))
    return (shape.path.transformed(by: shape.transform).bounds, picture.transformed(by: image.transform))
}

@Suite("Images") struct ImageTests {
    @Test("An image paints its area with the pixels that it contains")
    func pixels() throws {
        let document = try image("width='20' height='10'")
        #expect(document.fills == ["image", "#000000"])
        guard case .image(let paint)? = document.shapes[0].fill?.paint else { return }
        #expect(paint.pixmap == Pixmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 128, 128]))
        #expect(paint.isSmooth && document.messages.isEmpty)
    }

    @Test(
        "Sides that are not given follow from the picture",
        arguments: [
            ("", Rect(x: 0, y: 0, width: 2, height: 1)), ("width='30'", Rect(x: 0, y: 0, width: 30, height: 15)),
            ("height='4' x='1'", Rect(x: 1, y: 0, width: 8, height: 4)),
            ("width='50%' height='auto'", Rect(x: 0, y: 0, width: 50, height: 25)),
            ("style='width:6px;height:3px' y='2'", Rect(x: 0, y: 2, width: 6, height: 3))
        ])
    func sides(attributes: String, expected: Rect) throws {
        let found = try #require(try placed(attributes))
        #expect(found.area == expected && found.picture == expected)
    }

    // A picture twice as wide as high, in a square of 20 units.
    @Test(
        "The picture fits into its area as preserveAspectRatio says",
        arguments: [
            ("", Rect(x: 0, y: 5, width: 20, height: 10), Rect(x: 0, y: 5, width: 20, height: 10)),
            ("xMidYMax", Rect(x: 0, y: 10, width: 20, height: 10), Rect(x: 0, y: 10, width: 20, height: 10)),
            ("none", Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 0, y: 0, width: 20, height: 20)),
            ("xMinYMid slice", Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 0, y: 0, width: 40, height: 20))
        ])
    func fit(ratio: String, area: Rect, picture: Rect) throws {
        let attributes = ratio.isEmpty ? "" : "preserveAspectRatio='\(ratio)'"
        let found = try #require(try placed("width='20' height='20' \(attributes)"))
        #expect(found.area == area && found.picture == picture)
    }

    @Test("What slice cuts off is visible with overflow")
    func overflow() throws {
        let attributes = "width='20' height='20' preserveAspectRatio='xMinYMid slice' overflow='visible'"
        #expect(try #require(try placed(attributes)).area == Rect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("The bounding box of an image is the area given for it, however much of it the picture fills")
    func box() throws {
        let document = try image("width='20' height='20' transform='translate(3 4)'")
        let image = Array(document.drawing.nodes.dropLast())
        #expect(image.bounds(in: .identity) == Rect(x: 3, y: 4, width: 20, height: 20))
    }

    @Test("A negative side counts as one that is not given")
    func negative() throws {
        let attributes = "width='-5' height='4'"
        #expect(try #require(try placed(attributes)).area == Rect(x: 0, y: 0, width: 8, height: 4))
        #expect(try image(attributes).messages == ["width is negative"])
    }

    @Test(
        "An image that is too large or too far away to be drawn is left out", arguments: ["width='1e308'", "x='1e308'"])
    func enormous(attributes: String) throws {
        #expect(try image("\(attributes) transform='scale(1e9)'").fills == ["#000000"])
    }

    @Test(
        "The content of a URL may have escapes, spaces, and parameters in any case",
        arguments: [
            "DATA:image/png;BASE64,\(base64)", "data:;charset=x;base64 , \(base64)",
            "data:image/png;base64,\(base64.replacingOccurrences(of: "=", with: "%3D"))"
        ])
    func urls(url: String) throws {
        #expect(try read("<image href='\(url)'/>").fills == ["image"])
    }

    @Test("Transforms move the picture with its area")
    func transform() throws {
        let found = try #require(try placed("transform='translate(3 4) scale(10)'"))
        #expect(found.area == Rect(x: 3, y: 4, width: 20, height: 10) && found.picture == found.area)
    }

    @Test(
        "Enlarged pixels keep their edges where image-rendering asks for it",
        arguments: ["optimizeSpeed", "pixelated", "crisp-edges"])
    func rendering(value: String) throws {
        let document = try read("<g image-rendering='\(value)'><image xlink:href='\(url)'/></g>")
        guard case .image(let paint)? = document.shapes.first?.fill?.paint else {
            Issue.record("no image")
            return
        }
        #expect(!paint.isSmooth)
    }

    @Test(
        "An image that could not be seen is not read",
        arguments: ["width='0'", "style='height:0'", "visibility='hidden'", "display='none'"])
    func unseen(attributes: String) throws {
        let document = try read("<image \(attributes)/><path d='M0 0H9V9Z'/>")
        #expect(document.diagnostics.isEmpty && document.shapes.count == 1)
    }

    @Test(
        "An image without pixels of its own is left out, and said to be",
        arguments: [
            ("", "<image> is not drawn: it has no href", SourcePosition(line: 2, column: 1)),
            ("href='a.png'", "<image> is not drawn: it refers to another file", SourcePosition(line: 2, column: 14)),
            (
                "href='data:image/gif;base64,R0lGODlh'",
                "<image> is not drawn: its data cannot be read as PNG: it is not a PNG image",
                SourcePosition(line: 2, column: 14)
            ),
            (
                "href='data:image/png;base64,R0l'",
                "<image> is not drawn: its data cannot be read as PNG: it is not a PNG image",
                SourcePosition(line: 2, column: 14)
            ),
            (
                "href='data:image/png;base64,#'",
                "<image> is not drawn: its data cannot be read as PNG: it is not valid Base64",
                SourcePosition(line: 2, column: 14)
            )
        ])
    func unreadable(attributes: String, message: String, position: SourcePosition) throws {
        let document = try read("\n<image \(attributes)/><path d='M0 0H9V9Z'/>")
        #expect(document.diagnostics.map(\.message) == [message])
        #expect(document.diagnostics.first?.position == position)
    }
}
