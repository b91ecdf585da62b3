/// How the specifiers of a translation differ from those of its source.
public enum FormatDifference: Hashable, Sendable {
  /// The translation does not use an argument that the source uses.
  case missing(FormatSpecifier)
  /// The translation uses an argument that the source does not supply.
  case extra(FormatSpecifier)
  /// The translation takes an argument as something else than it is.
  case otherType(source: FormatSpecifier, target: FormatSpecifier)
  /// The translation changes the order without writing positions.
  case permuted(source: [FormatSpecifier], target: [FormatSpecifier])
  /// The translation has specifiers with positions and others without; this is the first without.
  case mixedPositions(FormatSpecifier)
  /// The translation leaves out an argument before one that it uses, which shifts what is read.
  case gap(missing: FormatSpecifier)
}

extension FormatString {
  /// Holds the specifiers of a translation against those of its source.
  ///
  /// Two arguments of one type in another order cannot be told from the same order.
  public static func compare(source: FormatString, target: FormatString) -> [FormatDifference] {
    compareVariables(source, target) + comparePlain(source.plain, target.plain)
  }

  /// The specifiers that are no variables.
  private var plain: [FormatSpecifier] { specifiers.filter { $0.variableName == nil } }

  private static func compareVariables(
    _ source: FormatString, _ target: FormatString
  ) -> [FormatDifference] {
    let sourceNames = Set(source.variableNames)
    let targetNames = Set(target.variableNames)
    let missing = source.specifiers.filter { specifier in
      specifier.variableName.map { !targetNames.contains($0) } ?? false
    }
    let extra = target.specifiers.filter { specifier in
      specifier.variableName.map { !sourceNames.contains($0) } ?? false
    }
    return missing.map { .missing($0) } + extra.map { .extra($0) }
  }

  private static func comparePlain(
    _ source: [FormatSpecifier], _ target: [FormatSpecifier]
  ) -> [FormatDifference] {
    if let implied = target.first(where: { !$0.isExplicit }), target.contains(where: \.isExplicit) {
      return [.mixedPositions(implied)]
    }
    let expected = source.firstByPosition
    if isPermuted(source: expected, target: target) {
      return [.permuted(source: expected, target: target)]
    }
    return compareByPosition(expected, target)
  }

  private static func isPermuted(source: [FormatSpecifier], target: [FormatSpecifier]) -> Bool {
    guard source.count == target.count, !target.contains(where: \.isExplicit) else { return false }
    let (sourceTypes, targetTypes) = (source.map(\.typeClass), target.map(\.typeClass))
    return sourceTypes != targetTypes && sourceTypes.counts == targetTypes.counts
  }

  private static func compareByPosition(
    _ source: [FormatSpecifier], _ target: [FormatSpecifier]
  ) -> [FormatDifference] {
    let supplied = Dictionary(source.map { ($0.position, $0) }) { first, _ in first }
    let used = Set(target.map(\.position))
    let last = used.max() ?? 0
    var result: [FormatDifference] = source.compactMap { specifier in
      if used.contains(specifier.position) { return nil }
      return specifier.position < last ? .gap(missing: specifier) : .missing(specifier)
    }
    for specifier in target {
      if let expected = supplied[specifier.position] {
        if expected.typeClass != specifier.typeClass {
          result.append(.otherType(source: expected, target: specifier))
        }
      } else {
        result.append(.extra(specifier))
      }
    }
    return result
  }
}

extension [FormatSpecifier] {
  /// One specifier for each argument, in the order of the arguments.
  fileprivate var firstByPosition: [FormatSpecifier] {
    var seen: Set<Int> = []
    return filter { seen.insert($0.position).inserted }.sorted { $0.position < $1.position }
  }
}

extension [FormatSpecifier.TypeClass] {
  fileprivate var counts: [FormatSpecifier.TypeClass: Int] {
    reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
