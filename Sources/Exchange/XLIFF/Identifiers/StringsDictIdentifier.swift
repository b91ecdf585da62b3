import Localization
import TextShaping

/// The ids that Xcode gives to the strings of a `.stringsdict` file: their places in the property
/// list, as in `/KEY:dict/VARIABLE:dict/one:dict/:string`.
enum StringsDictIdentifier {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let widthRule = "NSStringVariableWidthRuleType"
  private static let deviceRule = "NSStringDeviceSpecificRuleType"
  private static let end = ":dict/:string"
  private static let step = ":dict/"

  /// The key and the way that an id names, none when it is no such id.
  ///
  /// Older tools leave out the first slash or write `KEY:VARIABLE:dict/one:dict/:string`.
  static func parse(_ id: String) -> UnitIdentity? {
    var rest = Substring(id)
    if rest.hasSuffix(end) {
      rest = rest.dropLast(end.count)
    } else if rest.hasSuffix(":dict") {
      rest = rest.dropLast(":dict".count)
    } else {
      return nil
    }
    var steps: [VariationPath.Step] = []
    guard takeLeaf(from: &rest, into: &steps) else { return nil }
    while takeRule(from: &rest, into: &steps) {}
    let key = rest.first == "/" ? rest.dropFirst() : rest
    return UnitIdentity(key: String(key), path: VariationPath(steps.reversed()))
  }

  /// The id of a text, none when a property list has no such place.
  ///
  /// - Parameter isFormat: whether the text names variables that are defined beside it.
  static func text(of identity: UnitIdentity, isFormat: Bool) -> String? {
    var parts = [identity.key]
    var steps = identity.path.steps[...]
    while let condition = steps.first.flatMap(\.rule) {
      parts += [condition.rule, condition.name]
      steps = steps.dropFirst()
    }
    switch (steps.first, steps.dropFirst().first, steps.count) {
    case (nil, _, _):
      if isFormat || identity.path.isText { parts.append(formatKey) }
    case (.substitution(let name), .plural(let category), 2):
      parts += [name, category.rawValue]
    default: return nil
    }
    return "/" + parts.joined(separator: step) + end
  }

  /// Takes the last part of the way, or the format itself.
  private static func takeLeaf(
    from rest: inout Substring, into steps: inout [VariationPath.Step]
  ) -> Bool {
    guard let (before, last) = rest.split(before: step) ?? rest.split(before: ":") else {
      return false
    }
    if last == formatKey {
      rest = before
      return true
    }
    if takeRule(from: &rest, into: &steps) { return true }
    guard let category = PluralCategory(rawValue: String(last)),
      let (key, variable) = before.split(before: step) ?? before.split(before: ":")
    else { return false }
    steps += [.plural(category), .substitution(String(variable))]
    rest = key
    return true
  }

  /// Takes a width or device with the rule that it belongs to.
  private static func takeRule(
    from rest: inout Substring, into steps: inout [VariationPath.Step]
  ) -> Bool {
    guard let (before, name) = rest.split(before: step),
      let (key, rule) = before.split(before: step)
    else { return false }
    switch rule {
    case widthRule[...]: steps.append(.width(String(name)))
    case deviceRule[...]: steps.append(.device(String(name)))
    default: return false
    }
    rest = key
    return true
  }
}

extension VariationPath.Step {
  /// The rule that the turn belongs to, and its name.
  fileprivate var rule: (rule: String, name: String)? {
    switch self {
    case .width(let width): ("NSStringVariableWidthRuleType", width)
    case .device(let name): ("NSStringDeviceSpecificRuleType", name)
    case .plural, .substitution, .phrase: nil
    }
  }
}

extension Substring {
  /// The parts before and behind the last occurrence of a separator.
  fileprivate func split(before separator: String) -> (Substring, Substring)? {
    guard let range = lastRange(of: separator) else { return nil }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}
