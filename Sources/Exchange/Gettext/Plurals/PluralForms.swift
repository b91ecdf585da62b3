import AuditModel
import TextShaping

/// The contents of a header `Plural-Forms`: how many forms there are, and which is for which
/// number.
struct PluralForms: Hashable, Sendable {
  /// How many forms there are, from 1.
  let count: Int
  /// Gives the number of the form, from 0.
  let expression: PluralExpression
  /// The header's value, such as `nplurals=2; plural=(n != 1);`.
  let text: String

  /// Reads the value of the header; none when it is not written as gettext wants it.
  init?(_ text: String) {
    var members: [Substring: Substring] = [:]
    for part in text.split(separator: ";") {
      guard let sign = part.firstIndex(of: "=") else { continue }
      members[part[..<sign].trimmed] = part[part.index(after: sign)...]
    }
    guard let count = members["nplurals"].flatMap({ Int($0.trimmed) }), (1...100).contains(count),
      let expression = members["plural"].flatMap({ PluralExpressionParser.parse($0) })
    else { return nil }
    self.count = count
    self.expression = expression
    self.text = text
  }

  /// The number of the form for a number; none when the formula leads to no form.
  func index(for number: Int) -> Int? {
    expression.value(for: number).flatMap { (0..<count).contains($0) ? $0 : nil }
  }
}

extension PluralForms {
  /// The forms of a language in the order of CLDR's categories for whole numbers.
  ///
  /// None for the few languages whose rules are like those of no other (Cornish).
  static func of(_ rules: PluralRules) -> PluralForms? {
    let categories = rules.integerCategories
    let expected = samples.map { categories.firstIndex(of: rules.category(for: $0)) }
    return common.first { forms in
      forms.count == categories.count
        && zip(samples, expected).allSatisfy { forms.index(for: $0) == $1 }
    }
  }

  /// The forms of a language whose millions have a category of their own; none where they do not.
  static func withMillions(of rules: PluralRules) -> PluralForms? {
    let categories = rules.categories
    return withMillions.first { forms in
      forms.count == categories.count
        && (samples + PluralIndices.millions).allSatisfy { number in
          forms.index(for: number) == categories.firstIndex(of: rules.category(for: number))
        }
    }
  }

  private static let withMillions: [PluralForms] = [
    // Spanish, Italian, Catalan
    "nplurals=3; plural=(n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2);",
    // French, Portuguese
    "nplurals=3; plural=(n<=1 ? 0 : n%1000000==0 ? 1 : 2);",
  ].compactMap { PluralForms($0) }

  /// The forms of English, which gettext takes where a file names none (gettext manual, “Additional
  /// functions for plural forms”).
  static let standard = PluralForms(
    count: 2, expression: .binary(.unequal, .variable, .number(1)),
    text: "nplurals=2; plural=(n != 1);")

  private init(count: Int, expression: PluralExpression, text: String) {
    (self.count, self.expression, self.text) = (count, expression, text)
  }

  /// Numbers that between them show all that rules look at: the last two digits, and what is small.
  static let samples = Array(0...220) + [1000]

  /// The formulas that languages share, by the rules of CLDR for whole numbers.
  private static let common: [PluralForms] = [
    // Japanese, Chinese, Thai, Vietnamese …
    "nplurals=1; plural=0;",
    // English, German, Spanish, Turkish …
    "nplurals=2; plural=(n != 1);",
    // French, Brazilian Portuguese …
    "nplurals=2; plural=(n > 1);",
    // Russian, Ukrainian, Serbian …
    """
    nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) \
    ? 1 : 2);
    """,
    // Polish
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
    // Czech, Slovak
    "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
    // Romanian
    "nplurals=3; plural=(n==1 ? 0 : n==0 || n%100>=1 && n%100<=19 ? 1 : 2);",
    // Lithuanian
    """
    nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || \
    n%100>19) ? 1 : 2);
    """,
    // Latvian
    "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
    // Hebrew, Northern Sami
    "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    // Icelandic, Macedonian
    "nplurals=2; plural=(n%10==1 && n%100!=11 ? 0 : 1);",
    // Arabic
    """
    nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 \
    ? 4 : 5);
    """,
    // Slovenian, Sorbian
    "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    // Irish
    "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
    // Scottish Gaelic
    """
    nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=10 || n>=13 && n<=19 \
    ? 2 : 3);
    """,
    // Welsh
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
    // Maltese
    """
    nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || n%100>=3 && n%100<=10 ? 2 : n%100>=11 && \
    n%100<=19 ? 3 : 4);
    """,
    // Breton
    """
    nplurals=4; plural=(n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : n%10==2 && \
    n%100!=12 && n%100!=72 && n%100!=92 ? 1 : (n%10==3 || n%10==4 || n%10==9) && (n%100<10 || \
    n%100>19) && (n%100<70 || n%100>79) && n%100<90 ? 2 : 3);
    """,
    // Manx
    "nplurals=4; plural=(n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3);",
    // Filipino
    "nplurals=2; plural=(n>=1 && n<=3 || n%10!=4 && n%10!=6 && n%10!=9 ? 0 : 1);",
    // Colognian
    "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);",
    // Tachelhit
    "nplurals=3; plural=(n<=1 ? 0 : n<=10 ? 1 : 2);",
    // Central Atlas Tamazight
    "nplurals=2; plural=(n<=1 || n>=11 && n<=99 ? 0 : 1);",
  ].compactMap { PluralForms($0) }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: Self.SubSequence {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
