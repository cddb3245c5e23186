/// A reader, or a drawer of what is read, that is given bytes which nobody has checked.
///
/// Whatever the bytes are, a target returns: what it was given is drawn or refused. A promise that is broken, such as
/// that what is written reads back, stops the program, which a fuzzer takes for a crash.
package enum FuzzTarget: String, CaseIterable, Sendable {
    case path, css, color, effect
    case svg, template, skeleton
    case timeline
    case buildFile = "build-file"
    case catalog, golden
    case png, animation

    package func run(_ bytes: [UInt8]) {
        switch self {
        case .path: Self.path(bytes)
        case .css: Self.css(bytes)
        case .color: Self.color(bytes)
        case .effect: Self.effect(bytes)
        case .svg: Self.svg(bytes)
        case .template: Self.template(bytes)
        case .skeleton: Self.skeleton(bytes)
        case .timeline: Self.timeline(bytes)
        case .buildFile: Self.buildFile(bytes)
        case .catalog: Self.catalog(bytes)
        case .golden: Self.golden(bytes)
        case .png: Self.png(bytes)
        case .animation: Self.animation(bytes)
        }
    }
}
