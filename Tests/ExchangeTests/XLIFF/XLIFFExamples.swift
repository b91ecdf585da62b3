import AuditModel
import Localization

@testable import Exchange

/// Documents of XLIFF for tests.
enum XLIFFExample {
  /// A document of XLIFF 1.2 with some units in one file.
  static func first(
    _ units: String, original: String = "App/Localizable.xcstrings",
    target: String = " target-language=\"de\""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en"\(target) datatype="plaintext">
        <header>
          <tool tool-id="x" tool-name="X"/>
        </header>
        <body>
    \(units)
        </body>
      </file>
    </xliff>

    """
  }

  /// A document of XLIFF 2 with some units in one file.
  static func second(_ units: String, version: String = "2.1") -> String {
    let namespace = version == "2.2" ? "2.2" : "2.0"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:\(namespace)" version="\(version)"
        xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0"
        xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" srcLang="en" trgLang="de">
        <file id="f1" original="App/Localizable.xcstrings">
      \(units)
        </file>
      </xliff>

      """
  }

  static func read(_ text: String) -> XLIFFDocument {
    XLIFFDocument(Array(text.utf8), path: "de.xliff")
  }

  /// The units of the first file of a document.
  static func units(_ text: String) -> [BilingualUnit] { read(text).files.first?.units ?? [] }
}

extension BilingualUnit {
  /// The unit in one line.
  var outline: String {
    let name = path.isText ? key : "\(key) [\(path)]"
    let state = state.map { " (\($0.rawValue))" } ?? ""
    return "\(name): \(source ?? "–") → \(target ?? "–")\(state)"
  }
}
