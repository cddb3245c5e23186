package import Foundation

#if canImport(FoundationXML)
package import FoundationXML
#endif

/// Converts a vector drawable, as specified by Android's documentation, to SVG.
package final class VectorDrawableSVG: NSObject, XMLParserDelegate {
    private var text = ""
    private var definitions = 0
    /// The end tags of the open elements.
    private var closings: [String] = []
    private var path: [String: String] = [:]
    private var property = ""

    package static func svg(of drawable: Data) -> String {
        let reader = VectorDrawableSVG()
        let parser = XMLParser(data: drawable)
        parser.delegate = reader
        return parser.parse() ? reader.text : ""
    }

    package func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        func value(_ name: String, _ initial: String = "") -> String { attributes["android:" + name] ?? initial }
        var closing = ""
        switch element {
        case "vector":
            let (width, height) = (value("viewportWidth"), value("viewportHeight"))
            text += "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) \(height)' "
            text += "opacity='\(value("alpha", "1"))'>"
            closing = "</svg>"
        case "group":
            text += "<g transform='translate(\(value("translateX", "0")) \(value("translateY", "0")))"
            text += "rotate(\(value("rotation", "0")))scale(\(value("scaleX", "1")) \(value("scaleY", "1")))'>"
            closing = "</g>"
        case "clip-path":
            // It clips everything after it in its group.
            definitions += 1
            text += "<clipPath id='d\(definitions)'><path d='\(value("pathData"))'/></clipPath>"
            text += "<g clip-path='url(#d\(definitions))'>"
            closings[closings.count - 1] = "</g>" + (closings.last ?? "")
        case "path":
            path = attributes
        case "aapt:attr":
            definitions += 1
            property = attributes["name"] ?? ""
            path[property] = "url(#d\(definitions))"
        case "gradient":
            let spread = ["mirror": "reflect", "repeat": "repeat"][value("tileMode")] ?? "pad"
            let names =
                value("type") == "linear"
                ? ["x1": "startX", "y1": "startY", "x2": "endX", "y2": "endY"]
                : ["cx": "centerX", "cy": "centerY", "r": "gradientRadius"]
            let ends = names.map { "\($0)='\(value($1))'" }.sorted().joined(separator: " ")
            text += "<\(value("type"))Gradient \(ends) id='d\(definitions)' gradientUnits='userSpaceOnUse' "
            text += "spreadMethod='\(spread)'>"
            closing = "</\(value("type"))Gradient>"
        case "item":
            text += "<stop offset='\(value("offset"))' stop-color='\(Self.color(value("color")))'/>"
        default: text += "<unknown/>"
        }
        closings.append(closing)
    }

    package func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if element == "path" { text += shape }
        text += closings.popLast() ?? ""
    }

    private var shape: String {
        let names = [
            "fillAlpha": "fill-opacity", "strokeAlpha": "stroke-opacity", "strokeWidth": "stroke-width",
            "strokeLineCap": "stroke-linecap", "strokeLineJoin": "stroke-linejoin",
            "strokeMiterLimit": "stroke-miterlimit", "pathData": "d"
        ]
        var attributes = names.compactMap { name, word in path["android:" + name].map { " \(word)='\($0)'" } }
        for paint in ["fill", "stroke"] {
            attributes.append(" \(paint)='\(Self.color(path["android:\(paint)Color"] ?? "none"))'")
        }
        if path["android:fillType"] == "evenOdd" { attributes.append(" fill-rule='evenodd'") }
        return "<path\(attributes.sorted().joined())/>"
    }

    /// Converts a colour from Android's order, in which alpha comes first.
    private static func color(_ text: String) -> String {
        text.hasPrefix("#") && text.count == 9 ? "#\(text.dropFirst(3))\(text.dropFirst().prefix(2))" : text
    }
}
