/// The nodes of a screen that a finding is about.
public struct NodeSubject: Hashable, Sendable {
  /// The screen's id.
  public var screen: String
  /// The node: of several the one in which it is worst, which the message is about.
  public var element: Element
  /// Where the node is written; the manifest's first line when that cannot be resolved.
  public var location: SourceLocation
  /// The string that the node shows, when the defect shows in a localized string.
  public var string: StringReference?
  /// The common cause of the nodes, which is the same in every language.
  public let cause: Cause
  /// Every node with the same cause, such as the rows made from one template, sorted by path.
  public var occurrences: [Occurrence]
  /// The variants in which it shows.
  public var extent: VariantExtent

  /// The common cause of nodes.
  public enum Cause: Hashable, Sendable {
    /// The string, wherever the screen shows it.
    case string(table: String, key: String)
    /// The line of source that makes the nodes, named by the path of the first node that it makes on
    /// the screen, with the defect or not.
    case nodes(first: String)
    /// A setting of the app that all nodes of a screen share, such as its accent colour.
    case setting(String)
  }

  /// A part of a screen.
  public enum Element: Hashable, Sendable {
    /// The node of that path, such as `content/board/lists`.
    case node(String)
    /// An announcement to VoiceOver, which has no frame.
    case announcement
    /// The screen as a whole.
    case screen
  }

  /// A node with the cause.
  public struct Occurrence: Hashable, Sendable {
    /// The node's path in the view tree, or `announcement`.
    public let path: String
    /// Where the node is written.
    public let location: SourceLocation
    /// The string that it shows.
    public let string: StringReference?
    /// The languages in which it has the defect, sorted.
    public let locales: [LocaleIdentifier]

    /// Describes a node.
    public init(
      path: String, location: SourceLocation, string: StringReference? = nil,
      locales: [LocaleIdentifier] = []
    ) {
      self.path = path
      self.location = location
      self.string = string
      self.locales = locales
    }
  }

  /// Describes the nodes of a screen.
  public init(
    screen: String, element: Element, location: SourceLocation, string: StringReference? = nil,
    cause: Cause? = nil, occurrences: [Occurrence]? = nil, extent: VariantExtent
  ) {
    self.screen = screen
    self.element = element
    self.location = location
    self.string = string
    self.cause = cause ?? .nodes(first: element.name)
    self.occurrences =
      occurrences ?? [Occurrence(path: element.name, location: location, string: string)]
    self.extent = extent
  }

  var identity: [String] {
    switch cause {
    case .string(let table, let key): [screen, "string", table, key]
    case .nodes(let first): [screen, first]
    case .setting(let name): [screen, "setting", name]
    }
  }
}

extension NodeSubject.Element {
  /// The node's path, or the name of the part.
  public var name: String {
    switch self {
    case .node(let path): path
    case .announcement: "announcement"
    case .screen: "screen"
    }
  }
}

/// A string of a table that a node shows.
public struct StringReference: Hashable, Sendable {
  /// The table's name.
  public let table: String
  /// The key.
  public let key: String
  /// Where the string is written in the language that counts; nil when no table has the key.
  public let location: SourceLocation?

  /// Names a string.
  public init(table: String, key: String, location: SourceLocation?) {
    self.table = table
    self.key = key
    self.location = location
  }
}

/// The part of a screen's matrix in which a finding shows.
public struct VariantExtent: Hashable, Sendable {
  /// The states, in the order of the screen.
  public var states: [String]
  /// The text sizes.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// The devices.
  public var devices: [AuditedDevice]
  /// Every cell of the screen's matrix.
  public var variants: VariantSet
  /// The state and variant in which it is worst.
  public var worst: StateInVariant

  /// Describes the part of a matrix.
  public init(
    states: [String], dynamicTypeSizes: [DynamicTypeSize], devices: [AuditedDevice],
    variants: VariantSet, worst: StateInVariant
  ) {
    self.states = states
    self.dynamicTypeSizes = dynamicTypeSizes
    self.devices = devices
    self.variants = variants
    self.worst = worst
  }

  /// Describes the part of a matrix that has the narrowest device of each pair of size classes.
  public init(
    states: [String], dynamicTypeSizes: [DynamicTypeSize], sizeClasses: [SizeClasses],
    variants: VariantSet, worst: StateInVariant
  ) {
    self.init(
      states: states, dynamicTypeSizes: dynamicTypeSizes,
      devices: sizeClasses.map { AuditedDevice(sizeClasses: $0) }, variants: variants,
      worst: worst)
  }

  /// The pairs of size classes that the devices have.
  public var sizeClasses: [SizeClasses] { devices.sizeClasses }
}

/// A state of a screen in a variant.
public struct StateInVariant: Hashable, Sendable {
  /// The state's name.
  public let state: String
  /// The variant.
  public let variant: Variant

  /// Joins a state and a variant.
  public init(state: String, variant: Variant) {
    self.state = state
    self.variant = variant
  }
}
