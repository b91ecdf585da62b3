import SeededNumbers
import Testing

@testable import ViewTree

@Suite struct FuzzTests {
  @Test(arguments: 0..<20)
  func neverCrashesOnADamagedFile(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var generator = TreeGenerator(seed: UInt64(seed), isScreen: true)
    let view = generator.tree(depth: 2).json()
    let whole = Array(#"{"screen": "s", "states": [{"name": "n", "view": \#(view)}]}"#.utf8)
    var refused = 0
    for _ in 0..<100 {
      if !isRead(damaged(whole, using: &random)) { refused += 1 }
    }
    #expect(isRead(whole))
    #expect(refused > 0)
  }

  @Test func neverCrashesOnBytesOfAllKinds() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(!isRead(bytes))
    }
  }

  @Test func neverCrashesOnMarksInAnyOrder() {
    var random = SeededGenerator(seed: 8)
    let marks = ["{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "D83D", "-", "1", "e", "true"]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...30, using: &random)
      let text = (0..<count).compactMap { _ in marks.randomElement(using: &random) }.joined()
      #expect(!isRead(Array(text.utf8)))
    }
  }

  @Test func neverCrashesOnAFileThatEndsEarly() {
    let whole = Array(
      #"{"screen": "s", "states": [{"name": "\u00e9é", "view": {"type": "text"}}]}"#.utf8)
    #expect(isRead(whole))
    for length in whole.indices { #expect(!isRead(Array(whole.prefix(length)))) }
  }

  private func damaged(
    _ whole: [UInt8], using random: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(index..<min(index + 3, bytes.count))
      case 2: bytes.insert(contentsOf: #"{}[]",:-1\"#.utf8.shuffled(using: &random), at: index)
      default: bytes.swapAt(index, bytes.count - 1)
      }
    }
    return bytes
  }

  private func isRead(_ bytes: [UInt8]) -> Bool {
    (try? ScreenFile.read(bytes, file: "a.screen.json")) != nil
  }
}
