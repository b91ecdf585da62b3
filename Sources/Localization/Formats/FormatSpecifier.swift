/// A place in a format where an argument is put in.
public struct FormatSpecifier: Hashable, Sendable {
  /// Which argument it takes, from 1.
  public var position: Int
  /// Whether the position is written, as in `%2$@`; otherwise it follows from the order.
  public var isExplicit: Bool
  /// The type that it reads from the argument list.
  public var typeClass: TypeClass
  /// The letter that ends it, such as `d`; `*` for a width or precision that is an argument.
  public var conversion: Character
  /// The specifier as it is written.
  public var text: String
  /// Where it is in the format, in bytes of UTF-8.
  public var range: Range<Int>
  /// How a number is written.
  var layout = FormatLayout()

  /// The type that a specifier reads from the argument list; the wrong class reads garbage or
  /// crashes.
  public enum TypeClass: Hashable, Sendable {
    /// A text or another object (`%@`).
    case object
    /// A whole number of 32 bits (`%d`).
    case integer32
    /// A whole number of 64 bits (`%ld`, `%lld`).
    case integer64
    /// A number with decimals (`%f`).
    case double
    /// A pointer to C characters (`%s`).
    case cString
    /// One character (`%c`).
    case character
    /// An address (`%p`, `%n`).
    case pointer
    /// A variable of a `.stringsdict` entry, by its name (`%#@name@`).
    case variable(String)
  }

  /// The name, when it stands for a variable.
  public var variableName: String? {
    if case .variable(let name) = typeClass { name } else { nil }
  }
}

/// The characters between the percent sign and the conversion.
struct FormatLayout: Hashable, Sendable {
  /// A width or precision: none, written, or given by the argument at a position.
  enum Count: Hashable, Sendable {
    case none
    case fixed(Int)
    case argument(Int)
  }

  var alignsLeft = false
  var showsPlus = false
  var showsSpace = false
  var isAlternate = false
  var padsWithZeros = false
  /// Whether it has glibc's flag `I`, which Foundation does not know.
  var usesLocaleDigits = false
  var width = Count.none
  var precision = Count.none
}

extension FormatSpecifier.TypeClass {
  /// Whether it is a number.
  var isNumber: Bool { [.integer32, .integer64, .double].contains(self) }
}

extension FormatSpecifier {
  /// The length and the letter that ends it, such as `lld`, without position, flags and width.
  var lengthAndConversion: String {
    let letters = text.reversed().prefix { $0.isLetter }
    return String(letters.reversed())
  }
}
