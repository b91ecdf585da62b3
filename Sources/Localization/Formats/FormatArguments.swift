/// The arguments that a translation takes, compared with those that its source takes; neither has
/// percent signs that begin nothing.
struct FormatArguments {
  private let target: FormatString
  private let supplied: [FormatSpecifier]
  private let used: [FormatSpecifier]
  private let role: FormatComparison.Role
  /// Which argument is the number that plural forms are for.
  private let numberPosition: Int?

  /// The differences.
  private(set) var differences: [FormatDifference] = []
  /// The translation with positions, where they were needed.
  private(set) var numbered: String?
  /// Whether there is only one way to give positions.
  private(set) var isCertain = true

  init(source: FormatString, target: FormatString, role: FormatComparison.Role) {
    self.init(source.specifiers, target, role)
    guard !differences.isEmpty, source.specifiers.firstMixed != nil, used.firstMixed == nil else {
      return
    }
    // The source is wrong, and a translation that does what it was meant to do is not.
    let meant = Self(source.specifiers.withMeantPositions, target, role)
    if meant.differences.count < differences.count { self = meant }
  }

  private init(
    _ source: [FormatSpecifier], _ target: FormatString, _ role: FormatComparison.Role
  ) {
    self.target = target
    self.role = role
    supplied = source.firstByPosition
    used = target.specifiers
    numberPosition = supplied.first { $0.isNumber || $0.valueKind == .variable }?.position
    if source.map(\.text) == used.map(\.text) { return }
    let stars = (source.count(where: \.isStar), used.count(where: \.isStar))
    if stars.0 != stars.1 {
      differences = [.otherStars(source: stars.0, target: stars.1)]
    } else if role == .variableForm {
      compareVariableForms()
    } else {
      compare(isSourceMixed: source.firstMixed != nil)
      if differences.isEmpty { comparePositionsOfVariables() }
    }
  }

  private mutating func compare(isSourceMixed: Bool) {
    if let mixed = used.firstMixed {
      guard !isSourceMixed else { return }
      compareByPosition()
      differences = [.mixedPositions(mixed, areRight: differences.isEmpty)]
      return number()
    }
    if used.contains(where: { $0.isExplicit && $0.variableName == nil }) {
      compareByPosition()
    } else {
      compareInOrder()
    }
  }
}

// MARK: Specifiers without positions

extension FormatArguments {
  private mutating func compareInOrder() {
    let (expected, kinds) = (supplied.map(\.kind), used.map(\.kind))
    let common = min(expected.count, kinds.count)
    if expected[..<common] == kinds[..<common] {
      for (source, specifier) in zip(supplied, used) { compareTypes(source, specifier) }
      differences += supplied[common...].filter { !isLeftOut($0) }.map {
        .missing($0, replacedBy: nil)
      }
      differences += used[common...].map { .extra($0) }
      return
    }
    let (lost, added) = (supplied.without(used), used.without(supplied))
    switch (lost.isEmpty, added.isEmpty) {
    case (true, true):
      differences = [.permuted(source: supplied, target: used)]
      number()
    case (false, true):
      let replacing = zip(used, supplied).first { $0.kind != $1.kind }?.0
      differences += lost.map { .missing($0, replacedBy: replacing) }
      if role == .pluralForm { number() }
    case (true, false): differences += added.map { .extra($0) }
    case (false, false): compareMismatched()
    }
  }

  private mutating func compareMismatched() {
    for (source, specifier) in zip(supplied, used) { compareTypes(source, specifier) }
    let common = min(supplied.count, used.count)
    differences += supplied[common...].map { .missing($0, replacedBy: nil) }
    differences += used[common...].map { .extra($0) }
  }

  /// A variable without a position takes the argument of its place, though its name shows which one
  /// is meant.
  private mutating func comparePositionsOfVariables() {
    var positions: [String: Set<Int>] = [:]
    for specifier in supplied {
      if let name = specifier.variableName {
        positions[name, default: []].insert(specifier.position)
      }
    }
    let isMoved = used.contains { specifier in
      let own = specifier.variableName.flatMap { positions[$0] }
      return own.map { !$0.contains(specifier.position) } ?? false
    }
    guard isMoved else { return }
    differences = [.permuted(source: supplied, target: used)]
    number()
  }

