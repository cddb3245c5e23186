internal import SymbolAnimation
internal import SymbolFiles
internal import SymbolImaging
internal import SymbolStills

extension SpritePainter {
    /// Draws the picture of a sprite for a sheet, as a distance field where its options say so.
    func sheetPicture(_ sprite: Sprite, displayScale scale: Double, rate: FrameRate) throws -> SpritePicture {
        var picture = try picture(sprite, displayScale: scale, rate: rate)
        try sprite.map.check(sprite, picture.frames[0], scale)
        guard sprite.map.isDistanceField else { return picture }
        let large = try self.picture(
            sprite, displayScale: scale * Double(DistanceField.enlargement), rate: rate)
        let (margin, radius) = (MapImage.margin(at: scale), MapImage.radius(at: scale))
        picture.frames = large.frames.map { DistanceField.pixmap(of: $0, radius: radius, margin: margin) }
        picture.metrics = picture.metrics.map { $0.moved(by: Double(margin)) }
        return picture
    }
}

extension MapOptions {
    /// Throws where content or stretching parts reach beyond the picture, which maps reject.
    fileprivate func check(_ sprite: Sprite, _ picture: Pixmap, _ scale: Double) throws(FileError) {
        let (width, height) = (Double(picture.width) / scale, Double(picture.height) / scale)
        let ends = [
            ("content", content?[2], width), ("content", content?[3], height),
            ("stretch-x", stretchX.last?.upperBound, width), ("stretch-y", stretchY.last?.upperBound, height)
        ]
        for case (let key, let end?, let side) in ends where end > side {
            throw FileError(
                .format, path: sprite.path,
                message: "\"\(key)\" reaches to \(DisplayScale.times(end)), beyond the picture's "
                    + "\(DisplayScale.times(side)) points")
        }
    }
}

extension PixelMetrics {
    /// The metrics of a picture with a margin added on every side.
    fileprivate func moved(by margin: Double) -> PixelMetrics {
        let insets = alignmentInsets
        return PixelMetrics(
            leftMargin: leftMargin + margin, rightMargin: rightMargin + margin, baseline: baseline + margin,
            capline: capline.map { $0 + margin },
            alignmentInsets: AlignmentInsets(
                top: insets.top + margin, left: insets.left + margin, bottom: insets.bottom + margin,
                right: insets.right + margin))
    }
}
