/// A message in the syntax of ICU's MessageFormat, as far as translations can break it.
package struct ICUMessage: Hashable, Sendable {
  /// The arguments that it takes, each once, in the order of their first use in it.
  package private(set) var arguments: [Argument] = []
  /// Where it breaks the syntax, if it does; what follows was not read.
  package private(set) var problem: Problem?

  /// An argument of a message.
  package struct Argument: Hashable, Sendable {
    /// Its name or number.
    package var name: String
    /// How it is written; none for `{name}`.
    package var type: MessageArgumentType?
    /// The names of its cases in their order: categories, `=1` or keywords.
    package var cases: [String] = []
    /// The offset that is subtracted from the number before a category is chosen.
    package var offset: Int?
  }

  /// Something that breaks the syntax.
  package struct Problem: Hashable, Sendable {
    /// Where, in bytes of UTF-8.
    package var offset: Int
    /// Its kind.
    package var kind: Kind

    /// The kinds of mistakes.
    package enum Kind: Hashable, Sendable {
      /// A brace is not closed.
      case openBrace
      /// A brace is closed that is not open.
      case closeBrace
      /// A name of an argument is missing or is none.
      case argumentName
      /// A type that does not exist, by its name.
      case argumentType(String)
      /// A comma or brace is missing behind a name or type.
      case separator
      /// A case has no text in braces.
      case caseText(String)
      /// The same case appears twice.
      case duplicateCase(String)
      /// There are cases, but none for all that is left.
      case missingOther
      /// Arguments are nested more deeply than anyone could mean.
      case tooDeep
    }
  }

  /// Reads a message.
  package init(_ text: String) {
    var parser = ICUParser(text)
    parser.parse()
    (arguments, problem) = (parser.arguments, parser.problem)
  }

  /// Whether it says of one of its arguments what it is, which nothing but ICU reads.
  package var hasTypes: Bool { arguments.contains { $0.type != nil } }

  /// Whether words depend on one of its arguments, so that it can only be meant for ICU.
  package var isComplex: Bool { arguments.contains { !$0.cases.isEmpty } }
}

extension MessageArgumentType {
  /// The value that the code has to supply for an argument of the type.
  package enum Value: Hashable, Sendable {
    /// A number.
    case number
    /// A point in time.
    case date
    /// One of some words.
    case keyword
  }

  /// The value that the code has to supply.
  package var value: Value {
    switch self {
    case .number, .spellout, .ordinal, .duration, .choice, .plural, .selectordinal: .number
    case .date, .time: .date
    case .select: .keyword
    }
  }

  /// Whether it has cases with words.
  package var hasCases: Bool { [.plural, .selectordinal, .select].contains(self) }
}
