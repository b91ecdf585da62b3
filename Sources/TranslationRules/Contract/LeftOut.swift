/// Kinds of checks that no rule makes, and why.
package enum LeftOut {
  /// The reason by the number of the kind.
  package static let reasons: [Int: String] = [
    39: "the code does not tell whether it belongs to a framework",
    49:
      "every finding says in how many languages it shows, and points at the source when it is most",
    78: "how a file is laid out is Xcode’s business, and no text depends on it",
    79: "blank lines between entries are layout, and those inside of texts are newline-count",
    98: "numbers-value holds the numbers against each other; words and units differ by language",
    114: "these dialects do not occur in the texts of apps for Apple’s platforms",
    121:
      "it needs dictionaries, which would be another program’s data; misspelled-word tells what the "
      + "app’s own texts show",
    135: "the screens tell: text-truncated lays each text out where it is shown",
  ]
}
