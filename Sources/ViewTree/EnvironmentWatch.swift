import AuditModel
import Synchronization

/// A value of an environment that records when it is read.
///
/// Two of them are equal when their values are; to compare them, or to hash one, is to ask for it.
struct Watched<Value: Hashable & Sendable>: Hashable, Sendable {
  private var current: Value
  private let asked: AskedValues
  private var watch: EnvironmentWatch?

  init(_ value: Value, as asked: AskedValues) {
    current = value
    self.asked = asked
  }

  var value: Value {
    get {
      watch?.note(asked)
      return current
    }
    set { current = newValue }
  }

  /// Lets a watch note when it is read.
  mutating func watch(by watch: EnvironmentWatch) { self.watch = watch }

  static func == (left: Self, right: Self) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The values of an environment that a screen asked for while it was built: where it did not ask for one,
/// it is the same whatever that is.
package struct AskedValues: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The text size.
  package static let textSize = Self(rawValue: 1)
  /// The language or its direction.
  package static let language = Self(rawValue: 2)
  /// The frames of views, and with them all that they depend on.
  package static let geometry = Self(rawValue: 7)
}

/// Remembers the values that were asked for.
final class EnvironmentWatch: Sendable {
  private let values = Atomic<UInt8>(0)

  func note(_ asked: AskedValues) { values.bitwiseOr(asked.rawValue, ordering: .relaxed) }

  var asked: AskedValues { AskedValues(rawValue: values.load(ordering: .relaxed)) }
}

extension PlayedState {
  /// The rendering, and what it asked for: with the same values of that it need not be built again.
  package func rendered(
    in environment: RenderEnvironment
  ) -> (root: ViewNode, asked: AskedValues) {
    let watch = EnvironmentWatch()
    let root = render(environment.watched(by: watch))
    return (root, watch.asked)
  }
}
