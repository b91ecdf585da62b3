/// Text that is handed on in parts of about 64 KB.
struct BufferedText {
  private static let partSize = 1 << 16

  private let sink: ([UInt8]) -> Void
  private var buffer: [UInt8] = []

  init(to sink: @escaping ([UInt8]) -> Void) { self.sink = sink }

  /// Appends text.
  mutating func append(_ text: String) {
    buffer += text.utf8
    if buffer.count >= Self.partSize { flush() }
  }

  /// Appends one character.
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { buffer.append(UInt8(scalar.value)) } else { buffer += String(scalar).utf8 }
  }

  /// Hands on what is left.
  mutating func flush() {
    guard !buffer.isEmpty else { return }
    sink(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
