import AuditModel
import TextShaping

extension TableValue {
  /// Puts strings together to a value, by the ways to them.
  ///
  /// The order of devices, widths and variables is that of their first strings. None when nothing
  /// can be made of them: there are none, a text with variables is missing, or the ways contradict
  /// each other.
  ///
  /// - Parameters:
  ///   - leaves: the strings.
  ///   - valueTypes: the types of the variables' numbers, such as `d`, by the variables' names.
  ///   - argumentNumbers: which arguments the variables take, where the strings do not say it.
  package init?(
    leaves: [TableEntry.Leaf], valueTypes: [String: String] = [:],
    argumentNumbers: [String: Int] = [:]
  ) {
    let tree = LeafTree(leaves, valueTypes: valueTypes, argumentNumbers: argumentNumbers)
    guard let value = tree.value(at: 0) else { return nil }
    self = value
  }
}

/// Strings whose ways have the same beginning.
private struct LeafTree {
  private let leaves: [TableEntry.Leaf]
  private let valueTypes: [String: String]
  private let argumentNumbers: [String: Int]

  init(
    _ leaves: [TableEntry.Leaf], valueTypes: [String: String], argumentNumbers: [String: Int]
  ) {
    self.leaves = leaves
    self.valueTypes = valueTypes
    self.argumentNumbers = argumentNumbers
  }

  private func tree(of leaves: [TableEntry.Leaf]) -> LeafTree {
    LeafTree(leaves, valueTypes: valueTypes, argumentNumbers: argumentNumbers)
  }

  /// The value of what follows after so many steps.
  func value(at depth: Int) -> TableValue? {
    let variables = self.variables(at: depth)
    guard variables.isEmpty else {
      let rest = leaves.filter { !$0.isSubstitution(at: depth) }
      switch tree(of: rest).value(at: depth) {
      case .text(let format): return .plural(format: format, variables: variables)
      case let value?: return .substituted(value, variables: variables)
      case nil: return nil
      }
    }
    guard let first = leaves.first else { return nil }
    guard first.path.steps.count > depth else {
      return leaves.count == 1 ? .text(first.text) : nil
    }
    guard leaves.allSatisfy({ $0.path.steps.count > depth }) else { return nil }
    switch first.path.steps[depth] {
    case .plural: return forms(at: depth).map { .plurals($0) }
    case .device: return adapted(at: depth, name: \.deviceName).map { .devices($0) }
    case .width: return adapted(at: depth, name: \.widthName).map { .widths($0) }
    case .phrase: return phrases(at: depth).map { .phrases($0) }
    case .substitution: return nil
    }
  }

  private func variables(at depth: Int) -> [FormatVariable] {
    grouped(at: depth, name: \.substitutionName).compactMap { name, leaves in
      let inner = tree(of: leaves)
      guard let forms = inner.forms(at: depth + 1), let first = leaves.first else { return nil }
      var variable = FormatVariable(
        name: name, valueType: valueTypes[name], forms: forms, location: first.location)
      variable.argumentNumber = argumentNumbers[name]
      return variable
    }
  }

  private func forms(at depth: Int) -> [FormatVariable.Form]? {
    let forms = leaves.compactMap { leaf -> FormatVariable.Form? in
      guard leaf.path.steps.count == depth + 1, let category = leaf.path.category else {
        return nil
      }
      return FormatVariable.Form(category: category, text: leaf.text, location: leaf.location)
    }
    return forms.count == leaves.count ? forms : nil
  }

  private func adapted(
    at depth: Int, name: KeyPath<VariationPath.Step, String?>
  ) -> [AdaptiveForm]? {
    let groups = grouped(at: depth, name: name)
    guard groups.reduce(0, { $0 + $1.leaves.count }) == leaves.count else { return nil }
    var result: [AdaptiveForm] = []
    for (condition, leaves) in groups {
      let inner = tree(of: leaves)
      guard let value = inner.value(at: depth + 1), let first = leaves.first else { return nil }
      result.append(AdaptiveForm(condition: condition, value: value, location: first.location))
    }
    return result
  }

  private func phrases(at depth: Int) -> [TableValue.Phrase]? {
    let sorted = leaves.sorted { $0.path < $1.path }
    guard sorted.allSatisfy({ $0.path.steps.count == depth + 1 && $0.isPhrase(at: depth) }) else {
      return nil
    }
    return sorted.map { TableValue.Phrase(text: $0.text, location: $0.location) }
  }

  /// The leaves by the name in a step, in the order of the first of each.
  private func grouped(
    at depth: Int, name: KeyPath<VariationPath.Step, String?>
  ) -> [(name: String, leaves: [TableEntry.Leaf])] {
    var positions: [String: Int] = [:]
    var result: [(name: String, leaves: [TableEntry.Leaf])] = []
    for leaf in leaves where leaf.path.steps.count > depth {
      guard let key = leaf.path.steps[depth][keyPath: name] else { continue }
      if let position = positions[key] {
        result[position].leaves.append(leaf)
      } else {
        positions[key] = result.count
        result.append((key, [leaf]))
      }
    }
    return result
  }
}

extension TableEntry.Leaf {
  fileprivate func isSubstitution(at depth: Int) -> Bool {
    path.steps.count > depth && path.steps[depth].substitutionName != nil
  }

  fileprivate func isPhrase(at depth: Int) -> Bool {
    if case .phrase = path.steps[depth] { true } else { false }
  }
}

extension VariationPath.Step {
  fileprivate var deviceName: String? {
    if case .device(let name) = self { name } else { nil }
  }

  fileprivate var widthName: String? {
    if case .width(let name) = self { name } else { nil }
  }

  fileprivate var substitutionName: String? {
    if case .substitution(let name) = self { name } else { nil }
  }
}
