/// A function under test that reads arbitrary bytes and, for some targets, draws the result.
///
/// Whatever the bytes are, a target returns: its input is drawn or rejected. A broken invariant, such as that written
/// text reads back as the same value, stops the program, which the fuzzer reports as a crash.
package enum FuzzTarget: String, CaseIterable, Sendable {
    case path, css, color, effect
    case svg, template, skeleton
    case timeline
    case buildFile = "build-file"
    case catalog, golden
    case png, animation

    /// Runs the target with bytes as its input.
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
