/// Returns an SVG file with `content`, whose root element has `attributes` besides the namespace.
package func svg(_ content: String, _ attributes: String = "viewBox='0 0 24 24'") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
}

/// Returns a symbol template with the three sources from which all weights and scales are interpolated.
///
/// Unless `path` is given, each draws a square of the cap height, 70.459, on the baseline and between margins that
/// touch it.
package func template(
    classes: String = "", style: String = "", extra: String = "", root: String = "",
    path: String = "M0-70.459H70.459V0H0Z"
) -> String {
    let weights = ["Ultralight", "Regular", "Black"]
    func line(_ id: String, _ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> String {
        "<line id='\(id)' x1='\(x.lowerBound)' x2='\(x.upperBound)' y1='\(y.lowerBound)' y2='\(y.upperBound)'/>"
    }
    let cells = weights.map {
        "<g id='\($0)-S' transform='matrix(1 0 0 1 100 696)'><path class='\(classes)' d='\(path)'/></g>"
    }
    let margins = weights.map {
        line("left-margin-\($0)-S", 100...100, 0...1) + line("right-margin-\($0)-S", 170.459...170.459, 0...1)
    }
    let lines = [("S", 696.0), ("M", 1126), ("L", 1556)].map { scale, y in
        line("Baseline-\(scale)", 0...1, y...y) + line("Capline-\(scale)", 0...1, y - 70.459...y - 70.459)
    }
    return svg(
        """
        <style>\(style)</style><g id="Notes"><text id="template-version">Template v.6.0</text></g>
        <g id="Guides">\((lines + margins).joined())</g><g id="Symbols">\(cells.joined())</g>\(extra)
        """, "viewBox='0 0 3300 2200' \(root)")
}
