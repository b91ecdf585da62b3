/// English words that are the opposites of each other.
enum Opposites {
  /// The words of a string in small letters.
  static func words(of text: String) -> [Substring] {
    guard text.utf8.count <= 60 else { return [] }
    return text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "%" && $0 != "@" }
      .map { Substring($0) }
  }

  /// Whether one of the words has an opposite.
  static func haveOpposite(_ words: [Substring]) -> Bool {
    words.contains { numbers[$0] != nil }
  }

  /// Whether two strings differ in one word, and these are opposites.
  static func areOpposite(_ one: [Substring], _ other: [Substring]) -> Bool {
    guard one.count == other.count, !one.isEmpty else { return false }
    let differing = zip(one, other).filter { $0 != $1 }
    guard differing.count == 1, let (first, second) = differing.first,
      let number = numbers[first], let counterpart = numbers[second]
    else { return false }
    return number == -counterpart
  }

  /// Each pair has one number, positive for the one and negative for the other word.
  private static let numbers: [Substring: Int] = {
    var result: [Substring: Int] = [:]
    for (index, pair) in pairs.enumerated() {
      result[pair.0] = index + 1
      result[pair.1] = -index - 1
    }
    return result
  }()

  /// Words that controls of apps have, each in one pair, so that only true opposites match.
  private static let pairs: [(Substring, Substring)] = [
    ("on", "off"), ("show", "hide"), ("enable", "disable"), ("enabled", "disabled"),
    ("start", "stop"), ("started", "stopped"), ("connect", "disconnect"),
    ("connected", "disconnected"), ("lock", "unlock"), ("locked", "unlocked"),
    ("mute", "unmute"), ("muted", "unmuted"), ("follow", "unfollow"), ("block", "unblock"),
    ("pin", "unpin"), ("accept", "decline"), ("allow", "deny"), ("import", "export"),
    ("upload", "download"), ("uploading", "downloading"), ("uploaded", "downloaded"),
    ("increase", "decrease"), ("expand", "collapse"), ("next", "previous"),
    ("minimum", "maximum"), ("left", "right"), ("public", "private"), ("select", "deselect"),
    ("success", "failure"), ("read", "unread"), ("online", "offline"), ("yes", "no"),
    ("subscribe", "unsubscribe"), ("archive", "unarchive"), ("mount", "unmount"),
    ("first", "last"), ("before", "after"), ("always", "never"), ("oldest", "newest"),
    ("arrival", "departure"), ("arrivals", "departures"), ("arriving", "departing"),
    ("arrives", "departs"), ("arrived", "departed"), ("early", "late"), ("earlier", "later"),
    ("above", "below"), ("in", "out"), ("high", "low"), ("higher", "lower"), ("larger", "smaller"),
    ("more", "fewer"), ("backup", "restore"), ("true", "false"), ("sender", "recipient"),
    ("ascending", "descending"), ("add", "remove"), ("sent", "received"), ("encrypt", "decrypt"),
  ]
}
