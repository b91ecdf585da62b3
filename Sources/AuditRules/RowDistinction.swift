import Layout

/// Whether something in rows differs in the same way as another property of them.
enum RowDistinction {
  /// Whether two rows have the same text exactly if they have the same key: as it is written, without its
  /// numbers, or by its first word (“Delayed by 5 min”); or whether its amount decides.
  static func isMade(by texts: [String], of keys: [Int]) -> Bool {
    isWritten(in: texts, keys) || isSortedByAmount(texts, keys)
  }

  /// Whether the words of a text differ as the keys do.
  static func isWritten(in texts: [String], _ keys: [Int]) -> Bool {
    spellings.contains { spelling in isEquivalent(texts.map(spelling), keys) }
  }

  /// Whether words of which some are there several times are in rows with one key each.
  static func isApart(in texts: [String], _ keys: [Int]) -> Bool {
    spellings.contains { spelling in isApart(texts.map(spelling), keys) }
  }

  private static var spellings: [(String) -> String] {
    [{ $0 }, { $0.withoutNumbers }, { $0.firstWord }]
  }

  /// Whether values of which some are there several times are in rows with one key each, such as “High” and “Low” in
  /// those that are red, and “Normal” in the others.
  static func isApart(_ values: [some Hashable], _ keys: [Int]) -> Bool {
    let pairs = Set(zip(values, keys).map { Pair(value: $0, key: $1) })
    return Set(values).count < values.count && pairs.count == Set(values).count
  }

  /// Whether two rows are equal in the one exactly if they are in the other.
  static func isEquivalent(_ values: [some Hashable], _ keys: [Int]) -> Bool {
    Set(zip(values, keys).map { Pair(value: $0, key: $1) }).count == Set(values).count
      && Set(values).count == Set(keys).count
  }

  /// Whether the texts are amounts, and each key has those of one range (a low charge is red).
  private static func isSortedByAmount(_ texts: [String], _ keys: [Int]) -> Bool {
    let amounts = texts.compactMap(\.amount)
    guard amounts.count == texts.count else { return false }
    let sorted = zip(amounts, keys).sorted { $0.0 < $1.0 }.map(\.1)
    let changes = zip(sorted, sorted.dropFirst()).count { $0 != $1 }
    return changes == Set(keys).count - 1
  }

  private struct Pair<Value: Hashable>: Hashable {
    let value: Value
    let key: Int
  }
}

extension String {
  fileprivate var withoutNumbers: String { filter { !$0.isNumber } }

  fileprivate var firstWord: String {
    split { !$0.isLetter }.first.map { $0.lowercased() } ?? ""
  }

  /// The number of a text that is little more than a number, such as “−3.50 €” or “80 %”.
  fileprivate var amount: Double? {
    guard count(where: \.isLetter) <= 3, contains(where: \.isNumber) else { return nil }
    let digits = compactMap(\.wholeNumberValue)
    let sign = contains { "-−–".contains($0) } ? -1.0 : 1
    return sign * digits.reduce(0) { $0 * 10 + Double($1) }
  }
}
