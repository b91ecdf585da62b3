import ViewTree

/// Which of the screens an audit looks at.
struct ScreenSelection {
  /// The screens, each with the states that are looked at.
  private(set) var screens: [Screen]
  /// The names of the screens that are audited only when they are named, and were not.
  let leftOut: [String]

  /// Follows `--screens` and `--states`, lists of names and patterns; a screen that has none of the
  /// named states is left out.
  init(_ arguments: Arguments, among all: [Screen]) throws(CommandError) {
    let named = arguments.list("--screens")
    let others = named == nil ? all.filter { !$0.isAuditedByDefault } : []
    leftOut = others.map(\.id)
    screens =
      named == nil
      ? all.filter(\.isAuditedByDefault)
      : try NamedValue.select(named, kind: "screen", amongPatterns: all.map { ($0.id, $0) })
    guard let names = arguments.list("--states") else { return }
    try Self.refuseStates(names, thatOnly: others, haveAmong: screens)
    let known = Set(screens.flatMap { $0.states.map(\.name) }).sorted()
    let states = Set(
      try NamedValue.select(names, kind: "state", amongPatterns: known.map { ($0, $0) }))
    screens = screens.compactMap { screen in
      let kept = screen.keepingStates { states.contains($0.name) }
      return kept.states.isEmpty ? nil : kept
    }
  }

  /// Returns which screen to name when a state is only on one that is not named.
  private static func refuseStates(
    _ names: [String], thatOnly others: [Screen], haveAmong screens: [Screen]
  ) throws(CommandError) {
    for pattern in names.map(NamePattern.init) {
      func has(_ screen: Screen) -> Bool { screen.states.contains { pattern.matches($0.name) } }
      guard !screens.contains(where: has), let other = others.first(where: has) else { continue }
      throw .usage(
        "state “\(pattern.text)” is on screen “\(other.id)”, which is audited only when named: "
          + "add --screens '\(other.id)'")
    }
  }

  /// A note on the screens that were left out, in one line; none when none was.
  var note: String? {
    guard let first = leftOut.first else { return nil }
    let count = leftOut.count
    let shown = leftOut.prefix(3).joined(separator: ", ") + (count > 3 ? " …" : "")
    return "\(count == 1 ? "1 screen is" : "\(count) screens are") audited only when named: "
      + "\(shown); --screens '\(count == 1 ? first : pattern)'"
  }

  /// A pattern for all that were left out: their common beginning up to a `/`, if they have one.
  private var pattern: String {
    let folders = Set(leftOut.map { $0.split(separator: "/", maxSplits: 1).first ?? "" })
    guard let folder = folders.first, folders.count == 1,
      leftOut.allSatisfy({ $0.hasPrefix("\(folder)/") })
    else { return "*" }
    return "\(folder)/*"
  }
}
