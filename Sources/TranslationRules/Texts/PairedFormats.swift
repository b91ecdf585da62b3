import Localization

/// Finds with what the format of a translation is to be compared.
struct PairedFormats {
  private let pair: TextPair

  init(_ pair: TextPair) { self.pair = pair }

  /// The comparison, none where there is plainly no difference, with the text that the translation
  /// translates or, where that uses less than there is, with the text for all numbers or the key.
  var comparison: FormatComparison? {
    guard pair.source.has(.percent) || pair.target.has(.percent),
      !pair.source.text.hasSameSpecifiers(as: pair.target.text),
      // Dates are no formats.
      !pair.source.isDatePattern, !differsInDigitsAlone
    else { return nil }
    let target = pair.target.formatWithoutAddresses
    let comparison = FormatComparison(
      source: pair.source.formatWithoutAddresses, target: target, role: role)
    if !comparison.differences.isEmpty, pair.isOfConflictingSource { return nil }
    guard comparison.takesTooMuch else { return comparison }
    if let form = formForAllNumbers {
      let other = FormatComparison(source: FormatString(form), target: target, role: role)
      if !other.takesTooMuch { return other }
    }
    // The `one` of French may say what the `one` of English says.
    if let form = pair.key.source.leaves.first(where: { $0.path == pair.path })?.text,
      !form.isExactly(pair.source.text)
    {
      let other = FormatComparison(source: FormatString(form), target: target, role: role)
      if other.isHarmless { return other }
    }
    let key = FormatString(pair.key.key)
    guard key.isFormatted else { return comparison }
    let other = FormatComparison(source: key, target: target, role: role)
    return other.isHarmless || other.takesTooLittle ? nil : comparison
  }

  /// Whether the translation of a PO file has glibc's flag `I` at specifiers that are the source's otherwise.
  private var differsInDigitsAlone: Bool {
    guard pair.targetLocation.isInGettext, pair.target.text.hasBytes(of: "%I") else { return false }
    return pair.source.text.hasSameSpecifiers(as: pair.target.text.replacing("%I", with: "%"))
  }

  private var role: FormatComparison.Role {
    for step in pair.path.steps {
      if case .substitution = step { return .variableForm }
    }
    return pair.path.category == nil ? .text : .pluralForm
  }

  private var formForAllNumbers: String? {
    var path = pair.path
    guard path.category != nil else { return nil }
    path.steps[path.steps.count - 1] = .plural(.other)
    return pair.key.source.leaves.first { $0.path == path }?.text
  }
}

extension FormatComparison {
  /// Whether the translation takes what its source does not take, or takes in another way.
  fileprivate var takesTooMuch: Bool {
    differences.contains { difference in
      switch difference {
      case .extra, .otherType(_, _, .kind), .spacedPercent, .permuted, .escapedInVain: true
      default: false
      }
    }
  }

  /// Whether the translation only leaves things out.
  fileprivate var takesTooLittle: Bool {
    differences.allSatisfy { difference in
      switch difference {
      case .missing, .gap, .percentCount: true
      default: false
      }
    }
  }
}
