import Localization
import TextShaping

/// The forms of one number in one language: of a text, or of one of its variables.
package struct PluralForms {
  /// The way to them, without their categories.
  package let path: VariationPath
  /// The forms in the order of the file.
  package let forms: [TableEntry.Leaf]

  /// The form of a category, none when there is none.
  package subscript(category: PluralCategory) -> TableEntry.Leaf? {
    forms.last { $0.path.category == category }
  }

  /// The categories that have forms.
  package var categories: Set<PluralCategory> { Set(forms.compactMap(\.path.category)) }

  /// The form to show for all of them.
  package var main: TableEntry.Leaf? { self[.other] ?? forms.first }

  /// The name of the variable that they are of, none when they are whole strings.
  package var variable: String? {
    if case .substitution(let name) = path.steps.last { name } else { nil }
  }
}

extension TableEntry {
  /// The forms of each of its numbers, none for strings that do not depend on any.
  package var pluralForms: [PluralForms] {
    switch value {
    case .text, .phrases: return []
    case .plural(_, let variables) where variables.isEmpty: return []
    case .plural, .plurals, .widths, .devices, .substituted: break
    }
    var result: [PluralForms] = []
    var forms: [Leaf] = []
    var path = VariationPath.text
    func finish() {
      if !forms.isEmpty { result.append(PluralForms(path: path, forms: forms)) }
      forms.removeAll()
    }
    for leaf in leaves {
      let isForm = leaf.path.category != nil
      let parent = VariationPath(isForm ? Array(leaf.path.steps.dropLast()) : leaf.path.steps)
      if !isForm || parent != path { finish() }
      path = parent
      if isForm { forms.append(leaf) }
    }
    finish()
    return result
  }
}
