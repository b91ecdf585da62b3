import AuditModel
import Localization
import TextShaping

/// A translation takes the same arguments as its source.
package struct FormatSpecifiersRule: TableRule {
  package static let description = RuleDescription(
    id: "format-specifiers",
    title: "Format specifiers differ from the source",
    rationale: """
      An argument that is missing is lost; one that is not supplied, or is taken as something else, \
      shows garbage or ends the app.
      """,
    severity: .error,
    standards: [.apple("String Format Specifiers")])

  package static let examples: [TableExample] = [
    .passes("the same specifiers", ["n": "%d cards"], ["n": "%d Karten"]),
    .passes("another order, with positions", ["n": "%@ of %d"], ["n": "%2$d: %1$@"]),
    .passes("a percent sign", ["n": "%d%% done"], ["n": "%d %% fertig"]),
    .finds("n", because: "the number is lost", ["n": "%d cards"], ["n": "Karten"]),
    .finds("n", because: "one more than is supplied", ["n": "Cards"], ["n": "%@ Karten"]),
    .finds("n", because: "a text is taken as a number", ["n": "%@ cards"], ["n": "%d Karten"]),
    .finds(
      "n", because: "another order without positions", ["n": "%@ of %d"], ["n": "%d von %@"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [TableViolation] {
    var result: [TableViolation] = []
    tables.forEachTranslation { source, target in
      let differences =
        compare(source.value.format, target.value.format, at: target.valueLocation)
        + compareForms(source, target)
      if let first = differences.first {
        result.append(
          TableViolation(
            target.key, at: first.location, first.message,
            suggestion: "write the specifiers as in “\(source.value.format)”, with positions "
              + "such as %1$@ where the order changes"))
      }
    }
    return result
  }

  private func compare(
    _ source: String, _ target: String, at location: SourceLocation
  ) -> [(message: String, location: SourceLocation)] {
    FormatString.compare(source: FormatString(source), target: FormatString(target))
      .map { ($0.message, location) }
  }

  /// Each form of a plural is held against the source's form for `other`.
  private func compareForms(
    _ source: TableEntry, _ target: TableEntry
  ) -> [(message: String, location: SourceLocation)] {
    target.value.variables.flatMap { variable -> [(message: String, location: SourceLocation)] in
      guard let expected = source.value.variables.first(where: { $0.name == variable.name }),
        let other = expected[PluralCategory.other]
      else { return [] }
      return variable.forms.flatMap { form -> [(message: String, location: SourceLocation)] in
        let differences = FormatString.compare(
          source: FormatString(other.text), target: FormatString(form.text))
        return differences.filter { !$0.mayBeMissing(in: form.category) }
          .map { ("\(form.category.rawValue): \($0.message)", form.location) }
      }
    }
  }
}

extension FormatDifference {
  /// Whether a form for a single number may say it in words.
  fileprivate func mayBeMissing(in category: PluralCategory) -> Bool {
    guard case .missing = self else { return false }
    return [.zero, .one, .two].contains(category)
  }

  fileprivate var message: String {
    switch self {
    case .missing(let specifier): "\(specifier.text) of the source is not used"
    case .extra(let specifier): "\(specifier.text) takes an argument that is not supplied"
    case .otherType(let source, let target):
      "\(target.text) takes what the source supplies as \(source.text)"
    case .permuted: "the specifiers are in another order and have no positions"
    case .mixedPositions(let specifier):
      "\(specifier.text) has no position and others have"
    case .gap(let missing): "\(missing.text) is left out before one that is used"
    }
  }
}
