import AuditEngine
import AuditModel
import Configuration

extension RuleOptions {
  /// Reads the options of rules from the configuration of a call and from its words, which count more.
  ///
  /// - Parameter decides: whether the configuration can change what rules pass.
  init(_ arguments: Arguments, decides: Bool) throws(CommandError) {
    self.init()
    if decides, let contents = arguments.configuration?.contents {
      self = try RuleOptions(contents)
    }
    for (option, value) in try Self.named(by: arguments.all(Self.option)) {
      set(option, to: value)
    }
  }

  /// The options of a configuration.
  ///
  /// Throws when a rule has no such option, or the option takes no such value.
  init(_ contents: Configuration) throws(CommandError) {
    self.init()
    for setting in contents.rules { try add(setting, in: FindingScope()) }
    for override in contents.overrides {
      for setting in override.rules { try add(setting, in: override.scope) }
    }
  }

  private mutating func add(_ setting: RuleSetting, in scope: FindingScope) throws(CommandError) {
    for written in setting.options {
      do throws(CommandError) {
        let option = try RuleOption.named(written.name, of: setting.pattern)
        try option.check(written.value)
        try option.check(scope)
        set(option, to: written.value, in: scope)
      } catch {
        throw .input("\(written.location): \(error.message)".forTerminal)
      }
    }
  }

  private static let option = "--rule-option"

  /// `hit-region-small.minimum=48`; an option of words is repeated for each of them.
  private static func named(
    by words: [String]
  ) throws(CommandError) -> [(RuleOption, RuleOptionValues.Value)] {
    var result: [(option: RuleOption, value: RuleOptionValues.Value)] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      let names = parts[0].split(separator: ".", maxSplits: 1).map { String($0) }
      guard parts.count == 2, names.count == 2 else {
        throw .usage(
          "\(option) takes rule.option=value, as in hit-region-small.minimum=48, not “\(word)”")
      }
      let named = try RuleOption.named(names[1], of: names[0])
      let value = named.value(of: parts[1])
      try named.check(value)
      if case .words(let more) = value,
        let index = result.firstIndex(where: { $0.option == named }),
        case .words(let list) = result[index].value
      {
        result[index].value = .words(list + more)
      } else {
        result.append((named, value))
      }
    }
    return result
  }
}

extension RuleOption {
  /// The option of a rule by its name.
  fileprivate static func named(
    _ name: String, of rule: String
  ) throws(CommandError) -> RuleOption {
    if NamePattern(rule).isPattern {
      throw .usage("“\(name)” is an option of one rule; name the rule instead of “\(rule)”")
    }
    let description = try NamedValue.find(
      rule, kind: "rule", among: RuleList.descriptions.map { ($0.id, $0) })
    guard !description.options.isEmpty else {
      throw .usage("unknown option “\(name)” of \(rule), which has none; remove it")
    }
    return try NamedValue.find(
      name, kind: "option of \(rule)", among: description.options.map { ($0.name, $0) })
  }

  /// A word of the command line as a value of the option; a word that is no number is kept for the error.
  fileprivate func value(of word: String) -> RuleOptionValues.Value {
    if case .number = form, let number = Double(word), number.isFinite { return .number(number) }
    return .words([word])
  }

  /// Throws when the option takes no such value.
  fileprivate func check(_ value: RuleOptionValues.Value) throws(CommandError) {
    switch (form, value) {
    case (.number(_, let range, let unit), .number(let number)):
      if range.contains(number) { return }
      throw .usage(
        "“\(name)” of \(rule) is from \(range.inWords(unit)), not \(RuleOption.text(of: number))")
    case (.number(_, let range, let unit), .words):
      throw .usage("“\(name)” of \(rule) takes a number from \(range.inWords(unit))")
    case (.words, .words): return
    case (.words, .number):
      throw .usage("“\(name)” of \(rule) takes a list of strings, as in [\"Bluetooth\"]")
    }
  }

  /// Throws when the rule cannot know the part of the app that an override names: screens have no files, and
  /// strings no screens.
  fileprivate func check(_ scope: FindingScope) throws(CommandError) {
    let isAboutScreens = RuleList.screenRuleIDs.contains(rule)
    if isAboutScreens, !scope.paths.isEmpty {
      throw .usage("\(rule) checks screens; name screens or languages instead of paths")
    }
    if !isAboutScreens, !scope.screens.isEmpty {
      throw .usage("\(rule) checks strings; name paths or languages instead of screens")
    }
  }
}

extension ClosedRange<Double> {
  /// Both ends with the unit.
  fileprivate func inWords(_ unit: String) -> String {
    "\(RuleOption.text(of: lowerBound)) to \(RuleOption.text(of: upperBound))"
      + (unit.isEmpty ? "" : " \(unit)")
  }
}
