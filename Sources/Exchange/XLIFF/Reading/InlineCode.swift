/// The attributes of an inline element of XLIFF 2 about the code that it stands for.
struct InlineCode {
  private var dataRef: String?
  private var dataRefStart: String?
  private var dataRefEnd: String?
  private var equiv: String?
  private var equivStart: String?
  private var equivEnd: String?
  private var disp: String?
  private var hex: String?

  mutating func take(_ attribute: XLIFFAttribute, _ value: String) {
    switch attribute {
    case .dataRef: dataRef = value
    case .dataRefStart: dataRefStart = value
    case .dataRefEnd: dataRefEnd = value
    case .equiv: equiv = value
    case .equivStart: equivStart = value
    case .equivEnd: equivEnd = value
    case .disp: disp = value
    case .hex: hex = value
    default: break
    }
  }

  /// The native strings where the element begins and ends: the data that it names, or else what it
  /// says to show; none when it has none.
  func texts(of element: XLIFFElement, data: [String: String]) -> (start: String?, end: String?) {
    switch element {
    case .ph: (dataRef.flatMap { data[$0] } ?? equiv ?? disp, nil)
    case .sc, .ec: (dataRef.flatMap { data[$0] } ?? equiv, nil)
    case .pc:
      (
        dataRefStart.flatMap { data[$0] } ?? equivStart,
        dataRefEnd.flatMap { data[$0] } ?? equivEnd
      )
    // A character that XML cannot hold (XLIFF 2.1, 4.2.3.1).
    case .cp:
      (hex.flatMap { UInt32($0, radix: 16) }.flatMap { Unicode.Scalar($0) }.map { String($0) }, nil)
    default: (nil, nil)
    }
  }
}
