import AuditModel

/// The functions of an app's own that look strings up, by their names.
struct LookupTable {
  private let functions: [DeclaredFunction.Signature: [DeclaredFunction]]

  /// Takes all declared functions.
  init(_ functions: [DeclaredFunction]) {
    self.functions = Dictionary(grouping: functions, by: \.signature)
  }

  /// The use of a string that a call is; nil when it calls something else.
  func use(of call: CallWithText, at location: SourceLocation) -> TextUse? {
    guard let lookup = lookup(by: call.signature) else { return nil }
    var use = lookup.use
    use.call = call.name
    use.key = .text(call.text)
    use.value = call.value ?? use.value
    use.comment = call.comment ?? use.comment
    if let argument = lookup.table {
      // A table that the code computes may be any.
      guard let table = call.literals[argument] else { return nil }
      use.table = table
    }
    use.location = location
    return use
  }

  /// The lookup that the functions of a name end in, through functions that call each other; nil unless all of
  /// those that share the name look strings up.
  private func lookup(
    by signature: DeclaredFunction.Signature, depth: Int = 0
  ) -> (use: TextUse, table: LocalizingCall.Argument?)? {
    guard depth < Self.longestChain, let functions = functions[signature] else { return nil }
    var first: (use: TextUse, table: LocalizingCall.Argument?)?
    for function in functions {
      guard let found = resolved(function, depth: depth) else { return nil }
      first = first ?? found
    }
    return first
  }

  private func resolved(
    _ function: DeclaredFunction, depth: Int
  ) -> (use: TextUse, table: LocalizingCall.Argument?)? {
    guard let lookup = function.lookup else { return nil }
    if let use = lookup.use { return (use, lookup.table) }
    guard let callee = lookup.callee, let inner = self.lookup(by: callee, depth: depth + 1),
      inner.table == nil
    else { return nil }
    return inner
  }

  /// Functions that call each other in a circle look nothing up.
  private static let longestChain = 4
}
