#if FUZZING
  import Foundation

  /// The format that `LEGIBLE_FUZZING` names.
  private let fuzzedFormat = ProcessInfo.processInfo.environment["LEGIBLE_FUZZING"].flatMap {
    FuzzedFormat(rawValue: $0)
  }

  /// The function that libFuzzer calls with each input; a broken promise ends the program as a
  /// crash does, so that the input is kept.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let format = fuzzedFormat else {
      FileHandle.standardError.write(Data("LEGIBLE_FUZZING names no format\n".utf8))
      exit(64)
    }
    let broken = format.brokenPromises(by: bytes)
    guard !broken.isEmpty else { return 0 }
    FileHandle.standardError.write(Data((broken.joined(separator: "\n") + "\n").utf8))
    abort()
  }
#endif
