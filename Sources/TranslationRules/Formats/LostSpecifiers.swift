import Localization
import TextAnalysis

extension TextPair {
  /// The specifiers of the source whose arguments the translation does not use, in their order.
  ///
  /// Without positions a specifier uses the first argument of its type: where one is missing, those behind
  /// it have other positions than in the source.
  var lostSpecifiers: [FormatSpecifier] {
    let used = target.format.specifiers.filter(\.isMeant)
    var lost = source.format.specifiers.filter { $0.isMeant && $0.conversion != "*" }
    for one in used where one.isExplicit { lost.removeAll { $0.position == one.position } }
    for one in used where !one.isExplicit {
      if let index = lost.firstIndex(where: { $0.typeClass == one.typeClass }) {
        lost.remove(at: index)
      }
    }
    return lost
  }

  /// The specifier that the translation lacks, as the source writes it; none when it lacks several different specifiers.
  var lostSpecifier: String? {
    let texts = Set(lostSpecifiers.map(\.text))
    return texts.count == 1 ? texts.first : nil
  }
}

extension FormatSpecifier {
  /// It with its position, as in `%1$@`, so that it may be wherever a translation needs it.
  var withPosition: String { isExplicit ? text : "%\(position)$\(text.dropFirst())" }
}
