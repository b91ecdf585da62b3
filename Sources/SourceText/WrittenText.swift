/// A text as it is in a file: which bytes of the file stand for which bytes of the text.
///
/// Files write one text in many ways, such as “é”, `\U00e9` and `&#233;`. With the pieces known, a
/// text can be changed where it becomes different and stays as it was written everywhere else.
package struct WrittenText {
  /// The text as UTF-8.
  package private(set) var text: [UInt8] = []
  private var pieces: [Piece] = []
  private let start: Int

  /// A character as it is written, or what stands for none, such as a comment.
  private struct Piece {
    let written: Range<Int>
    let length: Int
    let isFixed: Bool
  }

  /// Begins at an offset of the file.
  package init(at start: Int) { self.start = start }

  /// Adds what appears next in the file.
  ///
  /// - Parameters:
  ///   - written: the bytes of the file.
  ///   - meaning: the bytes of the text that they stand for.
  ///   - isFixed: whether it may not be removed, for it is more than the text that it stands for.
  package mutating func add(
    _ written: Range<Int>, _ meaning: some Sequence<UInt8>, isFixed: Bool = false
  ) {
    let before = text.count
    text.append(contentsOf: meaning)
    pieces.append(Piece(written: written, length: text.count - before, isFixed: isFixed))
  }

  /// Adds another text that follows this one.
  package mutating func add(_ other: WrittenText) {
    text += other.text
    pieces += other.pieces
  }

  /// Adds the next character, which stands for itself, and returns the offset behind it.
  package mutating func addCharacter(of bytes: ArraySlice<UInt8>, at index: Int) -> Int {
    var end = index + 1
    while end < bytes.endIndex, bytes[end].isContinuation { end += 1 }
    add(index..<end, bytes[index..<end])
    return end
  }

  /// The bytes of the file that have to change for another text to be there, and what of it is to
  /// be in their place; none when something would go that may not.
  package func change(to new: String) -> (written: Range<Int>, text: String)? {
    let new = Array(new.utf8)
    var (first, start, position) = (0, 0, 0)
    while first < pieces.count, same(pieces[first], at: position, in: new, at: start) {
      (start, position) = (start + pieces[first].length, position + pieces[first].length)
      first += 1
    }
    var (last, end, behind) = (pieces.count, new.count, text.count)
    while last > first, end - pieces[last - 1].length >= start,
      same(
        pieces[last - 1], at: behind - pieces[last - 1].length, in: new,
        at: end - pieces[last - 1].length)
    {
      last -= 1
      (end, behind) = (end - pieces[last].length, behind - pieces[last].length)
    }
    // Bytes that are written one by one may be shared by two characters.
    while first > 0, start < new.count, new[start].isContinuation {
      first -= 1
      start -= pieces[first].length
    }
    while last < pieces.count, end < new.count, new[end].isContinuation {
      end += pieces[last].length
      last += 1
    }
    guard !pieces[first..<last].contains(where: \.isFixed) else { return nil }
    let from = first < pieces.count ? pieces[first].written.lowerBound : self.end
    let to = last > first ? pieces[last - 1].written.upperBound : from
    return (from..<to, String(decoding: new[start..<max(start, end)], as: UTF8.self))
  }

  private var end: Int { pieces.last?.written.upperBound ?? start }

  private func same(_ piece: Piece, at position: Int, in new: [UInt8], at start: Int) -> Bool {
    start + piece.length <= new.count
      && (0..<piece.length).allSatisfy { text[position + $0] == new[start + $0] }
  }
}

extension WrittenText {
  /// The least edit after which a part of a file is another text; none when only a whole new text will
  /// do.
  ///
  /// - Parameters:
  ///   - range: the part of the file.
  ///   - old: the text that it is.
  ///   - read: takes a part of the file apart; none when it cannot.
  ///   - write: writes a text as the file does.
  package static func edit(
    of bytes: [UInt8], in range: Range<Int>, from old: String, to new: String,
    read: (ArraySlice<UInt8>) -> WrittenText?, write: (String) -> String
  ) -> (range: Range<Int>, text: String)? {
    // Where a file is broken, what was read may not be all that is there.
    guard let written = read(bytes[range]), written.text.elementsEqual(old.utf8),
      let change = written.change(to: new)
    else { return nil }
    let text = write(change.text)
    // Digits behind an escape would become a part of it.
    let result =
      bytes[range.lowerBound..<change.written.lowerBound] + text.utf8
      + bytes[change.written.upperBound..<range.upperBound]
    guard let now = read(result[...]), now.text.elementsEqual(new.utf8) else { return nil }
    return (change.written, text)
  }
}
