internal import SymbolColor
internal import SymbolFiles
internal import SymbolModel
internal import SymbolRendering
internal import SymbolStills

/// The traits by which an app chooses among several drawings of one picture.
struct SpriteTraits: Hashable, Sendable {
    /// The appearance and the direction that the drawing is for; nil where one drawing serves all.
    let scheme: Appearance.Scheme?
    let direction: LayoutDirection?

    init(of options: RenderOptions, among axes: SpriteAxes) {
        scheme = axes.appearances.count > 1 ? options.style.appearance.scheme : nil
        // Where several languages share a direction, it does not distinguish them.
        let directions = axes.locales.map { options.layoutDirection ?? $0.value?.direction ?? .leftToRight }
        let isUnambiguous = directions.count > 1 && Set(directions).count == directions.count
        direction = isUnambiguous ? options.effectiveDirection : nil
    }

    /// The key that must be unique among the pictures of an output that selects by traits.
    struct Key: Hashable {
        let setName: String
        let traits: SpriteTraits
    }

    /// The names of the axes that the traits stand for.
    var axes: [String] { (scheme == nil ? [] : ["appearance"]) + (direction == nil ? [] : ["locale"]) }

    /// The suffix that identifies the traits in the name of a file, where the name itself does not.
    var suffix: String {
        let words = [scheme?.rawValue, direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }]
        return words.compactMap { $0 }.map { "-" + $0 }.joined()
    }
}

extension [Sprite] {
    /// The drawings of each picture, in the order of the first ones.
    var sets: [[Sprite]] {
        var (indices, sets): ([[String]: Int], [[Sprite]]) = ([:], [])
        for sprite in self {
            let owner = [sprite.setName, sprite.input.path, "\(sprite.input.entry)"]
            if let index = indices[owner] {
                sets[index].append(sprite)
            } else {
                indices[owner] = sets.count
                sets.append([sprite])
            }
        }
        return sets
    }

    /// The names of the files of one set, with the traits where the names of the pictures are equal.
    var stems: [String] {
        Set(map(\.name)).count == count ? map(\.name) : map { $0.name + $0.traits.suffix }
    }
}
