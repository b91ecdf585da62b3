import AuditModel
import Intake
import Localization

/// Texts like those of a large app, always the same: labels, sentences, formats, plurals, addresses
/// and markup, put together from a few words.
enum GeneratedTexts {
  private static let nouns = [
    ("board", "Tafel"), ("card", "Karte"), ("list", "Liste"), ("member", "Mitglied"),
    ("reminder", "Erinnerung"), ("template", "Vorlage"), ("comment", "Kommentar"),
    ("picture", "Bild"), ("folder", "Ordner"), ("password", "Kennwort"), ("date", "Datum"),
  ]
  private static let verbs = [
    ("Save", "sichern"), ("Delete", "löschen"), ("Move", "bewegen"), ("Share", "teilen"),
    ("Rename", "umbenennen"), ("Print", "drucken"), ("Show", "zeigen"),
  ]

  /// A text with its translation.
  private static func pair(_ number: Int) -> (source: String, target: String) {
    let noun = nouns[number % nouns.count]
    let other = nouns[(number / 11 + 3) % nouns.count]
    let verb = verbs[(number / 3) % verbs.count]
    switch number % 10 {
    case 0: return ("\(verb.0) \(noun.0) \(number)", "\(noun.1) \(number) \(verb.1)")
    case 1:
      return (
        "The \(noun.0) “%@” has %lld new entries since your last visit.",
        "„%@“ (\(noun.1)) hat %lld neue Einträge seit deinem letzten Besuch."
      )
    case 2: return ("\(verb.0) this \(noun.0)?", "\(noun.1) wirklich \(verb.1)?")
    case 3:
      return (
        "Something went wrong with the \(noun.0).\nTry again, or go back to the \(other.0).",
        "Bei „\(noun.1)“ ist etwas schiefgegangen.\nVersuche es erneut oder zurück zu „\(other.1)“."
      )
    case 4: return ("%1$@ of %2$@ (\(noun.0))", "%1$@ von %2$@ (\(noun.1))")
    case 5:
      return (
        "Read more at <a href=\"https://example.org/\(noun.0)\">example.org</a>.",
        "Mehr dazu unter <a href=\"https://example.org/\(noun.0)\">example.org</a>."
      )
    case 6: return ("\(noun.0.capitalized):", "\(noun.1):")
    case 7:
      return (
        "Up to 1,000 entries and 2.5 GB for each \(noun.0)",
        "Bis zu 1.000 Einträge und 2,5 GB für „\(noun.1)“"
      )
    case 8:
      return (
        "Saving the \(noun.0)… %d%% of the \(other.0) is done",
        "Sichern von „\(noun.1)“ … %d %% von „\(other.1)“ sind fertig"
      )
    default:
      return (
        "**Tip:** drag the \(noun.0) onto a \(other.0) number \(number) to keep both together.",
        "**Tipp:** Ziehe „\(noun.1)“ auf „\(other.1)“ Nummer \(number), um beides zu behalten."
      )
    }
  }

  /// XLIFF 1.2 as Xcode writes it, 2,500 units a file.
  static func xliff(units: Int) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    for start in stride(from: 0, to: units, by: 2500) {
      text += """
          <file original="App/Part\(start)/en.lproj/Localizable.strings" source-language="en" \
        target-language="de" datatype="plaintext">
            <body>

        """
      for number in start..<min(start + 2500, units) {
        let (source, target) = pair(number)
        text += """
                <trans-unit id="screen.\(number).title" xml:space="preserve">
                  <source>\(source.markedUp)</source>
                  <target>\(target.markedUp)</target>
                  <note>Shown at the top of the screen, above the list of all that is new.</note>
                </trans-unit>

          """
      }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

}

/// Tables of many texts in the languages of the sample app, put together from what it says: real words
/// of each language.
struct CatalogTexts {
  private let project: LocalizationProject
  private let keys: [(table: String, key: String)]

  /// Takes the strings of a folder without forms and arguments.
  init(folder: String) {
    project = LocalizationProject.load(folder: folder, displayedAs: folder)
    keys = project.tables.filter { $0.locale == "en" }.flatMap { table in
      table.entries.compactMap { entry in
        guard case .text(let text) = entry.value, !text.contains("%") else { return nil }
        return (table.name, entry.key)
      }
    }
  }

  var locales: [LocaleIdentifier] { project.locales }

  /// A table in one language; each text is two of the app and a number.
  func strings(entries: Int, locale: LocaleIdentifier) -> String {
    var text = ""
    for number in 0..<entries {
      let first = self.text(number, in: locale)
      let second = self.text(number * 31 + 7, in: locale)
      text += """
        /* Shown at the top of the screen, above the list. */
        "screen.\(number).title" = "\("\(first)\n\(second) (\(number))".quoted)";


        """
    }
    return text
  }

  private func text(_ number: Int, in locale: LocaleIdentifier) -> String {
    let (table, key) = keys[number % keys.count]
    guard case .text(let text) = project.table(table, locale: locale)?[key]?.value else {
      return ""
    }
    return text
  }
}

extension String {
  fileprivate var markedUp: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  fileprivate var quoted: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
