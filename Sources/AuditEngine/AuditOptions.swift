import AuditModel

/// Which part of everything an audit looks at, and how.
public struct AuditOptions: Hashable, Sendable {
  /// The languages; none for all that there are texts in.
  public var locales: [LocaleIdentifier]?
  /// The text sizes.
  public var dynamicTypeSizes: [DynamicTypeSize]
  /// The pairs of size classes.
  public var sizeClasses: [SizeClasses]
  /// How many languages are looked at at the same time; none for as many as there are processors.
  public var jobs: Int?
  /// Which rules take part.
  public var rules: RuleSelection
  /// Whether findings come with a drawing of their worst variant.
  public var drawings: Bool

  /// Whether the rows of a template are one finding though they show different strings; a gate asks
  /// about each string on its own.
  package var joinsRows = true

  /// Everything, without drawings, unless said otherwise.
  public init(
    locales: [LocaleIdentifier]? = nil,
    dynamicTypeSizes: [DynamicTypeSize] = DynamicTypeSize.allCases,
    sizeClasses: [SizeClasses] = SizeClasses.allCases, jobs: Int? = nil,
    rules: RuleSelection = RuleSelection(), drawings: Bool = false
  ) {
    self.locales = locales
    self.dynamicTypeSizes = dynamicTypeSizes
    self.sizeClasses = sizeClasses
    self.jobs = jobs
    self.rules = rules
    self.drawings = drawings
  }
}
