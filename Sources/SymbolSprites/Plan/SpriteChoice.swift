internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// Which of several drawings of one picture a sprite is, among which an app chooses by itself.
struct SpriteChoice: Hashable, Sendable {
    /// Nil where there is one drawing for all.
    let scheme: Appearance.Scheme?
    let direction: LayoutDirection?

    init(of options: RenderOptions, among axes: SpriteAxes) {
        scheme = axes.appearances.count > 1 ? options.style.appearance.scheme : nil
        // Where several languages have one direction, it does not tell them apart.
        let directions = axes.locales.map { $0.value?.direction ?? .leftToRight }
        let tellsAll = directions.count > 1 && Set(directions).count == directions.count
        direction = tellsAll ? options.effectiveDirection : nil
    }

    /// The axes that it stands for.
    var axes: [String] { (scheme == nil ? [] : ["appearance"]) + (direction == nil ? [] : ["locale"]) }
}

extension [Sprite] {
    /// The drawings of each picture, in the order of the first ones.
    var sets: [[Sprite]] {
        var (places, sets): ([[String]: Int], [[Sprite]]) = ([:], [])
        for sprite in self {
            let owner = [sprite.setName, sprite.input.path, "\(sprite.input.entry)"]
            if let place = places[owner] {
                sets[place].append(sprite)
            } else {
                places[owner] = sets.count
                sets.append([sprite])
            }
        }
        return sets
    }
}
