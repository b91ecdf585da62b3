import AuditModel

/// In which other languages a text is found that a language lacks.
enum LocaleFallback {
  /// The languages that take the place of one, the nearest first: its parents, the names that it
  /// goes by elsewhere, and the region that a name without one stands for.
  static func locales(of locale: LocaleIdentifier) -> [LocaleIdentifier] {
    var result: [LocaleIdentifier] = []
    func add(_ other: LocaleIdentifier) {
      if other != locale, !result.contains(other) { result.append(other) }
    }
    for name in [locale] + synonyms(of: locale) {
      add(name)
      for parent in parents(of: name) {
        add(parent)
        synonyms(of: parent).forEach(add)
      }
    }
    return result
  }

  /// The script that a language is written in where its name or its region determines it; none
  /// otherwise.
  static func script(of locale: LocaleIdentifier) -> String? {
    if let script = locale.script { return script }
    guard locale.language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(locale.region ?? "") ? "Hant" : "Hans"
  }

  /// Shorter names for what is written in the same script.
  private static func parents(of locale: LocaleIdentifier) -> [LocaleIdentifier] {
    var result: [LocaleIdentifier] = []
    if locale.language == "es", let region = locale.region, region != "ES", region != "419" {
      result.append("es-419")
    }
    if locale.language == "pt", let region = locale.region, region != "PT", region != "BR" {
      result.append("pt-PT")
    }
    var parts = locale.identifier.split(separator: "-")
    while parts.count > 1 {
      parts.removeLast()
      let parent = LocaleIdentifier(parts.joined(separator: "-"))
      if script(of: parent) == script(of: locale) { result.append(parent) }
    }
    return result
  }

  /// Other names for what people read; a name that leaves the region open stands for the usual one.
  private static func synonyms(of locale: LocaleIdentifier) -> [LocaleIdentifier] {
    switch locale.identifier {
    case "zh-TW", "zh-MO": ["zh-Hant"]
    case "zh-HK", "zh-Hant-HK": ["zh-Hant-HK", "zh-HK", "zh-Hant", "zh-TW"]
    case "zh-Hant", "zh-Hant-TW": ["zh-Hant", "zh-TW", "zh-Hant-TW"]
    case "zh-CN", "zh-SG", "zh-Hans-CN": ["zh-Hans", "zh-CN", "zh"]
    case "zh-Hans": ["zh-CN", "zh"]
    case "zh": ["zh-Hans", "zh-CN"]
    case "pt": ["pt-BR", "pt-PT"]
    case "no": ["nb"]
    case "nb": ["no"]
    case "he": ["iw"]
    case "iw": ["he"]
    case "id": ["in"]
    case "in": ["id"]
    case "fil": ["tl"]
    case "tl": ["fil"]
    case "es": ["es-ES"]
    case "fr": ["fr-FR"]
    case "de": ["de-DE"]
    case "it": ["it-IT"]
    case "sr": ["sr-Cyrl"]
    default: []
    }
  }
}
