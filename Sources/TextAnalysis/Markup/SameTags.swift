extension String {
  /// Whether it has the same stretches from `<` to `>`, byte for byte, as another text.
  package func hasSameTags(as other: String) -> Bool {
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { two in
        var (index, place) = (one.tag(from: 0), two.tag(from: 0))
        while index < one.count, place < two.count {
          while index < one.count, place < two.count, one[index] == two[place],
            one[index] != UInt8(ascii: ">")
          {
            (index, place) = (index + 1, place + 1)
          }
          guard index < one.count, place < two.count, one[index] == two[place] else { return false }
          (index, place) = (one.tag(from: index), two.tag(from: place))
        }
        return index >= one.count && place >= two.count
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func tag(from start: Int) -> Int {
    var index = start
    while index < count, self[index] != UInt8(ascii: "<") { index += 1 }
    return index
  }
}
