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
let left = 40.0
var baseline = 0.0

for line in lines {
    // The symbol has the size and the weight of the text.
    let font = try TextFont(line.style, on: .ios)
    var options = RenderOptions()
    options.size = .points(font.pointSize)
    options.weight = font.weight
    options.displayScale = displayScale
    options.style.mode = .hierarchical
    options.style.tint = try Color(css: "#0a6cff")
    // Symbol and text share a baseline on a pixel boundary.
    options.baseline = .pixelAligned
    let symbol = try SymbolRenderer().render(try Symbol(named: line.symbol, in: folder), options: options)

    // The text follows at the right margin, as it would after a letter, even where a badge extends beyond it.
    baseline = (baseline + font.pointSize * displayScale * 1.65).rounded()
    let end = try page.draw(symbol, x: left, baseline: baseline)
    let space = font.pointSize * displayScale / 4
    page.draw(
        "\(line.text), \(Int(font.pointSize)) pt", x: end + space, baseline: baseline,
        size: font.pointSize * displayScale, isBold: font.weight >= .semibold)
}

try page.write(to: output)
print("wrote \(output)")
