import AuditModel
import ViewTree

/// A defect that is put into a clean screen, with the only finding that an audit may have about it.
struct Mutation: Sendable {
  /// The id of the rule that has to report it.
  let rule: String
  /// The defect, as a developer would describe it.
  let title: String
  /// The clean screen.
  let host: Host
  /// The text sizes and languages in which it has to be found; none for all.
  let extent: Extent
  /// The last component of the path of the node that has to be reported.
  let target: String
  /// Puts the defect in what is shown.
  var change: @Sendable (inout HostState) -> Void = { _ in }
  /// Puts the defect in what is said and focused on the way to a state.
  var stage: @Sendable (inout Staging) -> Void = { _ in }

  /// A part of the variants.
  struct Extent: Sendable {
    var sizes: [DynamicTypeSize] = Variants.sizes
    var locales: [LocaleIdentifier] = Variants.locales

    static let everywhere = Extent()
    /// Only where text is largest.
    static let largest = Extent(sizes: [.accessibility5])
    /// Only where text has its usual size.
    static let usual = Extent(sizes: [.large])

    /// Only in some languages.
    static func languages(_ locales: LocaleIdentifier...) -> Extent { Extent(locales: locales) }
  }

  init(
    _ rule: String, _ title: String, in host: Host, extent: Extent = .everywhere,
    at target: String = "target", _ change: @escaping @Sendable (inout HostState) -> Void
  ) {
    self.rule = rule
    self.title = title
    self.host = host
    self.extent = extent
    self.target = target
    self.change = change
  }

  /// A defect in what is said and focused.
  init(
    _ rule: String, _ title: String, in host: Host, extent: Extent = .everywhere,
    at target: String = "target", staging stage: @escaping @Sendable (inout Staging) -> Void
  ) {
    self.init(rule, title, in: host, extent: extent, at: target) { (_: inout HostState) in }
    self.stage = stage
  }

  /// A defect in both.
  init(
    _ rule: String, _ title: String, in host: Host, extent: Extent = .everywhere,
    at target: String = "target", staging stage: @escaping @Sendable (inout Staging) -> Void,
    _ change: @escaping @Sendable (inout HostState) -> Void
  ) {
    self.init(rule, title, in: host, extent: extent, at: target, change)
    self.stage = stage
  }

  /// A defect in the view tree alone.
  init(
    _ rule: String, _ title: String, in host: Host, extent: Extent = .everywhere,
    at target: String = "target", tree change: @escaping @Sendable (inout ViewNode) -> Void
  ) {
    self.init(rule, title, in: host, extent: extent, at: target) { (state: inout HostState) in
      change(&state.root)
    }
  }
}

/// The variants in which each mutation is audited.
enum Variants {
  static let sizes: [DynamicTypeSize] = [.large, .accessibility5]
  /// The source language, another one, and the source language from right to left.
  static let locales: [LocaleIdentifier] = ["en", "de", "ar-XB"]
}

/// A state of a clean screen in one variant, as a mutation changes it.
struct HostState {
  /// The view tree.
  var root: ViewNode
  /// The name of the screen, and the position of the state in it.
  let screen: String
  let state: Int
  /// The variant.
  let environment: RenderEnvironment

  var isLandscape: Bool { environment.sizeClasses != .compactRegular }
  var isLargest: Bool { environment.dynamicTypeSize == .accessibility5 }
  var isGerman: Bool { environment.locale == "de" }
}

/// The way to a state of a clean screen, as a mutation changes it.
struct Staging {
  let screen: String
  let state: Int
  var announcements: [TextContent]
  var times: [Duration]
  var focus: String?
  var timeLimit: TimeLimit?

  /// Adds an announcement, so many seconds after the first event.
  mutating func announce(_ text: TextContent, at seconds: Double = 0) {
    announcements.append(text)
    times.append(.seconds(seconds))
  }
}
