import SymbolColor
import SymbolDrawing
import SymbolGeometry
import SymbolModel
import SymbolRendering
import Testing

private let square = Path(rect: Rect(x: 0, y: 0, width: 2, height: 1))

private func fill(_ color: Color) -> DisplayItem {
    .fill(DisplayFill(path: square, rule: .nonZero, paint: .color(color)))
}

@Suite struct DisplayListTextTests {
    @Test("Every step is a line with what it does, how and where")
    func steps() {
        let stroke = DisplayStroke(
            path: square, style: StrokeStyle(width: 1.5, cap: .round, dashes: [1, 2], dashOffset: 3),
            transform: .scale(2), paint: .color(.white), isAntialiased: false)
        let list = DisplayList(items: [
            fill(Color(red: 1, green: 0, blue: 0, alpha: 0.5)), .stroke(stroke), .erase(square, rule: .evenOdd)
        ])
        #expect(
            "\(list)" == """
                fill nonzero #ff000080 M0 0H2V1H0Z
                stroke 1.5 round miter limit 4 dashes 1,2 from 3 #ffffff crisp under matrix(2 0 0 2 0 0) M0 0H2V1H0Z
                erase evenodd M0 0H2V1H0Z
                """)
    }

    @Test("Groups are indented below their opacity, clips and masks")
    func groups() {
        let group = DisplayGroup(
            opacity: 0.25, blend: .multiply, clips: [Clip(areas: [.init(path: square, rule: .nonZero)])],
            masks: [DisplayMask(kind: .alpha, region: square, items: [fill(.white)])], items: [fill(.black)])
        #expect(
            "\(DisplayList(items: [.group(group)]))" == """
                group opacity .25 blend multiply
                  clip
                    area nonzero M0 0H2V1H0Z
                  mask alpha in M0 0H2V1H0Z
                    fill nonzero #ffffff M0 0H2V1H0Z
                  fill nonzero #000000 M0 0H2V1H0Z
                """)
    }

    @Test("Gradients show their axis, stops, spread and space")
    func gradients() {
        let ramp = GradientRamp(
            stops: [.init(offset: 0, color: Color.black), .init(offset: 1, color: Color.white)],
            spread: .reflect, transform: .translation(x: 1, y: 0))
        let paint = Paint.linearGradient(LinearGradient(start: .zero, end: Point(0, 1), ramp: ramp))
        let list = DisplayList(items: [.fill(DisplayFill(path: square, rule: .nonZero, paint: paint))])
        #expect("\(list)" == "fill nonzero linear(0,0 0,1 0:#000000 1:#ffffff reflect matrix(1 0 0 1 1 0)) M0 0H2V1H0Z")
    }
}
