/// A value that is stored out of line, for what few of many have.
package indirect enum Boxed<Value: Sendable>: Sendable {
  /// The value.
  case box(Value)

  /// The value.
  package var value: Value {
    switch self {
    case .box(let value): value
    }
  }
}
