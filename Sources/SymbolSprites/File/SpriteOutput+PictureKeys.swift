extension SpriteOutput.Kind {
    /// Returns whether a key of pictures has an effect on the output.
    ///
    /// A symbol set holds the template as it is. Vector images have no pixels, and the elements of one SVG no size.
    func uses(pictureKey key: String) -> Bool {
        switch self {
        case .symbolset: ["name", "separator", "locales", "layout-direction", "raise-limits"].contains(key)
        case .svg: !["sizes", "point-sizes", "baseline", "display-scales", "rasterizer"].contains(key)
        case .svgs, .iconify, .module, .vectordrawable: !["display-scales", "rasterizer"].contains(key)
        default: true
        }
    }
}
