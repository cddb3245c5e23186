/// A partition of the numbers from 0 into groups.
package struct DisjointSets: Sendable {
    private var parents: [Int]

    /// Creates groups of one number each.
    package init(_ count: Int) { parents = Array(0..<count) }

    /// Merges the groups of two numbers.
    package mutating func join(_ one: Int, _ other: Int) {
        let (a, b) = (root(one), root(other))
        parents[max(a, b)] = min(a, b)
    }

    /// Returns the least number of a number's group.
    package mutating func root(_ number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    /// The groups in the order of their least numbers.
    package var groups: [[Int]] {
        var sets = self
        var groups: [[Int]] = []
        // A group's root is its least number.
        var places = Array(repeating: 0, count: parents.count)
        for number in parents.indices {
            let root = sets.root(number)
            if root == number {
                places[number] = groups.count
                groups.append([])
            }
            groups[places[root]].append(number)
        }
        return groups
    }
}
