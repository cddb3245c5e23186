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

    /// What two pictures of an output that holds choices cannot both have.
    struct Place: Hashable {
        let setName: String
        let choice: SpriteChoice
    }

    /// The axes that it stands for.
    var axes: [String] { (scheme == nil ? [] : ["appearance"]) + (direction == nil ? [] : ["locale"]) }

    /// What tells it in the name of a file, where the name itself does not.
    var suffix: String {
        let words = [scheme?.rawValue, direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }]
        return words.compactMap { $0 }.map { "-" + $0 }.joined()
    }
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

    /// The names of the files of one set, which tell the choice where the pictures' own do not.
    var stems: [String] {
        Set(map(\.name)).count == count ? map(\.name) : map { $0.name + $0.choice.suffix }
    }
}
