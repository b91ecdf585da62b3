/// Hands the bytes of a document to libxml2 piece by piece, so that it keeps no copy of them all.
struct ByteSource {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Copies the next bytes, as many as there are and as there is room for.
  mutating func read(into target: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(target.count, bytes.count - offset)
    target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
    offset += count
    return count
  }
}
