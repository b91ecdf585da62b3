#if !FUZZING
  import Foundation

  /// Feeds a reader with files and says what does not hold for them:
  /// `swift run Fuzzing strings FILE…`.
  @main enum Replay {
    static func main() throws {
      let arguments = CommandLine.arguments.dropFirst()
      guard let format = arguments.first.flatMap({ FuzzedFormat(rawValue: $0) }) else {
        let names = FuzzedFormat.allCases.map(\.rawValue).joined(separator: "|")
        FileHandle.standardError.write(Data("usage: Fuzzing \(names) FILE…\n".utf8))
        exit(64)
      }
      var isWell = true
      for path in arguments.dropFirst() {
        let broken = format.brokenPromises(by: [UInt8](try Data(contentsOf: URL(filePath: path))))
        for words in broken { print("\(path): \(words)") }
        isWell = isWell && broken.isEmpty
      }
      exit(isWell ? 0 : 1)
    }
  }
#endif
