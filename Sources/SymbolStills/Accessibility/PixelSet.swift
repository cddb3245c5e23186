/// A set of pixels of a picture.
struct PixelSet {
    private let members: [Bool]
    private let width: Int

    init(_ members: [Bool], width: Int) { (self.members, self.width) = (members, width) }

    var count: Int { members.count { $0 } }

    /// Returns the morphological opening by a square: the union of all squares, of a radius about a pixel, within the
    /// set.
    func opened(_ radius: Int) -> PixelSet {
        inverse.grown(radius).inverse.grown(radius)
    }

    /// The number of pixels in each piece that is connected along rows and columns, from the top.
    var areas: [Int] {
        var (areas, unseen, waiting): ([Int], [Bool], [Int]) = ([], members, [])
        func visit(_ pixel: Int) {
            guard unseen[pixel] else { return }
            unseen[pixel] = false
            waiting.append(pixel)
        }
        for start in members.indices where unseen[start] {
            visit(start)
            var area = 0
            while let pixel = waiting.popLast() {
                area += 1
                let column = pixel % width
                if column > 0 { visit(pixel - 1) }
                if column + 1 < width { visit(pixel + 1) }
                if pixel >= width { visit(pixel - width) }
                if pixel + width < members.count { visit(pixel + width) }
            }
            areas.append(area)
        }
        return areas
    }

    private var inverse: PixelSet { PixelSet(members.map { !$0 }, width: width) }

    /// Returns the dilation by a square: the set with every pixel of the squares about its members.
    private func grown(_ radius: Int) -> PixelSet { spread(radius, step: 1).spread(radius, step: width) }

    /// Returns the set with the neighbours of its members along a row or a column, up to a distance.
    private func spread(_ radius: Int, step: Int) -> PixelSet {
        let height = members.count / max(width, 1)
        let (lines, length, across) = step == 1 ? (height, width, width) : (width, height, 1)
        var spread = members
        for line in 0..<lines {
            var filled = 0
            for index in 0..<length where members[line * across + index * step] {
                let end = min(index + radius + 1, length)
                for near in max(index - radius, filled)..<end { spread[line * across + near * step] = true }
                filled = end
            }
        }
        return PixelSet(spread, width: width)
    }
}
