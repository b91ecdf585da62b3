extension String {
  /// The text with all that a terminal or a browser would obey instead of showing made visible.
  ///
  /// Texts come from the app under audit, so they may hold line feeds, escape sequences and controls
  /// that reverse the direction of what follows; each is written as `\n` or `\u{202E}`, and so are the
  /// two noncharacters that XML excludes (XML 1.0, 2.2). Joiners stay: Persian words and many emoji need
  /// them.
  var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isObeyed {
        result += scalar.escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The scalar as it would be written in source code.
  var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether the scalar steers how other text is shown and shows nothing itself.
  var isObeyed: Bool {
    if value < 0x7F { return value < 0x20 }
    if value == 0xFFFE || value == 0xFFFF { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !isJoiner
    default: return false
    }
  }

  /// The joiners, and the tags and the selector that flags and emoji are made of.
  private var isJoiner: Bool {
    value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value)
  }
}

extension String {
  /// The text with its backslashes doubled where it would otherwise read like a line break or another
  /// control that was made visible.
  package var withVisibleEscapes: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var result = String.UnicodeScalarView()
    var scalars = unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      result.append(scalar)
      if scalar == "\\", let next = scalars.first, "nrtu\\".unicodeScalars.contains(next) {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
