import AuditModel
import AuditRules
import Localization
import ViewTree

// The causes on screens in a language, as parts keep them; positions are checked against the plan.

extension PartWriter {
  /// Writes a cell of the matrix.
  mutating func write(_ cell: MatrixCell) {
    for position in [cell.state, cell.locale, cell.dynamicTypeSize, cell.device] { write(position) }
  }

  /// Writes a set of cells: those that follow each other, in the order of the set, by the first one and
  /// how many there are.
  mutating func write(_ variants: VariantSet, in plan: AuditPlan) {
    var runs: [(first: Int, count: Int)] = []
    for position in variants.cells.map(plan.position) {
      if let last = runs.last, last.first + last.count == position {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((position, 1))
      }
    }
    list(runs) {
      $1.write($0.first)
      $1.write($0.count)
    }
  }

  /// Writes a violation whose node and text are known by name.
  private mutating func write(_ violation: Violation) {
    write(violation.outcome == .found)
    write(violation.severity)
    write(violation.weight)
    write(violation.message.text)
    write(violation.evidence)
    write(violation.suggestion?.text)
  }

  /// Writes a cause.
  mutating func write(_ key: CauseKey, _ cause: Cause, in plan: AuditPlan) {
    write(key.screen)
    write(key.rule)
    write(key.node)
    write(key.stringKey)
    write(key.outcome == .found)
    write(cause.variants, in: plan)
    let worst = cause.worst
    write(worst.cell)
    write(worst.violation)
    write(worst.table)
    write(worst.location)
    write(worst.nodeOrigin)
    write(worst.stringKey)
  }

  /// Writes a screen that cannot be audited.
  mutating func write(_ key: InvalidScreen.Key, _ invalid: InvalidScreen, in plan: AuditPlan) {
    write(key)
    write(invalid.message)
    write(invalid.variants, in: plan)
  }

  /// Writes the positions of a screen, and of a state of it.
  mutating func write(_ key: InvalidScreen.Key) {
    write(key.screen)
    write(key.state)
  }
}

extension PartReader {
  /// Reads the position of a screen.
  mutating func screen() throws(PartError) -> Int { try position(among: plan.screens.count) }

  /// Reads a cell of a screen's matrix.
  mutating func cell(of screen: Int) throws(PartError) -> MatrixCell {
    MatrixCell(
      state: try position(among: plan.screens[screen].states.count),
      locale: try position(among: plan.locales.count),
      dynamicTypeSize: try position(among: plan.sizes.count),
      device: try position(among: plan.devices.count))
  }

  /// Reads a set of cells of a screen.
  mutating func variants(of screen: Int) throws(PartError) -> VariantSet {
    var variants = plan.emptySet(screen: screen, locales: plan.locales.count)
    let count = plan.cellCount(of: screen)
    let runs = try list { part throws(PartError) in
      let first = try part.position(among: count)
      return first..<first + (try part.number(in: 1...count - first))
    }
    for run in runs {
      for position in run { variants.insert(plan.cell(at: position)) }
    }
    return variants
  }

  private mutating func violation() throws(PartError) -> Violation {
    let outcome: Violation.Outcome = try read() ? .found : .notMeasured
    return Violation(
      recorded: outcome, severity: try read(), weight: try read(),
      Message(stringLiteral: try read()), evidence: try read(),
      suggestion: (try read() as String?).map { Message(stringLiteral: $0) })
  }

  /// Reads a cause.
  mutating func cause() throws(PartError) -> (CauseKey, Cause) {
    let screen = try screen()
    let key = CauseKey(
      rule: try position(among: RuleList.screenRules.count), screen: screen, node: try read(),
      stringKey: try read(), outcome: try read() ? .found : .notMeasured)
    let variants = try variants(of: screen)
    let cell = try cell(of: screen)
    let worst = Cause.Worst(
      cell: cell, rank: plan.rank(of: cell), violation: try violation(), table: try read(),
      location: try read(), nodeOrigin: try read(), stringKey: try read())
    return (key, Cause(variants: variants, worst: worst))
  }

  /// Reads a screen that cannot be audited.
  mutating func invalidScreen() throws(PartError) -> (InvalidScreen.Key, InvalidScreen) {
    let key = try stateKey()
    let message: String = try read()
    return (key, InvalidScreen(message: message, variants: try variants(of: key.screen)))
  }

  /// Reads the positions of a screen, and of a state of it.
  mutating func stateKey() throws(PartError) -> InvalidScreen.Key {
    let screen = try screen()
    let state: Int? = try read()
    if let state, !plan.screens[screen].states.indices.contains(state) {
      throw error("\(state) is no position among \(plan.screens[screen].states.count)")
    }
    return InvalidScreen.Key(screen: screen, state: state)
  }
}

extension UnmeasuredText: PartValue {
  func write(to part: inout PartWriter) {
    part.write(string)
    part.write(key)
    switch cause {
    case .arguments(let defect):
      part.write([UInt32]?.none)
      part.write(defect.rawValue)
    case .characters(let characters): part.write(characters.map(\.value))
    }
  }

  init(from part: inout PartReader) throws(PartError) {
    let (string, key): (String, String?) = (try part.read(), try part.read())
    let values: [UInt32]? = try part.read()
    guard let values else {
      guard let defect = ArgumentDefect(rawValue: try part.read()) else {
        throw part.error("there is no such defect of arguments")
      }
      self.init(string: string, key: key, cause: .arguments(defect))
      return
    }
    let characters = values.compactMap { Unicode.Scalar($0) }
    guard characters.count == values.count else { throw part.error("there is no such character") }
    self.init(string: string, key: key, cause: .characters(characters))
  }
}

extension AuditPlan {
  /// How many cells the matrix of a screen has.
  fileprivate func cellCount(of screen: Int) -> Int {
    screens[screen].states.count * locales.count * devices.count * sizes.count
  }

  /// The position of a cell in the order of sets.
  fileprivate func position(of cell: MatrixCell) -> Int {
    ((cell.state * locales.count + cell.locale) * devices.count + cell.device) * sizes.count
      + cell.dynamicTypeSize
  }

  fileprivate func cell(at position: Int) -> MatrixCell {
    let device = position / sizes.count
    let locale = device / devices.count
    return MatrixCell(
      state: locale / locales.count, locale: locale % locales.count,
      dynamicTypeSize: position % sizes.count, device: device % devices.count)
  }
}
