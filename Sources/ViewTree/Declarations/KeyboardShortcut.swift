/// A key of a keyboard with those that are held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// A key with those that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
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

  /// The keys with a name in Swift.
  static let named: [(name: String, key: KeyEquivalent)] = [
    ("return", .return), ("escape", .escape), ("tab", .tab), ("delete", .delete),
    ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow),
    ("rightArrow", .rightArrow), ("space", .space),
  ]

  /// Its name in Swift, if it has one.
  package var name: String? { Self.named.first { $0.key == self }?.name }
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Hashable, Sendable {
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

  /// Each key by itself, with its name in Swift.
  static let named: [(name: String, key: Self)] = [
    ("command", .command), ("shift", .shift), ("option", .option), ("control", .control),
  ]

  /// The names of the keys in a fixed order.
  var names: [String] { Self.named.filter { contains($0.key) }.map(\.name) }
}
