import AuditModel
import Terminology
import TextAnalysis

/// The terms of a text with what its translation makes of them.
struct TermCheck {
  let verdicts: [(term: Term, verdict: TermVerdict)]
  private let locale: LocaleIdentifier

  /// None when there is no glossary, or nothing to translate.
  init?(_ pair: TextPair) {
    guard let glossary = pair.key.tables.knowledge.glossary, !pair.key.tables.isSameLanguage
    else { return nil }
    let terms = glossary.terms(in: pair.source.text)
    guard !terms.isEmpty else { return nil }
    let judge = TermJudge(locale: pair.key.tables.target.locale)
    let text = FoldedText(pair.target.text)
    verdicts = terms.map { ($0, judge.verdict(on: $0, in: text)) }
    locale = pair.key.tables.target.locale
  }

  /// A note where a name is only proposed, and a warning where people approved it.
  func severity(of term: Term) -> Severity { term.isProposed(in: locale) ? .note : .warning }
}
