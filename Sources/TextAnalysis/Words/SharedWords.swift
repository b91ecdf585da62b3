/// Words that are written alike in many languages, so that an equal text says nothing.
package enum SharedWords {
  /// Whether a word is one of them, whatever its capitals.
  package static func contains(_ word: String) -> Bool { all.contains(word.lowercased()) }

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
