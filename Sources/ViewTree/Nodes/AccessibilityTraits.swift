/// The role and state of an element, named as UIKit names them.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt32

  /// Takes the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let button = Self(rawValue: 1 << 0)
  /// It leads somewhere else.
  public static let link = Self(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = Self(rawValue: 1 << 2)
  /// It is text that cannot be changed.
  public static let staticText = Self(rawValue: 1 << 3)
  /// It is a heading.
  public static let header = Self(rawValue: 1 << 4)
  /// It is chosen.
  public static let selected = Self(rawValue: 1 << 5)
  /// It cannot be used now.
  public static let notEnabled = Self(rawValue: 1 << 6)
  /// Its value goes up and down by swiping.
  public static let adjustable = Self(rawValue: 1 << 7)
  /// It changes too often to be followed by notifications.
  public static let updatesFrequently = Self(rawValue: 1 << 8)
  /// It searches.
  public static let searchField = Self(rawValue: 1 << 9)
  /// It is a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 10)
  /// It plays a sound of its own.
  public static let playsSound = Self(rawValue: 1 << 11)
  /// It sums up the screen when the app starts.
  public static let summaryElement = Self(rawValue: 1 << 12)
  /// It starts something that is heard or seen for a while.
  public static let startsMediaSession = Self(rawValue: 1 << 13)
  /// It takes touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 14)
  /// It turns the page when it has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 15)
  /// It holds tabs.
  public static let tabBar = Self(rawValue: 1 << 16)
  /// It switches something on and off.
  public static let toggleButton = Self(rawValue: 1 << 17)
  /// It takes text.
  public static let textEntry = Self(rawValue: 1 << 18)
  /// It takes text now.
  public static let isEditing = Self(rawValue: 1 << 19)
  /// It takes text that is not shown.
  public static let secureTextField = Self(rawValue: 1 << 20)
  /// It is a tab.
  public static let tab = Self(rawValue: 1 << 21)
  /// It goes back.
  public static let backButton = Self(rawValue: 1 << 22)
  /// It shows what it has opened: UIKit's expanded status, which is no trait there.
  public static let isExpanded = Self(rawValue: 1 << 23)
  /// It can open something that it does not show.
  public static let isCollapsed = Self(rawValue: 1 << 24)

  /// The traits that say what can be done with an element; one of them makes it interactive.
  public static let interactive: Self = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry, .tab,
    .backButton,
  ]

  static let names: [(name: String, trait: Self)] = [
    ("button", .button), ("link", .link), ("image", .image), ("staticText", .staticText),
    ("header", .header), ("selected", .selected), ("notEnabled", .notEnabled),
    ("adjustable", .adjustable), ("updatesFrequently", .updatesFrequently),
    ("searchField", .searchField), ("keyboardKey", .keyboardKey), ("playsSound", .playsSound),
    ("summaryElement", .summaryElement), ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("toggleButton", .toggleButton), ("textEntry", .textEntry),
    ("isEditing", .isEditing), ("secureTextField", .secureTextField), ("tab", .tab),
    ("backButton", .backButton), ("isExpanded", .isExpanded), ("isCollapsed", .isCollapsed),
  ]

  /// The names of the traits in a fixed order.
  public var names: [String] { Self.names.filter { contains($0.trait) }.map(\.name) }

  /// Finds the trait of that name.
  public init?(name: String) {
    guard let match = Self.names.first(where: { $0.name == name }) else { return nil }
    self = match.trait
  }
}
