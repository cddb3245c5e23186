import SymbolColor
import Testing

@testable import SymbolImaging

@Suite("Premultiplied colours") struct RGBA8Tests {
    @Test("Premultiplying is the inverse of un-premultiplying for every value and alpha")
    func identity() {
        for alpha in UInt8.min...UInt8.max {
            for value in 0...alpha {
                let color = RGBA8(red: value, green: 0, blue: alpha, alpha: alpha)
                if color.unpremultiplied.premultiplied != color { Issue.record("\(value) at alpha \(alpha)") }
            }
        }
    }

    @Test("Premultiplying rounds to the nearest")
    func premultiplying() {
        for alpha in UInt8.min...UInt8.max {
            for value in UInt8.min...UInt8.max {
                let exact = (Double(value) * Double(alpha) / 255).rounded()
                let color = RGBA8(red: value, green: 0, blue: 0, alpha: alpha).premultiplied
                if Double(color.red) != exact { Issue.record("\(value) at alpha \(alpha): \(color.red)") }
            }
        }
    }

    @Test("A colour becomes the nearest of 8 bits, with its own alpha")
    func color() {
        // 0.5 · 255 = 127.5, which rounds up; channels beyond 0…1 are clipped.
        let color = RGBA8(Color(red: 0.5, green: -1, blue: 2, alpha: 0.2))
        #expect(color == RGBA8(red: 128, green: 0, blue: 255, alpha: 51))
        #expect(RGBA8(Color(red: .nan, green: 0, blue: 1)) == RGBA8(red: 0, green: 0, blue: 255, alpha: 255))
    }

    @Test("A channel above its alpha becomes full")
    func overfull() {
        #expect(RGBA8(red: 200, green: 10, blue: 0, alpha: 100).unpremultiplied.red == 255)
    }

    @Test("With an alpha of zero all channels become zero")
    func transparent() {
        #expect(RGBA8(red: 3, green: 2, blue: 1, alpha: 0).unpremultiplied == RGBA8(bits: 0))
    }
}
