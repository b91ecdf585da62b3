/// A formula of the header `Plural-Forms`, which gives the number of the form for a number `n`.
///
/// Written as in C, with the operators that gettext knows (gettext manual, “Plural forms”).
indirect enum PluralExpression: Hashable, Sendable {
  /// The number that is asked about.
  case variable
  case number(Int)
  case not(PluralExpression)
  case binary(Operator, PluralExpression, PluralExpression)
  case condition(PluralExpression, then: PluralExpression, else: PluralExpression)

  /// The operators between two operands, by their spelling.
  enum Operator: String, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case modulo = "%"

    /// How tightly it binds, from 0.
    var precedence: Int {
      switch self {
      case .or: 0
      case .and: 1
      case .equal, .unequal: 2
      case .atMost, .atLeast, .less, .greater: 3
      case .plus, .minus: 4
      case .times, .over, .modulo: 5
      }
    }
  }
}

extension PluralExpression {
  /// The value for a number; none where something is divided by zero.
  func value(for number: Int) -> Int? {
    switch self {
    case .variable: return number
    case .number(let value): return value
    case .not(let operand): return operand.value(for: number).map { $0 == 0 ? 1 : 0 }
    case .condition(let condition, let then, let otherwise):
      guard let value = condition.value(for: number) else { return nil }
      return (value != 0 ? then : otherwise).value(for: number)
    case .binary(let sign, let left, let right):
      guard let left = left.value(for: number) else { return nil }
      // Operands without influence on the result are not evaluated, as in C.
      if sign == .or, left != 0 { return 1 }
      if sign == .and, left == 0 { return 0 }
      guard let right = right.value(for: number) else { return nil }
      return sign.value(left, right)
    }
  }
}

extension PluralExpression.Operator {
  fileprivate func value(_ left: Int, _ right: Int) -> Int? {
    switch self {
    case .or, .and: right != 0 ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .unequal: left != right ? 1 : 0
    case .atMost: left <= right ? 1 : 0
    case .atLeast: left >= right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .plus: left &+ right
    case .minus: left &- right
    case .times: left &* right
    case .over: right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
    case .modulo: right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
    }
  }
}
