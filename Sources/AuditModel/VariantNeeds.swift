/// The variants, states and screens that some rules need to have anything to check.
package enum VariantNeeds {
  /// Whether a matrix has those that a rule compares or looks at, by the ids of such rules.
  package static let all: [String: @Sendable (AuditMatrix) -> Bool] = [
    "growth-below-style-maximum": { $0.dynamicTypeSizes.contains(.accessibility5) },
    "text-below-minimum": { $0.dynamicTypeSizes.contains(.large) },
    "order-changes-with-text-size": { $0.dynamicTypeSizes.count > 1 },
    "name-changes-with-size": { $0.dynamicTypeSizes.count > 1 },
    "order-changes-with-locale": { $0.locales.count > 1 },
    "order-changes-with-size-class": { $0.sizeClasses.count > 1 },
    "verbosity-budget": { $0.locales.count > 1 },
    "state-not-exposed": \.hasSteps,
    "status-not-announced": \.hasSteps,
    "flow-step-silent": \.hasSteps,
    "help-inconsistent": { $0.screens.count > 1 },
    "navigation-order-inconsistent": { $0.screens.count > 1 },
    "redundant-entry": { $0.screens.count > 1 },
    "same-action-different-name": { $0.screens.count > 1 },
    "action-lost": { $0.variantsPerState > 1 },
    "element-lost": { $0.variantsPerState > 1 },
  ]

  /// Whether a matrix has all that a rule needs.
  package static func areMet(_ rule: String, in matrix: AuditMatrix) -> Bool {
    all[rule]?(matrix) ?? true
  }
}

extension AuditMatrix {
  /// Whether a screen has several states.
  fileprivate var hasSteps: Bool { screens.contains { $0.states.count > 1 } }
}