  /// Gives the specifiers the positions of those of their name or type, where there are enough.
  private mutating func number() {
    guard !used.contains(where: \.isStar) else { return }
    var taken = Set(used.filter(\.isExplicit).map(\.position))
    let names = Set(used.compactMap(\.variableName))
    var byName: [String: FormatSpecifier] = [:]
    var byKind: [FormatSpecifier.ValueKind: [FormatSpecifier]] = [:]
    for specifier in supplied.reversed() where !taken.contains(specifier.position) {
      if let name = specifier.variableName, names.contains(name) {
        byName[name] = specifier
      } else {
        byKind[specifier.kind, default: []].append(specifier)
      }
    }
    isCertain = byKind.values.allSatisfy { $0.count == 1 }
    var edits = FormatEdits(target.text)
    for specifier in used where !specifier.isExplicit {
      let named = specifier.variableName.flatMap { byName.removeValue(forKey: $0) }
      guard let match = named ?? byKind[specifier.kind]?.popLast(),
        taken.insert(match.position).inserted
      else { return }
      let position = specifier.range.lowerBound + 1
      edits.replace(position..<position, with: "\(match.position)$")
    }
    numbered = edits.result
  }
}

// MARK: Specifiers with positions

extension FormatArguments {
  private mutating func compareByPosition() {
    let byPosition = Dictionary(supplied.map { ($0.position, $0) }) { first, _ in first }
    var extra: [FormatSpecifier] = []
    for specifier in used {
      if let source = byPosition[specifier.position] {
        compareTypes(source, specifier)
      } else {
        extra.append(specifier)
      }
    }
    let positions = Set(used.map(\.position))
    let missing = supplied.filter { !positions.contains($0.position) && !isLeftOut($0) }
    differences += extra.map { .extra($0) }
    // A wrong number is one mistake, not two.
    addMissing(missing.without(extra), among: positions)
  }

  private mutating func addMissing(_ missing: [FormatSpecifier], among positions: Set<Int>) {
    guard !missing.isEmpty, let first = positions.min(), let last = positions.max() else {
      differences += missing.map { .missing($0, replacedBy: nil) }
      return
    }
    var repeated = self.repeated
    let changesType = closingGapsChangesTypes
    for specifier in missing {
      if let twice = repeated[specifier.kind]?.popLast() {
        differences.append(.repeated(twice, insteadOf: specifier))
      } else if (first..<last).contains(specifier.position), role == .text {
        differences.append(.gap(missing: specifier, changesType: changesType))
      } else if specifier.position < first, role == .text, changesType {
        let next = used.first { $0.position == first }
        differences.append(.missing(specifier, replacedBy: next))
      } else {
        differences.append(.missing(specifier, replacedBy: nil))
      }
    }
  }

  /// Specifiers that take an argument that another one before them takes.
  private var repeated: [FormatSpecifier.ValueKind: [FormatSpecifier]] {
    var seen: Set<Int> = []
    var result: [FormatSpecifier.ValueKind: [FormatSpecifier]] = [:]
    for specifier in used where !seen.insert(specifier.position).inserted {
      result[specifier.kind, default: []].append(specifier)
    }
    return result
  }

  /// Foundation reads one argument for each position that is used, so that those behind a gap get
  /// the arguments before theirs.
  private var closingGapsChangesTypes: Bool {
    zip(used.firstByPosition, supplied).contains { $0.kind != $1.kind }
  }
}

// MARK: Types and forms

extension FormatArguments {
  /// Whether a plural form leaves out the number, of which another rule knows when it may.
  private func isLeftOut(_ specifier: FormatSpecifier) -> Bool {
    role == .pluralForm && specifier.position == numberPosition
  }

  private mutating func compareTypes(_ source: FormatSpecifier, _ specifier: FormatSpecifier) {
    if source.kind != specifier.kind {
      differences.append(.otherType(source: source, target: specifier, .kind))
      return
    }
    guard source.variableName == nil, specifier.variableName == nil else { return }
    if let mismatch = mismatch(source, specifier) {
      differences.append(.otherType(source: source, target: specifier, mismatch))
    } else if source.layout != specifier.layout {
      differences.append(.otherLayout(source: source, target: specifier))
    }
  }

