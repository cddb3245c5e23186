/// A finished picture in the form in which it was drawn.
package enum Picture: Sendable {
    case pixels(Pixmap)
    case indexed(IndexedPixmap)

    package var width: Int {
        switch self {
        case .pixels(let pixmap): pixmap.width
        case .indexed(let pixmap): pixmap.width
        }
    }

    package var height: Int {
        switch self {
        case .pixels(let pixmap): pixmap.height
        case .indexed(let pixmap): pixmap.height
        }
    }

    package var pixmap: Pixmap {
        switch self {
        case .pixels(let pixmap): pixmap
        case .indexed(let pixmap): pixmap.pixmap
        }
    }
}
