import AuditModel

/// The words by which a text refers to what is shown in a colour, such as “in red”.
///
/// Source: ours; no list was found.
package struct ColourPhrases: Sendable {
  /// A colour that texts refer to.
  package enum Hue: String, CaseIterable, Sendable {
    case red, green
  }

  private let phrases: [Hue: [String]]

  /// The phrases of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    let entry = Self.table[locale.tableTag]
    phrases = [.red: (entry?.red).listed, .green: (entry?.green).listed]
  }

  /// The colours that a text refers to.
  package func hues(in text: String) -> [Hue] {
    let text = text.lowercased()
    return Hue.allCases.filter { hue in phrases[hue]?.contains { text.contains(phrase: $0) } == true
    }
  }

  /// The phrases of each language for what is shown in red and in green, in lower case.
  private static let table: [String: (red: String, green: String)] = [
    "cs": ("červeně, červenou", "zeleně, zelenou"),
    "de": ("in rot, rot markiert, rote werte", "in grün, grün markiert, grüne werte"),
    "en": (
      "in red, marked red, red values, red numbers, red items, red ones",
      "in green, marked green, green values, green numbers, green items, green ones"
    ),
    "es": ("en rojo", "en verde"),
    "fi": ("punaisella, punaiset", "vihreällä, vihreät"),
    "fr": ("en rouge", "en vert"),
    "hu": ("pirossal, pirosan", "zölddel, zölden"),
    "it": ("in rosso", "in verde"),
    "ja": ("赤で, 赤字, 赤色", "緑で, 緑色"),
    "nb": ("i rødt, røde tall", "i grønt, grønne tall"),
    "nl": ("in het rood, in rood", "in het groen, in groen"),
    "pl": ("na czerwono", "na zielono"),
    "pt": ("em vermelho", "em verde"),
    "ru": ("красным", "зелёным, зеленым"),
    "sv": ("i rött, röda siffror", "i grönt, gröna siffror"),
    "th": ("สีแดง", "สีเขียว"),
    "tr": ("kırmızıyla, kırmızı renkte, kırmızı olan", "yeşille, yeşil renkte, yeşil olan"),
    "uk": ("червоним", "зеленим"),
    "vi": ("màu đỏ", "màu xanh lá"),
    "zh-Hans": ("红色", "绿色"),
    "zh-Hant": ("紅色", "綠色"),
  ]
}
