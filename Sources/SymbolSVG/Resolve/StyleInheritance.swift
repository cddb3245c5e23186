extension ComputedStyle {
    /// Takes over the value that `source` has: `inherit`, or `initial` where `source` is a fresh style.
    mutating func copy(_ property: String, from source: ComputedStyle) -> Outcome {
        switch property {
        case "color": color = source.color
        case "font-size": fontSize = source.fontSize
        case "fill": fill = source.fill
        case "fill-opacity": fillOpacity = source.fillOpacity
        case "fill-rule": fillRule = source.fillRule
        case "clip-rule": clipRule = source.clipRule
        case "stroke": stroke = source.stroke
        case "stroke-opacity": strokeOpacity = source.strokeOpacity
        case "stroke-width": strokeWidth = source.strokeWidth
        case "stroke-linecap": strokeCap = source.strokeCap
        case "stroke-linejoin": strokeJoin = source.strokeJoin
        case "stroke-miterlimit": miterLimit = source.miterLimit
        case "stroke-dasharray": dashes = source.dashes
        case "stroke-dashoffset": dashOffset = source.dashOffset
        case "visibility": isVisible = source.isVisible
        case "paint-order": paintOrder = source.paintOrder
        case "marker-start": markerStart = source.markerStart
        case "marker-mid": markerMid = source.markerMid
        case "marker-end": markerEnd = source.markerEnd
        case "marker":
            (markerStart, markerMid, markerEnd) = (source.markerStart, source.markerMid, source.markerEnd)
        case "shape-rendering": isAntialiased = source.isAntialiased
        case "color-interpolation": interpolatesLinearRGB = source.interpolatesLinearRGB
        case "display": own.isDisplayed = source.own.isDisplayed
        case "opacity": own.opacity = source.own.opacity
        case "mix-blend-mode": own.blend = source.own.blend
        case "isolation": own.isIsolated = source.own.isIsolated
        case "background-color": own.background = source.own.background
        case "clip-path": own.clipPath = source.own.clipPath
        case "filter": own.filter = source.own.filter
        case "color-interpolation-filters": filtersLinearRGB = source.filtersLinearRGB
        case "mask": own.mask = source.own.mask
        case "mask-type": own.maskKind = source.own.maskKind
        case "transform": own.transform = source.own.transform
        case "transform-origin": own.transformOrigin = source.own.transformOrigin
        case "overflow": own.clipsOverflow = source.own.clipsOverflow ?? false
        case "stop-color": own.stopColor = source.own.stopColor
        case "stop-opacity": own.stopOpacity = source.own.stopOpacity
        case "flood-color": own.floodColor = source.own.floodColor
        case "flood-opacity": own.floodOpacity = source.own.floodOpacity
        default: return .unknown
        }
        return .applied
    }
}
