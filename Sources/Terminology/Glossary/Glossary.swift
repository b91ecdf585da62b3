import AuditModel

/// The approved and forbidden names of things, as people have written them down.
package struct Glossary: Sendable {
  /// The terms in the order in which they are written.
  package private(set) var terms: [Term]
  /// The problems of the files, by location.
  package private(set) var problems: [GlossaryProblem]

  /// Makes a glossary of terms.
  package init(terms: [Term], problems: [GlossaryProblem] = []) {
    self.terms = terms
    self.problems = problems
  }

  /// The terms of several files; what they say of one term is put together.
  package init(joining others: [Glossary]) {
    var positions: [String: Int] = [:]
    terms = []
    for term in others.flatMap(\.terms) {
      if let position = positions[term.source] {
        terms[position].add(term)
      } else {
        positions[term.source] = terms.count
        terms.append(term)
      }
    }
    problems = others.flatMap(\.problems)
  }
}

/// Something that is wrong with a glossary.
package struct GlossaryProblem: Hashable, Sendable {
  /// Where it is.
  package let location: SourceLocation
  /// The problem, in a clause without a full stop.
  package let message: String
  /// The fix, in a clause without a full stop.
  package let advice: String

  /// Makes a problem.
  package init(_ location: SourceLocation, _ message: String, advice: String) {
    self.location = location
    self.message = message
    self.advice = advice
  }
}

extension GlossaryProblem: CustomStringConvertible {
  /// The place, what is wrong and what to do.
  package var description: String { "\(location): \(message); \(advice)" }
}

extension Term {
  /// Adds what another entry says of the same term.
  fileprivate mutating func add(_ other: Term) {
    // A name that one of them approves is approved.
    let open = (proposed.subtracting(other.approved), other.proposed.subtracting(approved))
    proposed = open.0.merging(open.1) { $0 + $1 }
    translations.merge(other.translations) { $0 + $1.filter { !$0.isEmpty } }
    forbidden.merge(other.forbidden) { $0 + $1 }
    isKept = isKept || other.isKept
  }

  /// Adds what it is called in a language, by the status of the name.
  mutating func add(_ text: String, in locale: LocaleIdentifier, _ standing: TermStanding) {
    switch standing {
    case .preferred: translations[locale, default: []].insert(text, at: 0)
    case .admitted: translations[locale, default: []].append(text)
    case .proposed:
      if approved[locale]?.contains(text) != true { proposed[locale, default: []].append(text) }
      return translations[locale, default: []].append(text)
    case .forbidden: forbidden[locale, default: []].append(text)
    case .kept: isKept = true
    }
    proposed[locale]?.removeAll { $0 == text }
  }

  /// Its names that are not only proposed, by language.
  private var approved: [LocaleIdentifier: [String]] { translations.subtracting(proposed) }
}

extension [LocaleIdentifier: [String]] {
  /// The names that others are not.
  fileprivate func subtracting(_ others: Self) -> Self {
    merging(others) { own, others in own.filter { !others.contains($0) } }
      .filter { self[$0.key] != nil }
  }
}

/// The statuses of a name.
enum TermStanding {
  case preferred
  case admitted
  case proposed
  case forbidden
  case kept

  /// The status by its word in one of the formats; none for a word that is not known.
  init?(_ word: String) {
    let word = String(word.lowercased().filter(\.isLetter))
    switch word {
    case "preferred", "approved", "standardized", "preferredtermadmnsts",
      "standardizedtermadmnsts":
      self = .preferred
    case "", "admitted", "allowed", "legal", "regulated", "admittedtermadmnsts",
      "legaltermadmnsts", "regulatedtermadmnsts", "translated":
      self = .admitted
    case "proposed", "new", "draft": self = .proposed
    case "deprecated", "superseded", "forbidden", "notrecommended", "rejected", "prohibited",
      "obsolete", "deprecatedtermadmnsts", "supersededtermadmnsts", "forbiddentermadmnsts":
      self = .forbidden
    case "keep", "kept", "donottranslate", "dnt", "untranslatable", "brand": self = .kept
    default: return nil
    }
  }
}
