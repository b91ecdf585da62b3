import AuditModel
import Foundation

/// A key of a keyboard with modifiers.
public struct KeyboardShortcut: Sendable {
  /// A key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.init() }

  private init() {}

  /// Return.
  public static let defaultAction = KeyboardShortcut()
  /// Escape.
  public static let cancelAction = KeyboardShortcut()
}

/// A key of a keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// The letter.
  public let character: Character
  /// A letter.
  public init(_ character: Character) { self.character = character }
  /// A letter.
  public init(extendedGraphemeClusterLiteral letter: Character) { character = letter }
  /// Return.
  public static let `return` = KeyEquivalent(extendedGraphemeClusterLiteral: "\r")
  /// Escape.
  public static let escape = KeyEquivalent(extendedGraphemeClusterLiteral: "\u{1B}")
  /// Tab.
  public static let tab = KeyEquivalent(extendedGraphemeClusterLiteral: "\t")
  /// Delete.
  public static let delete = KeyEquivalent(extendedGraphemeClusterLiteral: "\u{8}")
  /// The arrow up.
  public static let upArrow = KeyEquivalent(extendedGraphemeClusterLiteral: "\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent(extendedGraphemeClusterLiteral: "\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent(extendedGraphemeClusterLiteral: "\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent(extendedGraphemeClusterLiteral: "\u{F703}")
  /// Space.
  public static let space = KeyEquivalent(extendedGraphemeClusterLiteral: " ")
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Command.
  public static let command = Self(rawValue: 1)
  /// Shift.
  public static let shift = Self(rawValue: 2)
  /// Option.
  public static let option = Self(rawValue: 4)
  /// Control.
  public static let control = Self(rawValue: 8)
}

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
