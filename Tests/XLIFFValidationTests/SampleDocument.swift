import AuditModel
import XLIFFValidation

/// Small documents that are valid but for what a test puts into them.
enum SampleDocument {
  /// A document of XLIFF 2 with what is in its root.
  static func root(
    _ content: String, attributes: String = "srcLang=\"en\" trgLang=\"fr\"",
    version: String = "2.2"
  ) -> String {
    let namespace = version == "2.2" ? "2.2" : "2.0"
    return """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:\(namespace)" version="\(version)" \
      \(prefixes) \(attributes)>
      \(content)
      </xliff>
      """
  }

  /// A document of XLIFF 2 with what is in its file.
  static func file(_ content: String, attributes: String = "", version: String = "2.2") -> String {
    root("<file id=\"f1\" \(attributes)>\(content)</file>", version: version)
  }

  /// A document of XLIFF 2 with what is in its unit.
  static func unit(_ content: String, attributes: String = "", version: String = "2.2") -> String {
    file("<unit id=\"u1\" \(attributes)>\(content)</unit>", version: version)
  }

  /// A document of XLIFF 2 with one segment, and what precedes it in its unit.
  static func segment(
    _ source: String, target: String? = nil, state: String? = nil, before: String = "",
    attributes: String = "", version: String = "2.2"
  ) -> String {
    let target = target.map { "<target>\($0)</target>" } ?? ""
    let state = state.map { " state=\"\($0)\"" } ?? ""
    return unit(
      "\(before)<segment\(state)><source>\(source)</source>\(target)</segment>",
      attributes: attributes, version: version)
  }

  /// A document of XLIFF 1.2 with what is in its body.
  static func body(
    _ content: String, header: String = "", file: String = "target-language=\"fr\"",
    original: String = "a.txt"
  ) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" datatype="plaintext" \(file)>\(header)
    <body>
    \(content)
    </body></file></xliff>
    """
  }

  private static let prefixes = [
    ("mtc", "urn:oasis:names:tc:xliff:matches:2.0"),
    ("gls", "urn:oasis:names:tc:xliff:glossary:2.0"), ("fs", "urn:oasis:names:tc:xliff:fs:2.0"),
    ("mda", "urn:oasis:names:tc:xliff:metadata:2.0"),
    ("res", "urn:oasis:names:tc:xliff:resourcedata:2.0"),
    ("slr", "urn:oasis:names:tc:xliff:sizerestriction:2.0"),
    ("val", "urn:oasis:names:tc:xliff:validation:2.0"),
    ("ctr", "urn:oasis:names:tc:xliff:changetracking:2.0"),
    ("its", "http://www.w3.org/2005/11/its"), ("itsm", "urn:oasis:names:tc:xliff:itsm:2.1"),
    ("pgs", "urn:oasis:names:tc:xliff:pgs:1.0"), ("my", "urn:my"),
  ].map { "xmlns:\($0)=\"\($1)\"" }.joined(separator: " ")
}

/// The findings in a document, as the rules of the errors and, with a `~`, of anything milder.
func rules(in document: String, prefixes: [String: String] = [:]) -> [String] {
  verdict(on: document, prefixes: prefixes).problems.map {
    $0.severity == .error ? $0.rule.id.rawValue : "~" + $0.rule.id.rawValue
  }
}

/// The verdict on a document.
func verdict(on document: String, prefixes: [String: String] = [:]) -> XLIFFVerdict {
  XLIFFValidator(extensionPrefixes: prefixes).validate(Array(document.utf8), path: "a.xlf")
}