  private func mismatch(
    _ source: FormatSpecifier, _ specifier: FormatSpecifier
  ) -> FormatMismatch? {
    let types = [source.typeClass, specifier.typeClass]
    if types.contains(.character), types[0] != types[1] { return .rendering }
    if source.rendering != specifier.rendering { return .rendering }
    if types[0] != types[1] {
      return role == .pluralForm && source.position == numberPosition ? nil : .width
    }
    let isSpelledAlike = source.lengthAndConversion == specifier.lengthAndConversion
    return isSpelledAlike || source.conversion != specifier.conversion ? nil : .spelling
  }

  /// The number of a variable is there whether its form shows it or not, as `%arg`, which reads as
  /// `%a`, or as another number.
  private mutating func compareVariableForms() {
    let (expected, others) = (supplied.filter { !$0.isNumber }, used.filter { !$0.isNumber })
    var (lost, added) = (expected.without(others), others.without(expected))
    if let number = supplied.first(where: \.isNumber), !used.contains(where: \.isNumber),
      lost.isEmpty, let wrong = added.popLast()
    {
      differences.append(.otherType(source: number, target: wrong, .kind))
    }
    if let number = supplied.first(where: \.isNumber),
      let other = used.first(where: \.isNumber), number.rendering != other.rendering,
      [number, other].contains(where: { ["x", "X", "o", "c", "C"].contains($0.conversion) })
    {
      differences.append(.otherType(source: number, target: other, .rendering))
    }
    while let source = lost.first, let specifier = added.first {
      differences.append(.otherType(source: source, target: specifier, .kind))
      lost.removeFirst()
      added.removeFirst()
    }
    differences += lost.map { .missing($0, replacedBy: nil) } + added.map { .extra($0) }
  }
}

extension FormatSpecifier {
  /// Whether it is a width or precision that is an argument.
  fileprivate var isStar: Bool { conversion == "*" }

  /// The type that it reads; a variable reads a whole number.
  fileprivate var kind: ValueKind { valueKind == .variable ? .integer : valueKind }

  /// How the value is shown: `d` and `i` show the same.
  fileprivate var rendering: Character {
    switch conversion {
    case "i", "D": "d"
    case "U": "u"
    case "O": "o"
    case "F": "f"
    default: conversion
    }
  }
}

extension [FormatSpecifier] {
  /// One specifier for each argument, in the order of the arguments.
  fileprivate var firstByPosition: [FormatSpecifier] {
    if isInOrder { return self }
    var seen: Set<Int> = []
    return filter { seen.insert($0.position).inserted }.sorted { $0.position < $1.position }
  }

  /// Whether each takes a later argument than the one before it, as nearly all do.
  private var isInOrder: Bool {
    zip(self, dropFirst()).allSatisfy { $0.position < $1.position }
  }

  /// The specifiers with the positions that were probably meant where some are left out: those that
  /// no other specifier has, in their order.
  fileprivate var withMeantPositions: [FormatSpecifier] {
    let written = Set(filter(\.isExplicit).map(\.position))
    var free = (1...Swift.max(1, count)).filter { !written.contains($0) }.makeIterator()
    return map { specifier in
      guard !specifier.isExplicit, let position = free.next() else { return specifier }
      var specifier = specifier
      specifier.position = position
      return specifier
    }
  }

  /// The first without a position where others have one; variables need none.
  fileprivate var firstMixed: FormatSpecifier? {
    guard contains(where: { $0.isExplicit && $0.variableName == nil }) else { return nil }
    return first { !$0.isExplicit && $0.variableName == nil }
  }

  /// Those that are left when each of some others takes one of its type away.
  fileprivate func without(_ others: [FormatSpecifier]) -> [FormatSpecifier] {
    var counts: [FormatSpecifier.ValueKind: Int] = [:]
    for specifier in others { counts[specifier.kind, default: 0] += 1 }
    return filter { specifier in
      guard let count = counts[specifier.kind], count > 0 else { return true }
      counts[specifier.kind] = count - 1
      return false
    }
  }
}
