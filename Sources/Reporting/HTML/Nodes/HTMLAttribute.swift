import AuditModel
import Foundation

/// An attribute with its value; each is made by a function that knows its name.
///
/// There is no attribute for a handler or a style, and links lead only to places on the same page, to files
/// beside it, and to lines in a repository.
struct HTMLAttribute: Equatable, Sendable {
  let name: String
  /// The value; none for an attribute that is there or not.
  let value: String?

  private init(_ name: StaticString, _ value: String? = nil) {
    self.name = name.description
    self.value = value
  }

  static func `class`(_ names: String) -> Self { Self("class", names) }
  static func id(_ id: String) -> Self { Self("id", id) }
  static func lang(_ tag: String) -> Self { Self("lang", tag) }
  static func dir(_ direction: String) -> Self { Self("dir", direction) }
  static func name(_ name: String) -> Self { Self("name", name) }
  static func content(_ text: String) -> Self { Self("content", text) }
  static func charset(_ name: String) -> Self { Self("charset", name) }
  static func type(_ type: String) -> Self { Self("type", type) }
  static func value(_ value: String) -> Self { Self("value", value) }
  static func `for`(_ id: String) -> Self { Self("for", id) }
  static func scope(_ scope: String) -> Self { Self("scope", scope) }
  static func role(_ role: String) -> Self { Self("role", role) }
  static func focusable() -> Self { Self("tabindex", "0") }
  static func checked() -> Self { Self("checked") }
  static func hidden() -> Self { Self("hidden") }
  static func policy() -> Self { Self("http-equiv", "Content-Security-Policy") }

  /// The least, the most and the step of a slider.
  static func min(_ number: Int) -> Self { Self("min", String(number)) }
  static func max(_ number: Int) -> Self { Self("max", String(number)) }
  static func step(_ number: Int) -> Self { Self("step", String(number)) }

  /// A link to the element of that identifier.
  static func href(to id: String) -> Self { Self("href", "#" + id) }

  /// A link to a file beside the page.
  static func href(toFile name: String) -> Self { Self("href", "./" + name.percentEncoded) }

  /// A link to a line of a file in its repository; a template is always an address of the web.
  static func href(toLine location: SourceLocation, by template: LinkTemplate) -> Self {
    Self("href", template.address(of: location.file, line: location.line))
  }

  /// A drawing that is part of the page, in which no script runs and which loads nothing.
  static func picture(svg: String) -> Self {
    Self("src", "data:image/svg+xml;base64," + Data(svg.utf8).base64EncodedString())
  }
  static func alt(_ text: String) -> Self { Self("alt", text) }

  static func ariaLabel(_ text: String) -> Self { Self("aria-label", text) }
  static func ariaLabelledBy(_ id: String) -> Self { Self("aria-labelledby", id) }
  static func ariaHidden() -> Self { Self("aria-hidden", "true") }

  /// Values that the script filters by.
  static func severity(_ name: String) -> Self { Self("data-severity", name) }
  static func screen(_ id: String) -> Self { Self("data-screen", id) }
  static func locales(_ names: String) -> Self { Self("data-locales", names) }

  static func rule(_ id: String) -> Self { Self("data-rule", id) }
  static func state(_ name: String) -> Self { Self("data-state", name) }

  /// A link to the findings that a filter leaves, such as `language=de&severity=error`; only values of the
  /// report come after `=`, as parts of a query.
  static func href(toFindings filter: [(String, String)]) -> Self {
    Self("href", "#" + filter.map { "\($0)=\($1.percentEncoded)" }.joined(separator: "&"))
  }

  static func placeholder(_ text: String) -> Self { Self("placeholder", text) }

  /// The text sizes that a slider chooses from, and the position of that of a drawing among them.
  static func sizes(_ names: String) -> Self { Self("data-sizes", names) }
  static func size(_ position: Int) -> Self { Self("data-size", String(position)) }
}

extension String {
  /// The name with all but unreserved characters as `%` and two digits (RFC 3986, 2.1).
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-._~".contains(Character(scalar)))
      return isPlain ? String(Character(scalar)) : byte.percentEncoded
    }.joined()
  }
}
