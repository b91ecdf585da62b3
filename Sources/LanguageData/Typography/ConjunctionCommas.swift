/// The conjunctions of a language that a comma precedes, whatever follows.
///
/// Sources: Duden, Die deutsche Rechtschreibung, K 117 and K 121; Wielki słownik ortograficzny PWN, 362–363;
/// Akadémiai Kiadó, A magyar helyesírás szabályai (12th edition), 243; Розенталь, Справочник по правописанию,
/// § 107–108; Український правопис 2019, § 158. Only conjunctions are here that are nothing else.
package struct ConjunctionCommas: Sendable {
  /// The conjunctions, in small letters.
  package let conjunctions: Set<String>
  /// The words before a conjunction that it is joined to without a comma, or whose comma is before both.
  package let joined: Set<String>

  /// The conjunctions of a language; nil where none is certain.
  package static func of(_ language: String) -> ConjunctionCommas? { all[language] }

  private init(_ conjunctions: String, joinedTo joined: String) {
    self.conjunctions = Set(conjunctions.split(separator: " ").map(String.init))
    self.joined = Set(joined.split(separator: " ").map(String.init))
  }

  private static let all: [String: ConjunctionCommas] = [
    "de": .init(
      "dass",
      joinedTo: """
        und oder sowie aber auch nur nicht als kurz außer sondern so ohne anstatt statt denn auf dadurch \
        damit sodass bis ehe wie es sei kaum fall falle wort
        """),
    "pl": .init(
      "aby żeby ponieważ zanim dopóki że",
      joinedTo: """
        i lub oraz albo a ale mimo dlatego tylko nawet w na z do o od dla po przez ze we za pod nad przy że \
        nie tego chyba jako zwłaszcza dopiero zawsze wtedy czy pomiędzy między tak niż tym bez podczas zaraz \
        pomimo ile ku u to szczególnie choćby zamiast potem jak ponieważ jednak jedynie więc względu jeszcze tuż \
        krótko długo bardziej tyle warunkiem właśnie głównie wyłącznie prostu wszystkim ani
        """),
    "hu": .init(
      "hogy",
      joinedTo: """
        és vagy de is csak mint anélkül attól ahhoz azért úgy még hanem nem illetve pontosan bár ahelyett mert \
        sem ha
        """),
    "ru": .init(
      "чтобы",
      joinedTo: """
        и или а но так того только даже лишь не вместо случае без чем просто исключительно именно бы всего \
        образом есть затем тем нет прежде
        """),
    "uk": .init(
      "щоб",
      joinedTo: """
        і й та або а але так того тільки навіть лише не замість без ніж просто саме виключно
        """),
  ]
}
