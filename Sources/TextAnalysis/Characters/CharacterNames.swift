extension Unicode.Scalar {
  /// Its number as Unicode writes it, such as `U+00A0`.
  package var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Its number and, when it has one, its name in Unicode.
  package var describedName: String {
    guard let name = properties.name ?? properties.nameAlias else { return codePointName }
    return "\(codePointName) (\(name.lowercased()))"
  }
}

extension String {
  /// Whether a scalar is in it.
  package func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }

  /// The text without some scalars.
  package func removing(where isUnwanted: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars where !isUnwanted(scalar) { result.append(scalar) }
    return String(result)
  }
}
