import AuditModel

/// A page of the tutorial that is shown at the first start.
package enum TutorialPage: Int, Hashable, Sendable, CaseIterable {
  case boards, cards, together

  /// The name in keys and identities.
  package var name: String { "\(self)" }

  /// Whether there is no page after it.
  package var isLast: Bool { self == Self.allCases.last }

  /// The page after it; the last one stays.
  package var next: TutorialPage { Self(rawValue: rawValue + 1) ?? self }
}
