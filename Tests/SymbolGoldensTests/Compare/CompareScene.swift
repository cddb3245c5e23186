import TestSupport
@testable import SymbolGoldens
import Foundation
import SymbolImaging

/// A shape defined by the distance from its outline in pixels, negative inside; exact near the outline.
struct CompareShape: Sendable {
    var distance: @Sendable (_ x: Double, _ y: Double) -> Double

    /// A disc or, with `sides`, a regular polygon whose corners lie on the circle.
    static func disc(_ centerX: Double, _ centerY: Double, radius: Double, sides: Int? = nil) -> CompareShape {
        CompareShape { x, y in
            let (dx, dy) = (x - centerX, y - centerY)
            guard let sides else { return hypot(dx, dy) - radius }
            let half = Double.pi / Double(sides)
            let angle = (atan2(dy, dx) + 2 * Double.pi).truncatingRemainder(dividingBy: 2 * half) - half
            return hypot(dx, dy) * cos(angle) - radius * cos(half)
        }
    }

    static func ring(_ x: Double, _ y: Double, radius: Double, width: Double, sides: Int? = nil) -> CompareShape {
        let outer = disc(x, y, radius: radius + width / 2, sides: sides)
        return outer.without(disc(x, y, radius: radius - width / 2, sides: sides))
    }

    static func bar(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>) -> CompareShape {
        CompareShape { x, y in
            max(columns.lowerBound - x, x - columns.upperBound, rows.lowerBound - y, y - rows.upperBound)
        }
    }

    func without(_ other: CompareShape) -> CompareShape {
        CompareShape { [distance] x, y in max(distance(x, y), -other.distance(x, y)) }
    }

    func moved(_ dx: Double, _ dy: Double) -> CompareShape {
        CompareShape { [distance] x, y in distance(x - dx, y - dy) }
    }

    func scaled(_ factor: Double) -> CompareShape {
        CompareShape { [distance] x, y in distance(x / factor, y / factor) * factor }
    }
}

/// One step of painting.
struct CompareLayer: Sendable {
    var shape: CompareShape
    /// The colour, not premultiplied, 0…255; nil erases.
    var color: SIMD3<Double>?
    var opacity = 1.0
}

/// A drawing with an area, a hole, a badge, a ring thinner than a pixel, a dot, a bar and a translucent layer.
struct CompareScene: Sendable {
    enum Name: CaseIterable { case body, hole, badge, ring, dot, bar, layer }

    var layers: [Name: CompareLayer]
    var order = Name.allCases
    var size = 40

    init(sides: Int? = nil) {
        let blue = SIMD3(20.0, 80, 200)
        layers = [
            .body: CompareLayer(shape: .disc(15.3, 15.2, radius: 9, sides: sides), color: blue),
            .hole: CompareLayer(shape: .disc(13.1, 13.4, radius: 3.2, sides: sides), color: nil),
            .badge: CompareLayer(shape: .disc(19.6, 18.3, radius: 2.6, sides: sides), color: SIMD3(250, 240, 40)),
            .ring: CompareLayer(shape: .ring(15.3, 15.2, radius: 12.3, width: 0.8, sides: sides), color: blue),
            .dot: CompareLayer(shape: .disc(34.2, 7.4, radius: 1.7, sides: sides), color: blue),
            .bar: CompareLayer(shape: .bar(32.3...35.5, 14.4...33.1), color: blue),
            .layer: CompareLayer(shape: .bar(5.7...21.2, 30.6...36.4), color: SIMD3(220, 30, 30), opacity: 0.5)
        ]
    }

    func changing(_ names: Name..., by change: (inout CompareLayer) -> Void) -> CompareScene {
        var copy = self
        for name in names {
            guard var layer = copy.layers[name] else { continue }
            change(&layer)
            copy.layers[name] = layer
        }
        return copy
    }

    func changingAll(_ change: (CompareShape) -> CompareShape) -> CompareScene {
        var copy = self
        copy.layers = layers.mapValues { CompareLayer(shape: change($0.shape), color: $0.color, opacity: $0.opacity) }
        return copy
    }

    func without(_ name: Name) -> CompareScene {
        var copy = self
        copy.layers[name] = nil
        return copy
    }

    func adding(_ shape: CompareShape, color: SIMD3<Double>? = SIMD3(20, 80, 200)) -> CompareScene {
        changing(.dot) { dot in
            let old = dot.shape
            dot.shape = CompareShape { min(old.distance($0, $1), shape.distance($0, $1)) }
        }
    }

    func erasing(_ name: Name, _ shape: CompareShape) -> CompareScene {
        changing(name) { $0.shape = $0.shape.without(shape) }
    }
}

extension CompareScene {
    /// Paints the layers in order, with `samples × samples` points per pixel.
    ///
    /// With twelve, the coverage is exact to a level or two; four are as many as a coarse rasterizer has.
    func drawn(samples: Int = 12) -> Pixmap {
        var pixels = [SIMD4<Double>](repeating: .zero, count: size * size)
        for layer in order.compactMap({ layers[$0] }) {
            for index in pixels.indices {
                let coverage = layer.shape.coverage(x: index % size, y: index / size, samples: samples)
                if coverage > 0 { layer.paint(&pixels[index], coverage: coverage) }
            }
        }
        return Pixmap(width: size, height: size) { x, y in
            let pixel = pixels[y * size + x]
            return (0..<4).map { UInt8((pixel[$0]).rounded()) }
        }
    }
}

extension CompareLayer {
    fileprivate func paint(_ pixel: inout SIMD4<Double>, coverage: Double) {
        let alpha = coverage * opacity
        pixel *= 1 - alpha
        if let color { pixel += SIMD4(color, 255) * alpha }
    }
}

extension CompareShape {
    fileprivate func coverage(x: Int, y: Int, samples: Int) -> Double {
        let (left, top) = (Double(x), Double(y))
        let middle = distance(left + 0.5, top + 0.5)
        // No point of the pixel is farther from its centre than half the diagonal, 0.71.
        if abs(middle) > 0.75 { return middle < 0 ? 1 : 0 }
        var inside = 0
        for row in 0..<samples {
            for column in 0..<samples {
                let step = 1 / Double(samples)
                if distance(left + (Double(column) + 0.5) * step, top + (Double(row) + 0.5) * step) < 0 { inside += 1 }
            }
        }
        return Double(inside) / Double(samples * samples)
    }
}

extension Pixmap {
    func compared(to expected: Pixmap, _ tolerance: PixmapTolerance) -> PixmapComparison {
        PixmapComparison(expected: expected, actual: self, tolerance: tolerance)
    }

    /// Returns the picture with each pixel taken from another position.
    func rearranged(_ source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)) -> Pixmap {
        Pixmap(width: width, height: height) { x, y in
            let position = source(x, y)
            let offset = (position.y * width + position.x) * 4
            return Array(bytes[offset..<offset + 4])
        }
    }

    func mappingPixels(_ change: ([UInt8]) -> [UInt8]) -> Pixmap {
        Pixmap(width: width, height: height) { x, y in
            let offset = (y * width + x) * 4
            return change(Array(bytes[offset..<offset + 4]))
        }
    }

    func replacing(x: Int, y: Int, with color: [UInt8]) -> Pixmap {
        var copy = self
        copy.bytes.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: color)
        return copy
    }
}
