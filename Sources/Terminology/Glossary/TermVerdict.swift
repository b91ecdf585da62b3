import AuditModel

/// The name in a translation for the thing that a term stands for.
package enum TermVerdict: Hashable, Sendable {
  /// The approved name, or none.
  case fine
  /// None of the names that it has, of which these are the ones that it may have.
  case missing([String])
  /// A name that it must not have, and those that it may have.
  case forbidden(String, instead: [String])
  /// It had to stay as it is.
  case lost
}

/// Holds translations into one language against the terms of their sources.
package struct TermJudge {
  private let locale: LocaleIdentifier
  private let inflection: Inflection

  /// Takes the language of the translations.
  package init(locale: LocaleIdentifier) {
    self.locale = locale
    inflection = Inflection(language: locale.language)
  }

  /// The translation of a term.
  package func verdict(on term: Term, in text: FoldedText) -> TermVerdict {
    if term.isKept(in: locale) {
      return text.text.hasBytes(of: term.source) ? .fine : .lost
    }
    let approved = term.translations(in: locale)
    let isApproved = approved.contains { TermForms($0).isIn(text, inflection) }
    // A name that is in an approved one, as “card” in “card index”, is no evidence by itself.
    let forbidden = term.forbidden(in: locale).first { name in
      TermForms(name).isPlainlyIn(text, inflection)
        && !(isApproved && approved.contains { TermForms(name).isIn(FoldedText($0), inflection) })
    }
    if let forbidden { return .forbidden(forbidden, instead: approved) }
    return approved.isEmpty || isApproved ? .fine : .missing(approved)
  }
}
