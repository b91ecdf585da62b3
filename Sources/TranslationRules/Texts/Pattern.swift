import AuditModel
import LanguageData

/// A rule of a team's own, made of regular expressions.
package struct PatternRule: Sendable {
  /// The relation between the translation and the pattern.
  package enum Demand: String, Sendable, CaseIterable {
    /// The translation has to match.
    case mustMatch
    /// The translation must not match.
    case mustNotMatch
  }

  /// The team's id of the pattern.
  package let id: String
  /// The problem of a broken pattern.
  package let message: String
  /// The severity of a match.
  package let severity: Severity
  /// The languages that it counts for; all when it names none.
  package let locales: [LocaleIdentifier]
  /// The requirement on the translation.
  package let demand: Demand
  private let source: RegularExpression?
  private let target: RegularExpression

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - sourcePattern: what the source has to match for the rule to count; none for always.
  ///   - targetPattern: what the translation must match or not.
  package init(
    id: String, message: String, severity: Severity = .warning, locales: [LocaleIdentifier] = [],
    sourcePattern: String? = nil, targetPattern: String, demand: Demand
  ) throws(RegularExpression.Mistake) {
    self.id = id
    self.message = message
    self.severity = severity
    self.locales = locales
    self.demand = demand
    if let sourcePattern {
      source = try RegularExpression(sourcePattern)
    } else {
      source = nil
    }
    target = try RegularExpression(targetPattern)
  }

  /// Whether it counts for a language: `de` counts for `de-AT` too.
  package func applies(to locale: LocaleIdentifier) -> Bool {
    locales.isEmpty
      || locales.contains {
        locale == $0 || locale.identifier.hasPrefix($0.identifier + "-")
      }
  }

  /// The outcome for a translation.
  package enum Outcome: Hashable, Sendable {
    /// It keeps to the rule.
    case kept
    /// It breaks the rule; with the words that do, when there are such.
    case broken(words: String?)
    /// A pattern takes too long to try.
    case tooSlow
  }

  /// Tries the rule.
  package func outcome(source sourceText: String, target targetText: String) -> Outcome {
    switch source?.search(sourceText) {
    case .nothing: return .kept
    case .tooSlow: return .tooSlow
    case .found, nil: break
    }
    switch (target.search(targetText), demand) {
    case (.tooSlow, _): return .tooSlow
    case (.found, .mustMatch), (.nothing, .mustNotMatch): return .kept
    case (.nothing, .mustMatch): return .broken(words: nil)
    case (.found(let range), .mustNotMatch):
      let words = Array(targetText.utf16)[range].prefix(80)
      return .broken(words: String(decoding: words, as: UTF16.self))
    }
  }
}
