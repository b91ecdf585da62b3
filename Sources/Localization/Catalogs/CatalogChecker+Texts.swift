import AuditModel
import JSONReading
import TextShaping

extension CatalogChecker {
  /// The axes along which a string may vary, from outside to inside.
  private enum Parent {
    case language
    case device
    case otherDevices
    case pluralForm
    case variable
  }

  /// Looks at the strings of a key in one language.
  mutating func checkLocalization(_ index: Int) {
    let json = tree.json
    if let set = json.field("stringSet", of: index) { return checkSet(set) }
    let substitutions = json.field("substitutions", of: index)
    checkTexts(index, .language, "the language")
    if let substitutions, isObject(substitutions, "“substitutions”") {
      checkSubstitutions(substitutions)
    }
    checkNames(in: index, substitutions)
  }

  private mutating func checkSet(_ set: Int) {
    guard isObject(set, "“stringSet”") else { return }
    checkState(of: set)
    guard let values = tree.json.field("values", of: set), tree.json.kind(of: values) == .list
    else { return report(.wrongType("“values”", "a list of strings"), at: set) }
    for value in tree.json.children(of: values) where tree.json.kind(of: value) != .text {
      report(.wrongType("a phrase", "a text"), at: value)
    }
  }

  private mutating func checkTexts(_ index: Int, _ parent: Parent, _ words: String) {
    let json = tree.json
    let unit = json.field("stringUnit", of: index)
    let variations = json.field("variations", of: index)
    if let unit { checkUnit(unit) }
    guard let variations else {
      if unit == nil && parent != .variable {
        report(.missingText(words), atName: index)
      }
      return
    }
    if unit != nil { report(.textBesideVariations, at: variations) }
    guard isObject(variations, "“variations”") else { return }
    switch parent {
    case .pluralForm: report(.variedPlural, at: variations)
    case .otherDevices: report(.variedOther, at: variations)
    case .language, .device, .variable: checkVariations(variations, parent)
    }
  }

  private mutating func checkVariations(_ variations: Int, _ parent: Parent) {
    let json = tree.json
    if json.field("plural", of: variations) != nil, json.field("device", of: variations) != nil {
      report(.pluralBesideDevice, at: variations)
    }
    for axis in json.children(of: variations) {
      let name = json.name(of: axis)
      switch name {
      case "plural": checkPlural(axis)
      case "device" where parent == .language: checkDevices(axis)
      case "device": report(.variedDevice, at: axis)
      default: report(.unknownVariation(name), atName: axis)
      }
    }
  }

  private mutating func checkPlural(_ plural: Int) {
    guard isObject(plural, "“plural”") else { return }
    var hasOther = false
    for form in tree.json.children(of: plural) {
      let name = tree.json.name(of: form)
      if PluralCategory(rawValue: name) == nil {
        report(.unknownCategory(name), atName: form)
      }
      if name == "other" { hasOther = true }
      guard isObject(form, "“\(name)”") else { continue }
      inStep(PluralCategory(rawValue: name).map { .plural($0) }) {
        $0.checkTexts(form, .pluralForm, "the plural form “\(name)”")
      }
    }
    if !hasOther { report(.missingOther, atName: plural) }
  }

  private mutating func checkDevices(_ devices: Int) {
    guard isObject(devices, "“device”") else { return }
    var hasOther = false
    for device in tree.json.children(of: devices) {
      let name = tree.json.name(of: device)
      if !DeviceName.all.contains(name) {
        report(.unknownDevice(name), atName: device)
      }
      if name == "other" { hasOther = true }
      guard isObject(device, "“\(name)”") else { continue }
      inStep(.device(name)) {
        $0.checkTexts(device, name == "other" ? .otherDevices : .device, "the device “\(name)”")
      }
    }
    if !hasOther { report(.missingDeviceOther, atName: devices) }
  }

  private mutating func checkUnit(_ unit: Int) {
    guard isObject(unit, "“stringUnit”") else { return }
    checkState(of: unit)
    guard let value = tree.json.field("value", of: unit) else {
      return report(.missingText("“stringUnit”"), at: unit)
    }
    if tree.json.kind(of: value) != .text {
      report(.wrongType("“value”", "a text"), at: value)
    }
  }

  private mutating func checkState(of unit: Int) {
    guard let state = tree.json.field("state", of: unit) else { return }
    guard let name = tree.json.text(of: state) else {
      return report(.wrongType("“state”", "a text"), at: state)
    }
    if TranslationState(catalogName: name) == nil { report(.unknownState(name), at: state) }
  }
}

// MARK: Variables

extension CatalogChecker {
  private mutating func checkSubstitutions(_ substitutions: Int) {
    let json = tree.json
    var owners: [Int: String] = [:]
    let numbers = Set(json.children(of: substitutions).map { argumentNumber(of: $0) })
    let isOnlyArgument = numbers.count == 1 && hasKeyOfOneArgument
    for variable in json.children(of: substitutions) {
      let name = json.name(of: variable)
      guard isObject(variable, "the variable “\(name)”") else { continue }
      if let number = argumentNumber(of: variable) {
        if let other = owners.updateValue(name, forKey: number) {
          report(
            .duplicateArgumentNumber(number, name, other, isOnlyArgument: isOnlyArgument),
            atName: variable)
        }
      } else {
        let isOnly = Array(json.children(of: substitutions)).count == 1
        report(.missingArgumentNumber(name, isOnly: isOnly), atName: variable)
      }
      if tree.text("formatSpecifier", of: variable) == nil {
        report(.missingFormatSpecifier(name), atName: variable)
      }
      if tree.value(at: ["variations", "plural"], from: variable) == nil {
        report(.missingText("the variable “\(name)”"), atName: variable)
      }
      inStep(.substitution(name)) {
        $0.checkTexts(variable, .variable, "the variable “\(name)”")
      }
    }
  }

  private func argumentNumber(of variable: Int) -> Int? {
    tree.json.field("argNum", of: variable).flatMap { Int(tree.json.written($0)) }
  }

  /// Holds the variables that the strings of a language name against those that it defines.
  private mutating func checkNames(in localization: Int, _ substitutions: Int?) {
    let defined = substitutions.map { index in
      tree.json.children(of: index).map { tree.json.name(of: $0) }
    }
    var named: Set<String> = []
    // A variable that is named in another way is one mistake, not two.
    var renamed: Set<String> = []
    for value in tree.texts(in: localization) where tree.mayNameVariable(value) {
      for name in FormatString(tree.json.text(of: value) ?? "").variableNames {
        named.insert(name)
        if defined?.contains(name) != true {
          report(.undefinedVariable(name), at: value)
          renamed.insert(name)
        }
      }
    }
    guard let substitutions else { return }
    let unused = tree.json.children(of: substitutions).filter {
      !named.contains(tree.json.name(of: $0))
    }
    for variable in unused.dropFirst(renamed.count) {
      report(.unusedVariable(tree.json.name(of: variable)), atName: variable)
    }
  }
}

extension CatalogTree {
  /// All values of `value` fields in an object, however deep.
  fileprivate func texts(in index: Int) -> [Int] {
    json.descendants(of: index).filter {
      json.kind(of: $0) == .text && json.isName(of: $0, "value")
    }
  }

  /// Whether a text may hold `%#@name@`, which is dear to determine for certain.
  fileprivate func mayNameVariable(_ value: Int) -> Bool {
    let bytes = json.source.bytes[json.range(of: value)]
    var before: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "@") && before == UInt8(ascii: "#") { return true }
      before = byte
    }
    return false
  }
}
