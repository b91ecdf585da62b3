import AuditModel
import Localization

/// Reads a string that came back in the way in which the project writes it.
struct UnitMatching {
  /// The current strings of the project.
  let current: [UnitName: BilingualUnit]
  /// The keys in the source language.
  let sources: [ExactText: TableEntry]

  /// The string with the key and the numbers of variables that it has in the project.
  func matched(_ unit: BilingualUnit) -> BilingualUnit {
    var unit = unit
    if let key = wholeKey(of: unit) { (unit.key, unit.path) = (key, .text) }
    let current = current[UnitName(unit)]
    if unit.hasLineEndsOfTheProgram(besides: current?.source) {
      unit.target = unit.target?.replacing("\r\n", with: "\n")
    }
    unit.source = unit.source?.numbered(like: [current?.source])
    unit.target = unit.target?.numbered(like: [current?.target, current?.source])
    return unit
  }

  /// The key of the project that ends as the id of a form does; nil when it has no such key.
  private func wholeKey(of unit: BilingualUnit) -> String? {
    guard !unit.path.isText, sources[ExactText(unit.key)] == nil else { return nil }
    let key = unit.key + CatalogPath.separator + CatalogPath.text(of: unit.path)
    return sources[ExactText(key)] == nil ? nil : key
  }
}

extension BilingualUnit {
  /// Whether its source string came back with CR LF where the project has LF: a spreadsheet on Windows
  /// writes every line break so.
  fileprivate func hasLineEndsOfTheProgram(besides current: String?) -> Bool {
    guard let source, let current, source.contains("\r\n") else { return false }
    return !current.unicodeScalars.contains("\r") && source.isSameText(as: current)
  }
}

extension String {
  /// The text with the numbers of its variables (`%2$#@name@`) where the first of some texts that
  /// names the variable has one; exported texts have them everywhere.
  fileprivate func numbered(like texts: [String?]) -> String {
    guard contains("#@") else { return self }
    let models = texts.compactMap { $0 }.map(\.variablesByName)
    return replacingVariables { specifier, name in
      guard !specifier.isExplicit, let model = models.lazy.compactMap({ $0[name] }).first,
        model.isExplicit
      else { return nil }
      return "%\(model.position)$\(specifier.text.dropFirst())"
    }
  }

  private var variablesByName: [String: FormatSpecifier] {
    let named = FormatString(self).specifiers.compactMap { specifier in
      specifier.variableName.map { ($0, specifier) }
    }
    return Dictionary(named) { first, _ in first }
  }
}
