import AuditModel
import Foundation
import ViewTree

/// Finds values by the names that were typed.
enum NamedValue {
  /// The value of a name, or an error that suggests the nearest one.
  ///
  /// - Parameter isAnother: whether a name means something else than the nearest one, and is no misspelling of it.
  static func find<Value>(
    _ name: String, kind: String, among values: [(name: String, value: Value)],
    of option: Option? = nil, where isAnother: (String, String) -> Bool = { _, _ in false }
  ) throws(CommandError) -> Value {
    if let match = values.first(where: { $0.name == name }) { return match.value }
    let names = values.map(\.name)
    let nearest = NearestWord.to(name, among: names).flatMap { isAnother(name, $0) ? nil : $0 }
    guard let option else { throw unknown(name, kind: kind, among: names, nearest: nearest) }
    let begun = names.filter { !name.isEmpty && $0.hasPrefix(name) }
    let hint =
      (begun.count == 1 ? begun[0] : nearest).map { "did you mean “\($0)”? " } ?? ""
    throw .usage(
      "unknown \(kind) “\(name)”; \(hint)\(option.name) takes \(names.joined(separator: ", "))")
  }

  /// More names than this that begin in the same way are no suggestion.
  private static let mostSuggested = 8

  private static func unknown(
    _ name: String, kind: String, among names: [String], nearest: String?,
    listedBy command: String? = nil
  ) -> CommandError {
    if names.isEmpty { return .usage("unknown \(kind) “\(name)”; there is none at all") }
    let begun = names.filter { !name.isEmpty && $0.hasPrefix(name) }
    if begun.count > 1, begun.count <= mostSuggested {
      let list = begun.map { "“\($0)”" }.joined(separator: ", ")
      return .usage("unknown \(kind) “\(name)”; did you mean one of \(list)?")
    }
    if let nearest = begun.count == 1 ? begun[0] : nearest {
      return .usage("unknown \(kind) “\(name)”; did you mean “\(nearest)”?")
    }
    if let command { return .usage("unknown \(kind) “\(name)”; “\(command)” lists all") }
    let shown = names.prefix(12).joined(separator: ", ")
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    return .usage("unknown \(kind) “\(name)”; there are \(shown)\(more)")
  }

  /// The values of several names, in the order of all values; all of them when none is named.
  static func select<Value>(
    _ names: [String]?, kind: String, among values: [(name: String, value: Value)],
    of option: Option? = nil, where isAnother: (String, String) -> Bool = { _, _ in false }
  ) throws(CommandError) -> [Value] {
    guard let names else { return values.map(\.value) }
    if names.isEmpty { throw .usage("no \(kind) is named") }
    for name in names {
      _ = try find(name, kind: kind, among: values, of: option, where: isAnother)
    }
    return values.filter { names.contains($0.name) }.map(\.value)
  }

  /// The values of several names and of names that patterns such as `classic/*` stand for, in the
  /// order of all values; all of them when none is named.
  ///
  /// - Parameter command: the command that lists all names, when they are too many for a message.
  static func select<Value>(
    _ patterns: [String]?, kind: String, amongPatterns values: [(name: String, value: Value)],
    listedBy command: String? = nil
  ) throws(CommandError) -> [Value] {
    guard let patterns = patterns?.map(NamePattern.init) else { return values.map(\.value) }
    if patterns.isEmpty { throw .usage("no \(kind) is named") }
    let names = values.map(\.name)
    for pattern in patterns where !names.contains(where: pattern.matches) {
      throw unknown(
        pattern.text, kind: kind, among: names,
        nearest: NearestWord.to(pattern.text, among: names, isPattern: pattern.isPattern),
        listedBy: command)
    }
    return values.filter { value in patterns.contains { $0.matches(value.name) } }.map(\.value)
  }

  /// Whether one locale is of another language than the other one: “ar” is no misspelling of “fr”.
  static func isAnotherLanguage(_ name: String, than other: String) -> Bool {
    let language = LocaleIdentifier(name).language
    return language != LocaleIdentifier(other).language
      && Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language }
  }

  /// The text sizes by name.
  static let sizes = DynamicTypeSize.allCases.map { (name: $0.name, value: $0) }
  /// The pairs of size classes by name.
  static let sizeClasses = SizeClasses.allCases.map { (name: $0.name, value: $0) }
  /// The appearances by name.
  static let appearances = [
    (name: "light", value: Appearance()), (name: "dark", value: Appearance(isDark: true)),
    (name: "light-contrast", value: Appearance(increasedContrast: true)),
    (name: "dark-contrast", value: Appearance(isDark: true, increasedContrast: true)),
  ]
}
