/// Words of everyday English that are in many sentences and name nothing of an app.
///
/// A phrase that begins or ends with one of them is a piece of a sentence, and no term.
enum CommonWords {
  /// Whether a word, by the number that the scanner gives it, names nothing.
  static func contains(_ word: UInt64, in language: String) -> Bool {
    language == "en" && english.contains(word)
  }

  /// Whether a word is found before nouns of all kinds, and does not make a phrase of them.
  static func beginsPhrase(_ word: UInt64) -> Bool { beginnings.contains(word) }

  /// Whether an English word may be an adjective or a participle.
  static func isAdjective(_ word: String) -> Bool {
    adjectives.contains(word)
      || (word.count > 4
        && ["ed", "able", "ible", "ous", "ful", "less"].contains(where: word.hasSuffix))
  }

  private static let adjectives = Set(
    """
    local external internal remote direct custom maximum minimum total recent missing original
    unknown private public live full empty active inactive open closed hidden short long large small
    medium high low fast slow early late free personal general special main single double multiple
    optional critical normal final broken lost average upcoming pending daily weekly monthly
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let beginnings = Set(
    """
    the a an your this that these those my our their its of to for in on at by with from and or as
    into no any all each every
    """.split(whereSeparator: \.isWhitespace).map { String($0).wordHash })

  private static let english = Set(
    """
    sure want wish here just already other others another some such only once per through where ago
    last next first second third without within again also more most less least than many much very
    still yet too even ever never always often now soon later new old same different additional
    certain every each both either neither between during while because since until about above
    below under over out off up down back away between along however therefore otherwise instead
    whether whose whom who how why able about need needs needed use uses used using try tries tried
    trying want wanted wants like liked get gets got getting make makes made making let lets give
    given gives keep keeps kept go goes going come comes take takes taken put see sees seen look
    looks know known think happen happened happens seem seems appear appears become becomes contain
    contains containing include includes included including allow allows allowed require requires
    required exist exists existing based depend depends cause caused right well one two three four
    five several few lot yes no okay thank thanks sorry hello welcome please currently previously
    recently automatically successfully permanently temporarily really directly simply manually
    correctly properly actually usually possible possibly impossible possible unable good best
    better bad available unavailable wrong something anything nothing everything someone anyone
    everyone somewhere thing things way ways kind part being having doing done did were might shall
    don doesn didn isn aren wasn won couldn wouldn shouldn haven hasn our ours his her him she they
    them their theirs mine yours myself yourself itself we us me my
    previous following current entire whole specific particular various own via onto upon toward
    towards against among around behind beside besides beyond despite except inside outside near
    there these those this that what which whatever whenever wherever
    """.split(whereSeparator: \.isWhitespace).map { String($0).wordHash })
}
