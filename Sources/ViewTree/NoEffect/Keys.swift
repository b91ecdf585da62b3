import AuditModel
import Foundation

extension View {
  /// Runs when a key is pressed: never.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> ViewNode { node }
  /// Runs when a key is pressed: never.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ViewNode { node }
  /// Runs when one of several keys is pressed: never.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ViewNode { node }
  /// Runs when one of several characters is typed: never.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ViewNode { node }
  /// Runs when any key is pressed: never.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ViewNode { node }
}

/// A key that is pressed, which never happens.
public struct KeyPress: Sendable {
  /// The moment of the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers

  /// Whether the press of a key was used.
  public enum Result: Sendable { case handled, ignored }

  /// Moments of a key.
  public struct Phases: OptionSet, Sendable {
    /// One bit for each moment.
    public let rawValue: Int
    /// Takes the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is pressed.
    public static let down = Self(rawValue: 1)
    /// It is held.
    public static let `repeat` = Self(rawValue: 2)
    /// It is let go.
    public static let up = Self(rawValue: 4)
    /// All.
    public static let all: Self = [.down, .repeat, .up]
  }
}
