import Foundation
import LegibleCommands
import TestSupport

/// A small app on the disk, with a German translation.
enum ExchangeProject {
  static let english = """
    /* A button. */
    "go" = "Go";

    /* A question. %@ is a name. */
    "ask" = "Is %@ there?";

    """

  static let german = """
    /* A button. */
    "go" = "Los";

    """

  static func folder(_ others: [String: String] = [:]) throws -> ProjectFolder {
    try ProjectFolder(
      [
        "App/en.lproj/Localizable.strings": english,
        "App/de.lproj/Localizable.strings": german,
      ].merging(others) { $1 })
  }

  /// A file that came back from a translator.
  static func xliff(_ units: [(key: String, source: String, target: String)]) -> String {
    let lines = units.map { key, source, target in
      """
            <trans-unit id="\(key)" xml:space="preserve">
              <source>\(source)</source>
              <target>\(target)</target>
            </trans-unit>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="App/en.lproj/Localizable.strings" source-language="en" \
      target-language="de" datatype="plaintext">
          <body>
      \(lines.joined(separator: "\n"))
          </body>
        </file>
      </xliff>

      """
  }
}
