extension String {
  /// The text without what is in quotation marks, unless too little is left to judge.
  package var withoutQuotations: String {
    guard unicodeScalars.contains(where: { $0.closingQuotation != nil }) else { return self }
    let scalars = Array(unicodeScalars)
    var rest = String.UnicodeScalarView()
    var hidden = String.UnicodeScalarView()
    var closing: [Unicode.Scalar] = []
    for (index, scalar) in scalars.enumerated() {
      // Between letters it is an apostrophe.
      let isApostrophe = scalar == "'" && scalars[at: index - (closing.isEmpty ? 1 : -1)].isLetter
      if !closing.isEmpty {
        hidden.append(scalar)
        if closing.contains(scalar), !isApostrophe {
          closing = []
          hidden.removeAll()
        }
      } else if !isApostrophe, let marks = scalar.closingQuotation {
        closing = marks
        rest.append(" ")
      } else {
        rest.append(scalar)
      }
    }
    // A mark that is never closed is an apostrophe or an inch.
    rest.append(contentsOf: hidden)
    return String(rest).contains(where: \.isLetter) ? String(rest) : self
  }
}

extension Unicode.Scalar? {
  fileprivate var isLetter: Bool { self?.isLetter == true }
}

extension Unicode.Scalar {
  /// The mark that ends a quotation that begins with the scalar; none when it begins none.
  fileprivate var closingQuotation: [Unicode.Scalar]? {
    switch self {
    case "\"": ["\""]
    case "'": ["'"]
    case "\u{201C}": ["\u{201D}", "\u{201C}"]
    case "\u{201D}": ["\u{201D}"]
    case "\u{201E}": ["\u{201C}", "\u{201D}"]
    case "\u{AB}": ["\u{BB}"]
    case "\u{BB}": ["\u{AB}", "\u{BB}"]
    case "\u{2018}": ["\u{2019}"]
    case "\u{300C}": ["\u{300D}"]
    default: nil
    }
  }
}
