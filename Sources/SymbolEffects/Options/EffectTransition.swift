/// The lasting result of an effect that makes a symbol appear or disappear.
package enum EffectTransition: Hashable, Sendable {
    case removal, insertion
}
