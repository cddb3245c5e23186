/// Encodes a value into a slot of a JSON text.
struct JSONSlotEncoder: Encoder, SingleValueEncodingContainer {
    let slot: JSONSlot
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONObjectContainer(slot: slot))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { JSONArrayContainer(slot: slot) }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() {}

    func encode(_ value: some Encodable) throws { slot.fill(with: try JSONSlot(of: value)) }
}

/// The members of an object that is being encoded.
private struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: JSONSlot
    let codingPath: [any CodingKey] = []

    init(slot: JSONSlot) {
        self.slot = slot
        slot.members = slot.members ?? [:]
    }

    func encodeNil(forKey key: Key) { _ = member(key) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        slot.members?[key.stringValue] = try JSONSlot(of: value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        KeyedEncodingContainer(JSONObjectContainer<Nested>(slot: member(key)))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        JSONArrayContainer(slot: member(key))
    }

    func superEncoder() -> any Encoder { JSONSlotEncoder(slot: member("super")) }

    func superEncoder(forKey key: Key) -> any Encoder { JSONSlotEncoder(slot: member(key)) }

    private func member(_ key: Key) -> JSONSlot { member(key.stringValue) }

    private func member(_ key: String) -> JSONSlot {
        let member = JSONSlot()
        slot.members?[key] = member
        return member
    }
}

/// The items of an array that is being encoded.
private struct JSONArrayContainer: UnkeyedEncodingContainer {
    let slot: JSONSlot
    let codingPath: [any CodingKey] = []

    init(slot: JSONSlot) {
        self.slot = slot
        slot.items = slot.items ?? []
    }

    var count: Int { slot.items?.count ?? 0 }

    func encodeNil() { _ = item() }

    func encode(_ value: some Encodable) throws { slot.items?.append(try JSONSlot(of: value)) }

    func nestedContainer<Nested: CodingKey>(keyedBy: Nested.Type) -> KeyedEncodingContainer<Nested> {
        KeyedEncodingContainer(JSONObjectContainer<Nested>(slot: item()))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { JSONArrayContainer(slot: item()) }

    func superEncoder() -> any Encoder { JSONSlotEncoder(slot: item()) }

    private func item() -> JSONSlot {
        let item = JSONSlot()
        slot.items?.append(item)
        return item
    }
}
