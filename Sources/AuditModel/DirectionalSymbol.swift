/// Symbols that point to a side of the screen, and those that follow the language in their place.
package enum DirectionalSymbol {
  /// The symbol to use for one that points to the left or the right; none for others.
  ///
  /// Source: SF Symbols, whose `forward` and `backward` variants turn round with the language.
  package static func follower(of name: String) -> String? {
    let parts = name.split(separator: ".").map { String($0) }
    guard parts.count > 1, ["chevron", "arrow", "arrowshape"].contains(parts[0]),
      let side = ["left": "backward", "right": "forward"][parts[1]],
      parts.dropFirst(2).allSatisfy(looks.contains)
    else { return nil }
    return ([parts[0], side] + parts.dropFirst(2)).joined(separator: ".")
  }

  /// The parts of names that change the look of a symbol and not its direction.
  private static let looks: Set = ["fill", "circle", "square", "2", "to", "line", "compact"]
}
