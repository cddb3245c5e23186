import SymbolGeometry
import TestSupport
import Testing

@Suite struct PathDataTests {
    private func elements(_ data: String) throws -> [PathElement] { try Path(svg: data).elements }

    @Test("Empty and blank data is an empty path", arguments: ["", " \t\n\u{0C}\r "])
    func empty(data: String) throws {
        #expect(try elements(data).isEmpty)
    }

    @Test(
        "Absolute and relative lines arrive at the same points",
        arguments: [
            "M1 2 L3 5 H7 V1", "m1 2 l2 3 h4 v-4", "M1,2 3,5 H7 V1", "m1 2 2 3h4v-4"
        ])
    func lines(data: String) throws {
        #expect(try elements(data) == [.move(p(1, 2)), .line(p(3, 5)), .line(p(7, 5)), .line(p(7, 1))])
    }

    @Test(
        "Absolute and relative cubics arrive at the same points",
        arguments: [
            "M1 1C1 2 3 2 3 1 5 0 5 1 7 1", "m1 1c0 1 2 1 2 0 2-1 2 0 4 0"
        ])
    func cubics(data: String) throws {
        #expect(
            try elements(data) == [
                .move(p(1, 1)), .cubic(control1: p(1, 2), control2: p(3, 2), p(3, 1)),
                .cubic(control1: p(5, 0), control2: p(5, 1), p(7, 1))
            ])
    }

    @Test(
        "Absolute and relative quads arrive at the same points",
        arguments: [
            "M1 1Q2 3 3 1 4 0 5 1", "m1 1q1 2 2 0 1-1 2 0"
        ])
    func quads(data: String) throws {
        #expect(
            try elements(data) == [.move(p(1, 1)), .quad(control: p(2, 3), p(3, 1)), .quad(control: p(4, 0), p(5, 1))])
    }

    @Test(
        "S mirrors the second control of a cubic", arguments: ["M0 0C1 1 2 3 4 4S6 6 8 8", "m0 0c1 1 2 3 4 4s2 2 4 4"])
    func smoothCubic(data: String) throws {
        // (4,4) + ((4,4) − (2,3)) = (6,5)
        #expect(try elements(data).last == .cubic(control1: p(6, 5), control2: p(6, 6), p(8, 8)))
    }

    @Test(
        "S after anything but C or S starts at the current point",
        arguments: ["M0 0Q1 2 4 4S6 6 8 8", "M0 0L4 4S6 6 8 8"])
    func smoothCubicAlone(data: String) throws {
        #expect(try elements(data).last == .cubic(control1: p(4, 4), control2: p(6, 6), p(8, 8)))
    }

    @Test("T mirrors the control before it, even one that was itself mirrored")
    func smoothQuad() throws {
        // (4,0) + ((4,0) − (2,2)) = (6,−2); (8,0) + ((8,0) − (6,−2)) = (10,2)
        #expect(
            try elements("M0 0Q2 2 4 0T8 0t4 0").suffix(2) == [
                .quad(control: p(6, -2), p(8, 0)), .quad(control: p(10, 2), p(12, 0))
            ])
    }

    @Test(
        "T after anything but Q or T has its control at the current point",
        arguments: ["M0 0C1 1 2 2 4 0T8 0", "M4 0T8 0"])
    func smoothQuadAlone(data: String) throws {
        #expect(try elements(data).last == .quad(control: p(4, 0), p(8, 0)))
    }

    @Test("Coordinates after a relative moveto are relative linetos")
    func implicitLine() throws {
        #expect(try elements("M9 9m1 1 2 2") == [.move(p(9, 9)), .move(p(10, 10)), .line(p(12, 12))])
    }

    @Test("After z, a drawing command opens a new subpath at the old start")
    func drawingAfterClose() throws {
        #expect(
            try elements("M1 1 L2 2 z l2 3") == [.move(p(1, 1)), .line(p(2, 2)), .close, .move(p(1, 1)), .line(p(3, 4))]
        )
    }

    @Test("After z, a relative moveto counts from the subpath's start")
    func moveAfterClose() throws {
        #expect(try elements("M1 1 L2 2 Zm3 3").last == .move(p(4, 4)))
    }

    @Test(
        "Numbers need no separator where one cannot go on",
        arguments: [
            "M1.5.5-.3+2", "M1.5 .5 -.3 2", "M1.5,.5,-.3,2", "M 1.5 , .5\n,\t-.3\u{0C}\r2", "M15e-1.5-3E-1.2e+1",
            "M1.5.50-0.3 002."
        ])
    func compactNumbers(data: String) throws {
        #expect(try elements(data) == [.move(p(1.5, 0.5)), .line(p(-0.3, 2))])
    }

    @Test(
        "Arc flags are single characters",
        arguments: [
            "M0 0a1 1 0 00.5.5", "M0 0a1 1 0 0 0 .5 .5", "M0 0a1,1,0,0,0,.5,.5", "M0 0a1 1 0 0,0.5.5",
            "M0 0A1 1 0 00.5.5"
        ])
    func compactFlags(data: String) throws {
        var path = Path([.move(.zero)])
        path.arc(to: p(0.5, 0.5), rx: 1, ry: 1, largeArc: false, sweep: false)
        #expect(try Path(svg: data) == path)
    }

    @Test("An arc repeats, its rotation is in degrees, its end relative")
    func repeatedArc() throws {
        var path = Path([.move(.zero)])
        path.arc(to: p(2, 0), rx: 2, ry: 1, rotation: .pi / 6, largeArc: true, sweep: false)
        path.arc(to: p(4, 1), rx: 3, ry: 2, rotation: 0, largeArc: false, sweep: true)
        #expect(try Path(svg: "M0 0a2 1 30 102 0 3 2 0 012 1") == path)
    }
}

