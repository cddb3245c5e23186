extension ComputedStyle {
    /// Copies the value from `source`: for `inherit`, or for `initial` when `source` is a new style.
    mutating func copy(_ property: StyleProperty, from source: ComputedStyle) {
        switch property {
        case .color: color = source.color
        case .fontSize: fontSize = source.fontSize
        case .fill: fill = source.fill
        case .fillOpacity: fillOpacity = source.fillOpacity
        case .fillRule: fillRule = source.fillRule
        case .clipRule: clipRule = source.clipRule
        case .stroke: stroke = source.stroke
        case .strokeOpacity: strokeOpacity = source.strokeOpacity
        case .strokeWidth: strokeWidth = source.strokeWidth
        case .strokeCap: strokeCap = source.strokeCap
        case .strokeJoin: strokeJoin = source.strokeJoin
        case .miterLimit: miterLimit = source.miterLimit
        case .dashes: dashes = source.dashes
        case .dashOffset: dashOffset = source.dashOffset
        case .visibility: isVisible = source.isVisible
        case .paintOrder: paintOrder = source.paintOrder
        case .markerStart: markerStart = source.markerStart
        case .markerMid: markerMid = source.markerMid
        case .markerEnd: markerEnd = source.markerEnd
        case .marker:
            (markerStart, markerMid, markerEnd) = (source.markerStart, source.markerMid, source.markerEnd)
        case .shapeRendering: isAntialiased = source.isAntialiased
        case .imageRendering: smoothsImages = source.smoothsImages
        case .colorInterpolation: interpolatesLinearRGB = source.interpolatesLinearRGB
        case .display: own.isDisplayed = source.own.isDisplayed
        case .opacity: own.opacity = source.own.opacity
        case .blend: own.blend = source.own.blend
        case .isolation: own.isIsolated = source.own.isIsolated
        case .background, .backgroundColor: own.background = source.own.background
        case .clipPath: own.clipPath = source.own.clipPath
        case .filter: own.filters = source.own.filters
        case .colorInterpolationFilters: filtersLinearRGB = source.filtersLinearRGB
        case .mask: (own.mask, own.maskMode) = (source.own.mask, source.own.maskMode)
        case .maskImage: own.mask = source.own.mask
        case .maskMode: own.maskMode = source.own.maskMode
        case .maskType: own.maskKind = source.own.maskKind
        case .transform: own.transforms[.transform] = source.own.transforms[.transform]
        case .transformOrigin: own.transformOrigin = source.own.transformOrigin
        case .transformBox: own.transformBox = source.own.transformBox
        case .overflow: own.clipsOverflow = source.own.clipsOverflow ?? false
        case .translate: own.transforms[.translate] = source.own.transforms[.translate]
        case .rotate: own.transforms[.rotate] = source.own.transforms[.rotate]
        case .scale: own.transforms[.scale] = source.own.transforms[.scale]
        case .vectorEffect: own.strokesOnPage = source.own.strokesOnPage
        case .stopColor: own.stopColor = source.own.stopColor
        case .stopOpacity: own.stopOpacity = source.own.stopOpacity
        case .floodColor: own.floodColor = source.own.floodColor
        case .floodOpacity: own.floodOpacity = source.own.floodOpacity
        }
    }
}
