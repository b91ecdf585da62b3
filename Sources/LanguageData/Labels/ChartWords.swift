import AuditModel

/// The words by which an accessibility label calls its picture a chart.
///
/// Source: ours; no list was found.
package struct ChartWords: Sendable {
  private let words: [String]

  /// The words of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    words = Self.table[locale.tableTag]?.split(separator: " ").map(String.init) ?? []
  }

  /// Whether a label names a chart and what it is about, but none of its values: “Bar chart of the last six months”.
  package func areCaption(_ label: String) -> Bool {
    let label = label.lowercased()
    guard !label.contains(where: { $0.isNumber || ":：.。".contains($0) }),
      label.split(separator: " ").count <= Self.mostWords
    else { return false }
    let start = label.split { !$0.isLetter }.prefix(3)
    return words.contains { noun in
      // Scripts without spaces have nouns anywhere, and compounds at the end of a word.
      if noun.unicodeScalars.contains(where: { $0.value > 0x0e00 }) { return label.contains(noun) }
      return noun.hasPrefix("-")
        ? start.contains { $0.hasSuffix(noun.dropFirst()) } : start.contains { $0 == noun }
    }
  }

  /// More words may say how its values go.
  private static let mostWords = 8

  /// The nouns of each language in lower case; those with a hyphen end compounds, too.
  private static let table: [String: String] = [
    "cs": "graf diagram",
    "de": "-diagramm -grafik -kurve",
    "en": "chart graph diagram histogram",
    "es": "gráfico gráfica diagrama",
    "fi": "-kaavio -kuvaaja -diagrammi",
    "fr": "graphique diagramme histogramme courbe",
    "hu": "-diagram -grafikon",
    "it": "grafico diagramma",
    "ja": "グラフ チャート",
    "nb": "-diagram graf",
    "nl": "-grafiek -diagram",
    "pl": "wykres diagram",
    "pt": "gráfico diagrama",
    "ru": "диаграмма гистограмма",
    "sv": "-diagram graf",
    "th": "แผนภูมิ กราฟ",
    "tr": "grafik grafiği diyagram",
    "uk": "діаграма гістограма",
    "vi": "",
    "zh-Hans": "图表 柱状图 折线图",
    "zh-Hant": "圖表 長條圖 折線圖",
  ]
}
