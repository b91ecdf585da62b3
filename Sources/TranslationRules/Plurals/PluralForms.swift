import Localization
import TextShaping

/// The forms of one number in one language: of a text, or of one of its variables.
struct PluralForms {
  /// The way to them, without their categories.
  let path: VariationPath
  /// The forms in the order of the file.
  let forms: [TableEntry.Leaf]

  /// The form of a category, none when there is none.
  subscript(category: PluralCategory) -> TableEntry.Leaf? {
    forms.last { $0.path.category == category }
  }

  /// The categories that have forms.
  var categories: Set<PluralCategory> { Set(forms.compactMap(\.path.category)) }

  /// The form to show for all of them.
  var main: TableEntry.Leaf? { self[.other] ?? forms.first }

  /// The name of the variable that they are of, none when they are whole texts.
  var variable: String? {
    if case .substitution(let name) = path.steps.last { name } else { nil }
  }
}

extension TableEntry {
  /// The forms of each of its numbers, none for texts that do not depend on any.
  var pluralForms: [PluralForms] {
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

extension SingleKey {
  /// The forms of the same number in the source language, none when there are none.
  func sourceForms(like forms: PluralForms) -> PluralForms? {
    let project = knowledge.project
    let entry = project.table(table.name, locale: project.sourceLocale)?[entry.key]
    return entry?.pluralForms.first { $0.path == forms.path }
  }
}

extension FormatSpecifier {
  /// What it reads, with whole numbers of all sizes as one; none for variables.
  var kind: Kind? {
    switch typeClass {
    case .integer32, .integer64: .number
    // `%arg` of string catalogs begins like a number of C.
    case .double: conversion == "a" && text == "%a" ? .number : .decimal
    case .object: .object
    case .cString, .character, .pointer: .other
    case .variable: nil
    }
  }

  /// What a specifier reads.
  enum Kind: Hashable {
    case number
    case decimal
    case object
    case other
  }
}
