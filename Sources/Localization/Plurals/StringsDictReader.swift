import AuditModel
import TextShaping

/// Makes table entries of the dictionaries of a `.stringsdict` file.
struct StringsDictReader {
  private(set) var entries: [TableEntry] = []
  private(set) var problems: [LocalizationProblem] = []
  private var keyLines: [String: Int] = [:]
  /// The current position.
  private var entry: LocalizationProblem.Entry?

  /// Reads the rules of one key.
  mutating func readEntry(_ member: PropertyListMember) {
    entry = .init(key: member.key)
    if let line = keyLines.updateValue(member.keyLocation.line, forKey: member.key) {
      report(.duplicateKey(member.key, line: line), at: member.keyLocation)
    }
    guard let rules = member.node.members else {
      return report(.noRules(member.key, member.node.value.noun), at: member.node.location)
    }
    guard let value = readRules(rules, of: member) else { return }
    entries.append(
      TableEntry(
        key: member.key, value: value, comment: member.comment,
        keyLocation: member.keyLocation,
        valueLocation: rules[Name.formatKey]?.location ?? member.node.location))
  }

  private mutating func readRules(
    _ rules: [PropertyListMember], of member: PropertyListMember
  ) -> TableValue? {
    if let widths = rules[Name.widthRule] { return .widths(readForms(widths, isWidth: true)) }
    if let devices = rules[Name.deviceRule] { return .devices(readForms(devices, isWidth: false)) }
    return readPlural(rules, of: member)
  }

  /// Reads something one step further from the key.
  private mutating func inStep<Result>(
    _ step: VariationPath.Step, _ read: (inout Self) -> Result
  ) -> Result {
    let outer = entry
    entry?.path.steps.append(step)
    defer { entry = outer }
    return read(&self)
  }

  private mutating func report(_ finding: StringsDictFinding, at location: SourceLocation) {
    problems.append(finding.problem(at: location).of(entry))
  }
}

private typealias Name = StringsDictName

// MARK: Plurals

extension StringsDictReader {
  private mutating func readPlural(
    _ rules: [PropertyListMember], of member: PropertyListMember
  ) -> TableValue? {
    let variables = rules.filter { $0.key != Name.formatKey }.compactMap { rule in
      inStep(.substitution(rule.key)) { $0.readVariable(rule) }
    }
    guard let format = rules[Name.formatKey] else {
      report(.missingFormatKey(member.key), at: member.keyLocation)
      return nil
    }
    guard let text = format.text else {
      report(.formatKeyIsNoText(format.value.noun), at: format.location)
      return nil
    }
    checkNames(
      in: text, at: format.location, variables: variables, defined: Set(rules.map(\.key)))
    return .plural(format: text, variables: variables)
  }

  private mutating func readVariable(_ member: PropertyListMember) -> FormatVariable? {
    guard let rules = member.node.members else {
      report(.variableIsNoDictionary(member.key, member.node.value.noun), at: member.node.location)
      return nil
    }
    var variable = FormatVariable(
      name: member.key, rule: readRule(rules, of: member), valueType: nil, forms: [],
      location: member.keyLocation)
    variable.valueType = readValueType(rules, of: member)
    variable.forms = rules.compactMap { readForm($0, of: member.key) }
    if variable[.other] == nil && variable.rule == .plural {
      report(.missingOther(member.key), at: member.keyLocation)
    }
    return variable
  }

  private mutating func readRule(
    _ rules: [PropertyListMember], of member: PropertyListMember
  ) -> FormatVariable.Rule {
    guard let rule = rules[Name.specType] else {
      report(.missingRuleType(member.key), at: member.keyLocation)
      return .plural
    }
    if rule.text == Name.pluralRule { return .plural }
    let name = rule.text ?? rule.value.noun
    report(.unknownRuleType(name), at: rule.location)
    return .unknown(name)
  }

  private mutating func readValueType(
    _ rules: [PropertyListMember], of member: PropertyListMember
  ) -> String? {
    guard let node = rules[Name.valueType] else {
      report(.missingValueType(member.key), at: member.keyLocation)
      return nil
    }
    guard let text = node.text else {
      report(.invalidValueType(node.value.noun), at: node.location)
      return nil
    }
    let specifiers = FormatString("%\(text)").specifiers
    let isNumber = [.integer32, .integer64, .double].contains(specifiers.first?.typeClass)
    if specifiers.count != 1 || !isNumber || specifiers[0].text != "%\(text)" {
      report(.invalidValueType(text), at: node.location)
    }
    return text
  }

  private mutating func readForm(
    _ member: PropertyListMember, of variable: String
  ) -> FormatVariable.Form? {
    if member.key == Name.specType || member.key == Name.valueType { return nil }
    guard let category = PluralCategory(rawValue: member.key) else {
      report(.unknownCategory(member.key, of: variable), at: member.keyLocation)
      return nil
    }
    guard let text = member.node.text else {
      inStep(.plural(category)) {
        $0.report(.formIsNoText(member.key, member.node.value.noun), at: member.node.location)
      }
      return nil
    }
    return FormatVariable.Form(category: category, text: text, location: member.node.location)
  }

  /// Holds the variables that are named against those that are defined.
  private mutating func checkNames(
    in format: String, at location: SourceLocation, variables: [FormatVariable],
    defined: Set<String>
  ) {
    let forms = variables.flatMap(\.forms).map { ($0.text, $0.location) }
    var named: Set<String> = []
    for (text, location) in [(format, location)] + forms {
      for name in FormatString(text).variableNames {
        named.insert(name)
        if !defined.contains(name) { report(.undefinedVariable(name), at: location) }
      }
    }
    guard !named.isEmpty else { return report(.noVariable(format), at: location) }
    // A variable that is named in another way is one mistake, not two.
    let renamed = named.subtracting(defined).count
    for variable in variables.filter({ !named.contains($0.name) }).dropFirst(renamed) {
      report(.unusedVariable(variable.name), at: variable.location)
    }
  }
}

// MARK: Widths and devices

extension StringsDictReader {
  private mutating func readForms(_ node: PropertyListNode, isWidth: Bool) -> [AdaptiveForm] {
    guard let members = node.members else {
      let rule = isWidth ? Name.widthRule : Name.deviceRule
      report(.noRules(rule, node.value.noun), at: node.location)
      return []
    }
    if !isWidth && members["other"] == nil { report(.missingDeviceOther, at: node.location) }
    return members.compactMap { member in
      let isKnown = isWidth ? Int(member.key) != nil : DeviceName.all.contains(member.key)
      if !isKnown {
        report(.unknownCondition(member.key, isWidth: isWidth), at: member.keyLocation)
      }
      let step: VariationPath.Step = isWidth ? .width(member.key) : .device(member.key)
      guard let value = inStep(step, { $0.readAdaptiveValue(member) }) else { return nil }
      return AdaptiveForm(condition: member.key, value: value, location: member.node.location)
    }
  }

  private mutating func readAdaptiveValue(_ member: PropertyListMember) -> TableValue? {
    switch member.node.value {
    case .text(let text): return .text(text)
    case .dictionary(let rules): return readRules(rules, of: member)
    case .array, .scalar:
      report(.formIsNoText(member.key, member.node.value.noun), at: member.node.location)
      return nil
    }
  }
}
