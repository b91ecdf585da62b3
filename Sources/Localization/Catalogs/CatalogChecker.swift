import AuditModel
import JSONReading
import SourceText
import TextShaping

/// Finds what is wrong in a string catalog, and which languages it has.
struct CatalogChecker {
  /// A catalog with more problems has one that is repeated in each of its strings.
  private static let mostProblems = 1000

  /// There are fewer languages; what has more is no catalog of strings.
  private static let mostLanguages = 1000

  let tree: CatalogTree
  private var problems: [LocalizationProblem] = []
  /// How each language is written, in the order in which the names were met.
  private(set) var localeNames: [LocaleIdentifier: [String]] = [:]
  private var locales: [String: LocaleIdentifier] = [:]
  private var hasTooManyLanguages = false
  /// The key and the language that are being checked, by their positions: names cost time.
  private var key: Int?
  private var localization: Int?
  private var steps: [VariationPath.Step] = []

  init(_ tree: CatalogTree) { self.tree = tree }

  /// The problems in the order of the file.
  var sortedProblems: [LocalizationProblem] { problems.sorted() }

  /// Looks at everything.
  mutating func check() {
    let json = tree.json
    for problem in json.problems { take(problem) }
    guard json.kind(of: json.root) == .object else {
      return report(.wrongType("the file", "an object"), at: json.root)
    }
    if tree.text("sourceLanguage", of: json.root) == nil {
      report(.missingSourceLanguage, at: json.root)
    }
    if let version = json.field("version", of: json.root),
      json.text(of: version).map({ ["1.0", "1.1", "1.2"].contains($0) }) != true
    {
      report(
        .unknownVersion(json.text(of: version) ?? json.written(version).shortened), at: version)
    }
    guard let strings = json.field("strings", of: json.root) else {
      return report(.missingStrings, at: json.root)
    }
    guard isObject(strings, "“strings”") else { return }
    for key in json.children(of: strings) { checkKey(key) }
    checkIds()
  }

  private mutating func take(_ problem: JSONProblem) {
    switch problem.kind {
    case .duplicateName:
      let name = tree.json.source.bytes.quotedText(at: problem.offset)
      report(.duplicateKey(name), byte: problem.offset)
    case .loneSurrogate: report(.brokenCharacter(problem.suggestion), byte: problem.offset)
    }
  }

  private mutating func checkKey(_ key: Int) {
    self.key = key
    defer { (self.key, localization) = (nil, nil) }
    guard isObject(key, "the value of a key"),
      let all = tree.json.field("localizations", of: key), isObject(all, "“localizations”")
    else { return }
    for localization in tree.json.children(of: all) {
      self.localization = localization
      note(language: tree.json.name(of: localization), at: localization)
      if isObject(localization, "the value of a language") { checkLocalization(localization) }
    }
  }

  private mutating func note(language name: String, at index: Int) {
    if locales[name] != nil { return }
    // The name of a language concerns the file, whichever key has it first.
    let outer = key
    key = nil
    defer { key = outer }
    guard locales.count < Self.mostLanguages else {
      if !hasTooManyLanguages { report(.tooManyLanguages(Self.mostLanguages), atName: index) }
      hasTooManyLanguages = true
      return
    }
    let locale = LocaleIdentifier(name)
    locales[name] = locale
    if let other = localeNames[locale]?.first {
      report(.sameLanguage(name, other), atName: index)
    } else if !locale.identifier.isExactly(name) {
      report(.unusualLanguage(name, locale.identifier), atName: index)
    }
    localeNames[locale, default: []].append(name)
  }
}

extension CatalogChecker {
  mutating func report(_ finding: CatalogFinding, at index: Int) {
    report(finding, byte: tree.json.range(of: index).lowerBound)
  }

  /// Reports something about a field as such.
  mutating func report(_ finding: CatalogFinding, atName index: Int) {
    report(finding, byte: tree.json.nameRange(of: index).lowerBound)
  }

  private mutating func report(_ finding: CatalogFinding, byte offset: Int) {
    guard problems.count < Self.mostProblems else { return }
    var problem = LocalizationProblem(
      location: tree.locations.location(at: offset), kind: finding.kind, message: finding.message,
      suggestion: finding.suggestion)
    problem.isHarmless = finding.isHarmless
    problems.append(problem.of(entry))
  }

  /// Whether the key shows at most one argument, as far as it shows any.
  var hasKeyOfOneArgument: Bool {
    key.map { FormatString(tree.json.name(of: $0)).specifiers.count < 2 } ?? true
  }

  private var entry: LocalizationProblem.Entry? {
    key.map { key in
      .init(
        key: tree.json.name(of: key),
        locale: localization.map { LocaleIdentifier(tree.json.name(of: $0)) },
        path: VariationPath(steps))
    }
  }

  /// Checks something one step further from the key.
  mutating func inStep(_ step: VariationPath.Step?, _ check: (inout Self) -> Void) {
    if let step { steps.append(step) }
    check(&self)
    if step != nil { steps.removeLast() }
  }

  /// Whether a value is an object, and reports it when it is not.
  mutating func isObject(_ index: Int, _ what: String) -> Bool {
    if tree.json.kind(of: index) == .object { return true }
    report(.wrongType(what, "an object"), at: index)
    return false
  }
}

extension [UInt8] {
  /// The text between quotes that begins at an offset.
  fileprivate func quotedText(at offset: Int) -> String {
    var end = offset + 1
    while end < count, self[end] != .quote { end += self[end] == .backslash ? 2 : 1 }
    let text = self[Swift.min(offset + 1, count)..<Swift.min(end, count)]
    return String(decoding: text, as: UTF8.self).shortened
  }
}
