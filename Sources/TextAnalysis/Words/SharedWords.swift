/// Words that are written alike in many languages, so that an equal text says nothing.
package enum SharedWords {
  /// Whether a word is one of them, whatever its capitals.
  package static func contains(_ word: String) -> Bool { all.contains(word.lowercased()) }

  /// Whether a word of English is written in the same way in another language, whatever its capitals.
  package static func contains(_ word: String, in language: String) -> Bool {
    contains(word) || ofLanguages[language]?.contains(word.lowercased()) == true
  }

  /// Words of English that dictionaries of a language have with the same spelling and the same
  /// meaning: Dictionnaire de l'Académie française, Diccionario de la lengua española, Treccani,
  /// Priberam, Duden, Van Dale; and words that Filipino takes over unchanged by the
  /// Ortograpiyang Pambansa.
  private static let ofLanguages: [String: Set<String>] = [
    "fr": [
      "minute", "minutes", "bus", "ferry", "tram", "train", "route", "direction", "distance",
      "station", "stations", "page", "pages", "date", "message", "messages", "image", "images",
      "action", "actions", "question", "questions", "option", "options", "description", "position",
      "type", "mode", "format", "zone", "zones", "total", "instructions", "notification",
      "notifications", "photo", "photos", "service", "services",
    ],
    "es": ["bus", "ferry", "funicular", "experimental", "error", "color", "total", "local"],
    "it": ["bus", "tram", "area", "gondola", "computer", "password", "file", "ferry"],
    "pt": ["ferry", "funicular", "experimental", "total", "local"],
    "de": [
      "bus", "tram", "minute", "route", "station", "person", "position", "region", "information",
      "option", "computer", "international", "details",
    ],
    "nl": ["bus", "tram", "route", "station", "computer", "details", "week", "water"],
    "fil": ["bus", "ferry", "subway", "tram", "hybrid", "funicular", "gondola"],
    "tl": ["bus", "ferry", "subway", "tram", "hybrid", "funicular", "gondola"],
  ]

  /// Words that came with a technique and kept their names, units, and the names of languages in
  /// themselves.
  private static let all: Set = [
    "ok", "okay", "app", "bluetooth", "internet", "online", "offline", "email", "mail", "web",
    "website", "wi", "fi", "wlan", "widget", "chat", "podcast", "podcasts", "blog", "video",
    "audio", "radio", "stereo", "mono", "album", "menu", "hotel", "taxi", "bar", "café",
    "restaurant", "status", "version", "beta", "alpha", "premium", "standard", "normal", "plus",
    "minus", "max", "min", "info", "test", "team", "link", "text", "name", "code", "scanner",
    "import", "export", "server", "router", "browser", "cookie", "cookies", "token", "bit",
    "byte", "pixel", "laptop", "tablet", "smartphone", "emoji", "selfie", "streaming", "live",
    "feedback", "spam", "hashtag", "like", "story", "stories", "feed", "unicode", "latin",
    "km", "cm", "mm", "kg", "kb", "mb", "gb", "tb", "kbit", "ms", "px", "dpi", "fps", "hz", "khz",
    "mhz", "ghz", "vs", "pro", "mini", "siri", "safari", "mac", "watch", "deutsch", "english",
    "français", "español", "italiano", "português", "nederlands", "svenska", "norsk", "bokmål",
    "dansk", "suomi", "polski", "čeština", "magyar", "türkçe", "русский", "українська", "tiếng",
    "việt", "ไทย", "日本語", "中文", "简体中文", "繁體中文", "한국어", "العربية", "עברית", "فارسی",
    "हिन्दी", "ελληνικά", "română", "slovenčina", "hrvatski", "català", "bahasa", "indonesia",
    "brasil",
  ]
}
