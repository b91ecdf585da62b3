extension String {
  /// The text as a double-quoted scalar of YAML 1.2 in one line, whatever it contains (7.3.1).
  var yamlText: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isPrintableInYAML: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let width = scalar.value > 0xFFFF ? 8 : 4
        result += width == 8 ? "\\U" : "\\u"
        result += String(repeating: "0", count: width - digits.count) + digits
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether it may be in a scalar as it is, and shows itself there (YAML 1.2, 5.1).
  fileprivate var isPrintableInYAML: Bool {
    !isObeyed && value != 0x7F && value != 0xFEFF
  }
}
