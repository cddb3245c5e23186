/// The direction of an effect that scales: up towards the viewer, or down and away.
public enum ScaleDirection: String, CaseIterable, Hashable, Sendable {
    case up, down
}
