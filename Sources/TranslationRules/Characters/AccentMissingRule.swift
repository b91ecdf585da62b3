import AuditModel
import Foundation
import MessageSyntax
import TextAnalysis

/// Words have the accents without which their language does not write them.
///
/// Only such words and endings are known here as are no words of the language without the accent, so
/// that no dictionary is needed.
package struct AccentMissingRule: TextPairRule {
  package static let description = RuleDescription(
    id: "accent-missing", title: "Missing accent",
    rationale: """
      Readers see a misspelt word, and VoiceOver may stress it wrongly or read another sound.
      """,
    howToFix: """
      Write the word with its accent, as the finding suggests, and check the rest of the string: \
      accents are often lost together.
      """,
    falseAlarm: """
      A name or foreign word that happens to be spelled like a word without its accent is \
      reported unless the source string contains it. Only a fixed list of words and endings of \
      Spanish, Portuguese, Italian, French, German, Romanian and Arabic, whose hamza counts as one, is known; words in capitals are exempt. A \
      French capital without its accent, as many were taught to write it, is a note.
      """,
    severity: .warning,
    standards: [.hig("Writing")])

  package static let kinds: [Int] = []

  package static let looksFor: TextFeatures = .asciiLetter

  package static let examples: [TranslationExample] = [
    .passes("with its accent", "Information", "Información", in: "es"),
    .passes("a form of another word", "Take effect", "Să intre în vigoare", in: "ro"),
    .passes("a word of English, misspelled", "Transmission", "Tranmission", in: "es"),
    .passes("the plural has none", "Versions", "Versiones", in: "es"),
    .passes("a word that the source has", "Session", "Session", in: "es"),
    .passes("a verb", "Enable it", "Abilita", in: "it"),
    .passes("in capitals", "INFORMATION", "INFORMACION", in: "es"),
    .passes("a word of two meanings", "But not now", "Mas agora não", in: "pt-BR"),
    .passes("Swiss spelling", "Close it", "Schliessen", in: "de-CH"),
    .finds("“if” for “yes”", "Yes", "Si", in: "it", fixed: "Sì"),
    .passes("“if”", "If %@", "Si %@", in: "es"),
    .finds("a noun of Spanish", "Previous page", "Pagina anterior", in: "es"),
    .finds("an ending of Spanish", "Find information", "Encontrar informacion", in: "es"),
    .finds("a function word of Portuguese", "You may not", "Você nao pode", in: "pt-BR"),
    .finds("an ending of Portuguese", "The options", "As opcoes", in: "pt-BR"),
    .finds("an ending of Italian", "Data mode", "Modalita dati", in: "it"),
    .finds("a word of French", "Are you sure?", "Etes-vous sûr\u{202F}?", in: "fr"),
    .finds("the other accent of French", "A success", "Un succés", in: "fr"),
    .finds("a long word of Spanish", "Open automatically", "Abrir automaticamente", in: "es"),
    .finds("a capital of French, which is a note", "Labels", "Etiquettes du tableau", in: "fr"),
    .finds(
      "several words of Spanish", "Then %d days", "Dias %d despues", in: "es",
      fixed: "Días %d después"),
    .finds("“has” for “to”", "About", "A propos", in: "fr"),
    .finds("a function word of Romanian", "Open and close", "Deschide si închide", in: "ro"),
    .finds(
      "a hamza", "Go to settings", "اذهب الى الاعدادات", in: "ar", fixed: "اذهب إلى الإعدادات"),
    .finds("a hamza behind “and”", "Add and send", "أضف وارسال", in: "ar"),
    .passes("linen", "Linen clothes", "Haine din in", in: "ro"),
    .passes("a loan word with a hyphen", "The plugins", "Toate plug-in-urile", in: "ro"),
    .passes("with its hamza", "Go to settings", "اذهب إلى الإعدادات", in: "ar"),
    .finds("written without umlauts", "Delete all", "Alle loeschen", in: "de"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let words = Self.words(pair.language.locale.language) else { return [] }
    if let phrase = plainPhrase(pair) { return [phrase] }
    let scalars = pair.target.scalars
    var found: [(word: String, right: String)] = []
    var edits: [ProseEdit] = []
    for range in pair.target.words where range.count > 1 && range.count < 40 {
      guard let right = words.right(scalars[range]),
        standsAlone(range, in: scalars), !pair.source.has(scalars[range]),
        !isForm(range, of: pair.target)
      else { continue }
      let word = Array(scalars[range]).text
      edits.append(ProseEdit(range: range, replacement: Array(right.unicodeScalars)))
      if !found.contains(where: { $0.word == word }) { found.append((word, right)) }
    }
    if found.isEmpty { return [] }
    let isFrench = pair.language.locale.language == "fr"
    let mark = pair.language.locale.language == "ar" ? "hamza" : "accent"
    let isOnlyCapital = found.allSatisfy { word, right in
      isFrench && word.first?.isUppercase == true && right.dropFirst() == word.dropFirst()
    }
    return [
      TextViolation(
        found.map(\.word).quoted(joinedBy: "and")
          + (found.count > 1 ? " lack their \(mark)s" : " lacks its \(mark)"),
        suggestion: "write \(found.map(\.right).quoted(joinedBy: "and"))",
        severity: isOnlyCapital ? .note : nil,
        fix: .proposed(pair.target.text(with: edits)))
    ]
  }

  /// Reports what is a word of the language without its accent, but never the translation of that
  /// source: “Si” is “if”, and no “Yes”.
  private func plainPhrase(_ pair: TextPair) -> TextViolation? {
    guard pair.target.text.utf8.count < 10 else { return nil }
    let right: String? =
      switch (pair.language.locale.language, pair.target.text) {
      case ("es", "Si") where pair.source.text == "Yes": "Sí"
      case ("it", "Si") where pair.source.text == "Yes": "Sì"
      case ("fr", "A propos"): "À propos"
      default: nil
      }
    return right.map {
      TextViolation(
        "“\(pair.target.text)” lacks its accent", suggestion: "write “\($0)”",
        severity: pair.language.locale.language == "fr" ? .note : nil, fix: .proposed($0))
    }
  }

  /// Whether it is a form of another word: Romanian “să intre” is of “intra”.
  private func isForm(_ range: Range<Int>, of text: AuditedText) -> Bool {
    guard Array(text.scalars[range]).text == "intre",
      let before = text.words.last(where: { $0.upperBound < range.lowerBound })
    else { return false }
    return ["să", "sa"].contains(Array(text.scalars[before]).text.lowercased())
  }

  /// Whether it is no part of a name such as `x-nao` or `nao.pt`.
  private func standsAlone(_ range: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    // Linen is “in”, too; the preposition precedes a word.
    if range.count == 2, scalars[range.lowerBound] == "i", scalars[range.lowerBound + 1] == "n",
      !(scalars[at: range.upperBound] == " " && scalars[at: range.upperBound + 1]?.isLetter == true)
    {
      return false
    }
    // A part of a loan word with hyphens, such as “plug-in”.
    if scalars[at: range.lowerBound - 1] == "-" { return false }
    return [scalars[at: range.lowerBound - 1], scalars[at: range.upperBound]].allSatisfy { beside in
      guard let beside else { return true }
      return beside != "_" && beside != "&" && beside != "/" && beside != "@"
        && beside != .placeholder
        && beside != "." && beside != "#" || beside == "." && range.upperBound + 1 == scalars.count
        || beside == "." && scalars[at: range.upperBound + 1]?.isBlank == true
    }
  }

  private static func words(_ language: String) -> AccentedWords? { all[language] }

  /// The words of Arabic with the particles that are written with them: and, by, for, so.
  private static func hamza(_ words: [String: String]) -> [String: String] {
    var result = words
    for (word, right) in words {
      for particle in ["و", "ب", "ل", "ف"] { result[particle + word] = particle + right }
    }
    return result
  }

  private static let all: [String: AccentedWords] = [
    "es": AccentedWords(
      [
        "información", "tamaño", "español", "contraseña", "también", "según", "ningún", "aquí",
        "código", "botón", "días", "teléfono", "imágenes", "página", "páginas", "día", "conexión",
        "automático", "automática", "automáticos", "automáticas", "automáticamente", "vacío",
        "análisis", "máximo", "máxima", "mínimo", "mínima", "rápido", "todavía", "además",
        "después",
      ],
      endings: [("cion", "ción", 6), ("sion", "sión", 6)]),
    "pt": AccentedWords(
      [
        "não", "você", "vocês", "também", "então", "são", "está", "código", "página", "número",
        "páginas", "vídeo", "vídeos", "áudio", "automático", "automática", "disponível", "possível",
        "necessário", "necessária", "usuário", "usuários", "histórico", "versão", "conexão",
        "sessão",
        "permissão", "botão",
      ],
      endings: [("cao", "ção", 5), ("coes", "ções", 6)], except: ["esta", "pagina", "numero"]),
    "it": AccentedWords(
      [
        "perché", "poiché", "affinché", "finché", "più", "così", "già", "può", "città", "attività",
        "proprietà", "novità", "quantità", "potrà",
      ],
      endings: [("alita", "alità", 8)]),
    "fr": AccentedWords(
      [
        "êtes", "après", "très", "déjà", "être", "même", "succès", "accès", "paramètre",
        "paramètres", "réessayer", "élément", "éléments", "étiquette", "étiquettes", "échantillon",
        "échantillons", "précédent", "précédente", "télécharger", "sélectionner", "démarrer",
        "mémoire", "système", "écran", "caractère", "caractères", "bibliothèque", "périphérique",
        "réseau",
      ],
      wrong: [
        "succés": "succès", "aprés": "après", "trés": "très", "accés": "accès",
        "progrés": "progrès", "procés": "procès",
      ]),
    "ro": AccentedWords(
      [
        "și", "în", "când", "într", "tău", "fără", "dacă", "după", "către", "între", "setări",
        "setările", "opțiuni", "aplicație", "aplicații", "aplicația", "aplicației", "informații",
        "locație", "actualizări", "încă", "început", "încărcare", "numărul", "număr", "funcție",
        "rețea", "rețeaua", "mărimea", "poți", "toți", "parolă",
      ], except: ["parola", "fara"]),
    "ar": AccentedWords(
      wrong: hamza([
        "انت": "أنت", "الى": "إلى", "اذا": "إذا", "الان": "الآن", "اكثر": "أكثر", "اقل": "أقل",
        "ايقاف": "إيقاف", "اضافة": "إضافة", "اعدادات": "إعدادات", "الاعدادات": "الإعدادات",
        "انشاء": "إنشاء", "ادخال": "إدخال", "الامامي": "الأمامي", "اعادة": "إعادة",
        "اظهار": "إظهار", "اخفاء": "إخفاء", "ازالة": "إزالة", "ارسال": "إرسال", "اصدار": "إصدار",
        "الاصدار": "الإصدار", "اثناء": "أثناء", "اجراء": "إجراء", "الاجراء": "الإجراء",
        "احصائيات": "إحصائيات", "اقصى": "أقصى", "الاقصى": "الأقصى", "الغاء": "إلغاء",
        "اغلاق": "إغلاق", "انهاء": "إنهاء", "الاجهزة": "الأجهزة", "اجهزة": "أجهزة",
      ])),
    "de": AccentedWords(
      wrong: [
        "fuer": "für", "ueber": "über", "koennen": "können", "muessen": "müssen",
        "moechten": "möchten", "loeschen": "löschen", "oeffnen": "öffnen", "aendern": "ändern",
        "waehlen": "wählen", "zurueck": "zurück", "hinzufuegen": "hinzufügen",
        "ausfuehren": "ausführen", "geraet": "Gerät", "naechste": "nächste",
        "naechsten": "nächsten", "verfuegbar": "verfügbar", "ungueltig": "ungültig",
        "ungueltige": "ungültige", "gueltig": "gültig",
      ]),
  ]
}

/// Words of a language that it does not have without their accents.
struct AccentedWords: Sendable {
  /// How words are written, by the numbers of how they are written by mistake.
  private var right: [UInt64: String] = [:]
  private var endings: [(wrong: [Unicode.Scalar], right: String, least: Int)] = []
  /// No word of the lists has more letters.
  private static let mostLetters = 15

  /// - Parameters:
  ///   - words: how they are written.
  ///   - wrong: how they are written by mistake, and rightly.
  ///   - endings: endings without and with accents, and the fewest letters of words with them.
  ///   - except: words that are right without accents too.
  init(
    _ words: [String] = [], wrong: [String: String] = [:],
    endings: [(String, String, Int)] = [], except: Set<String> = []
  ) {
    for word in words {
      let plain = word.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
        $0.value < 0x80
      }
      let text = String(String.UnicodeScalarView(plain))
      if !except.contains(text) { right[Self.number(of: Array(plain)[...])] = word }
    }
    for (word, correct) in wrong {
      right[Self.number(of: Array(word.unicodeScalars)[...])] = correct
    }
    self.endings = endings.map { (Array($0.0.unicodeScalars), $0.1, $0.2) }
  }

  /// How a word is written that lacks its accent, with a capital where it has one; none for other words and
  /// for those in capitals.
  func right(_ word: ArraySlice<Unicode.Scalar>) -> String? {
    guard let right = known(word) else { return nil }
    return word.first?.isCapital == true ? right.prefix(1).uppercased() + right.dropFirst() : right
  }

  private func known(_ word: ArraySlice<Unicode.Scalar>) -> String? {
    // Arabic has no small letters.
    guard let last = word.last, last.isSmall || (0x620...0x64A).contains(last.value) else {
      return nil
    }
    for ending in endings
    where last == ending.wrong.last && word.count >= ending.least
      && word.suffix(ending.wrong.count).elementsEqual(ending.wrong)
    {
      let stem = word.dropLast(ending.wrong.count)
      // “Transmission” is English: Spanish has no such letters.
      if stem.last == "s", ending.wrong.first == "s" { return nil }
      return Array(stem).text + ending.right
    }
    guard word.count <= Self.mostLetters else { return nil }
    return right[Self.number(of: word)]
  }

  /// The same for the same letters, whatever their capitals.
  private static func number(of word: ArraySlice<Unicode.Scalar>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for scalar in word { hash = (hash ^ UInt64(scalar.folded.value)) &* 0x100_0000_01B3 }
    return hash
  }
}

extension AuditedText {
  /// Whether it has a word, in whatever capitals.
  fileprivate func has(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    words.contains { range in
      range.count == word.count
        && zip(scalars[range], word).allSatisfy { $0.folded == $1.folded }
    }
  }
}