@Suite struct PathDataErrorTests {
    @Test(
        "An error names its reason and its byte",
        arguments: [
            ("M", .expectedNumber, 1),
            ("M1", .expectedNumber, 2),
            ("M 1 L2 2", .expectedNumber, 4),
            ("M1,,2", .expectedNumber, 3),
            ("M,1 2", .expectedNumber, 1),
            ("M1 2,L3 4", .expectedNumber, 5),
            ("M1 2,", .expectedNumber, 5),
            ("M1 2 3", .expectedNumber, 6),
            ("M1 2-", .expectedNumber, 4),
            ("M1 .", .expectedNumber, 3),
            ("M1 2C1 2 3 4 5z", .expectedNumber, 14),
            ("M1 2A1 1 0 2 0 3 3", .expectedFlag, 11),
            ("M1 2A1 1 0 0", .expectedFlag, 12),
            ("M1 2A1 1 0 0-1 3 3", .expectedFlag, 12),
            ("L1 2", .missingMoveTo, 0),
            (" z", .missingMoveTo, 1),
            ("1 2", .unknownCommand("1"), 0),
            ("M1 2 é", .unknownCommand("é"), 5),
            ("M1 2z3 4", .unknownCommand("3"), 5),
            ("M1 2e", .unknownCommand("e"), 4),
            ("M1 2\u{0B}", .unknownCommand("\u{0B}"), 4),
            ("M1 1e999", .numberOutOfRange, 3),
            ("M1e308 0l0 0 1e308 0", .numberOutOfRange, 13),
            ("M0 0Q-1e308 0 1e308 0T0 0", .numberOutOfRange, 22)
        ] as [(String, PathSyntaxError.Reason, Int)])
    func located(data: String, reason: PathSyntaxError.Reason, offset: Int) {
        #expect(throws: PathSyntaxError(reason: reason, utf8Offset: offset)) { try Path(svg: data) }
    }

    @Test(
        "Every segment completed before the error is kept",
        arguments: [
            ("M1 2 3 4 5", 2), ("M1 2L3 4 5 6 7", 3), ("M1 2L3 4#5 6", 2), ("M1 2L", 1), ("M1 2zz,", 2), ("x", 0)
        ])
    func kept(data: String, count: Int) {
        let (path, error) = Path.parsing(svg: data)
        #expect(path.elements.count == count)
        #expect(error != nil)
    }

    @Test("The message reads well")
    func message() {
        let error = PathSyntaxError(reason: .unknownCommand("é"), utf8Offset: 5)
        #expect("\(error)" == "path data at byte 5: unknown command \"é\"")
    }
}
