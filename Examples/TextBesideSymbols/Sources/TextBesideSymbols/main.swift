import Insignia

// Draws symbols beside lines of text in several text styles: swift run TextBesideSymbols [FOLDER] [OUTPUT]
let arguments = Array(CommandLine.arguments.dropFirst())
let folder = arguments.first ?? "symbols"
let output = arguments.dropFirst().first ?? "beside.png"

let lines: [(style: TextStyle, symbol: String, text: String)] = [
    (.largeTitle, "cloud.sun", "Large Title"),
    (.title1, "checkmark.seal", "Title 1"),
    (.headline, "bell.badge", "Headline"),
    (.body, "leaf", "Body"),
    (.subheadline, "gear", "Subheadline"),
    (.caption2, "wave.signal", "Caption 2")
]

let displayScale = 2.0
let page = TextPage(width: 760, height: 430)
let left = 40
var baseline = 0.0

for line in lines {
    // A symbol takes the size and the weight of the text.
    let font = try TextFont(line.style, on: .ios)
    var options = RenderOptions()
    options.size = .points(font.pointSize)
    options.weight = font.weight
    options.displayScale = displayScale
    options.style.mode = .hierarchical
    options.style.tint = try Color(css: "#0a6cff")
    let symbol = try SymbolDocument(contentsOf: "\(folder)/\(line.symbol).svg").symbol
    let rendering = try SymbolRenderer().render(symbol, options: options)
    guard let metrics = rendering.metrics else { continue }

    // The image lies on whole pixels, so that it stays sharp; the text comes to where its baseline fell. Text follows
    // at the right margin, as it would behind a letter, also where a badge sticks out of it.
    baseline += font.pointSize * displayScale * 1.65
    let top = Int((baseline - metrics.baseline).rounded())
    let start = left - Int(metrics.leftMargin.rounded())
    page.draw(rendering.pixmap, x: start, y: top)
    let space = font.pointSize * displayScale / 4
    page.draw(
        "\(line.text), \(Int(font.pointSize)) pt", x: Double(start) + metrics.rightMargin + space,
        baseline: Double(top) + metrics.baseline, size: font.pointSize * displayScale,
        isBold: font.weight >= .semibold)
}

try page.write(to: output)
print("wrote \(output)")
