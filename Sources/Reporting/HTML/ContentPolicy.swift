import Foundation

/// The content that a page may load and run: nothing but the style and the scripts in it.
struct ContentPolicy {
  let style: StaticSource
  let scripts: [StaticSource]
  /// Whether the page has pictures, which are part of it.
  var showsPictures = false

  /// The policy as it is written in the page (Content Security Policy Level 3).
  var text: String {
    """
    default-src 'none'; style-src '\(hash(style))'; script-src \(scripts.map { "'\(hash($0))'" }.joined(separator: " ")); \
    \(showsPictures ? "img-src data:; " : "")base-uri 'none'; form-action 'none'
    """
  }

  private func hash(_ source: StaticSource) -> String {
    let digest = SHA256.digest(of: Array(source.code.utf8))
    return "sha256-" + Data(digest).base64EncodedString()
  }
}
