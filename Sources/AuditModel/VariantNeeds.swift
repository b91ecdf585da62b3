import AuditModel

/// The variants that some rules need to have anything to check.
enum VariantNeeds {
  /// Whether a matrix has the variants that a rule compares or looks at, by the ids of such rules.
  static let all: [String: @Sendable (AuditMatrix) -> Bool] = [
    "growth-below-style-maximum": { $0.dynamicTypeSizes.contains(.accessibility5) },
    "text-below-minimum": { $0.dynamicTypeSizes.contains(.large) },
    "order-changes-with-text-size": { $0.dynamicTypeSizes.count > 1 },
    "name-changes-with-size": { $0.dynamicTypeSizes.count > 1 },
    "order-changes-with-locale": { $0.locales.count > 1 },
    "order-changes-with-size-class": { $0.sizeClasses.count > 1 },
    "action-lost": { $0.variantsPerState > 1 },
    "element-lost": { $0.variantsPerState > 1 },
  ]

  /// Whether a matrix has the variants that a rule needs.
  static func areMet(_ rule: String, in matrix: AuditMatrix) -> Bool { all[rule]?(matrix) ?? true }
}
