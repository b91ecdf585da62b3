import Foundation

/// The repository that a folder lies in.
struct Git {
  /// The folder that commands begin at.
  let folder: String

  /// The output of a command; none when it fails or there is no git.
  func run(_ arguments: [String], input: String? = nil) -> Data? {
    let output = Pipe()
    let process = process(arguments)
    process.standardOutput = output
    let source = input.map { _ in Pipe() }
    if let source { process.standardInput = source }
    guard (try? process.run()) != nil else { return nil }
    if let input, let source {
      // Written beside the reading, so that neither waits for the other.
      DispatchQueue.global().async {
        try? source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? source.fileHandleForWriting.close()
      }
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  /// The message of a command that fails; empty for one that does not, or where there is no git.
  func complaint(about arguments: [String]) -> String {
    let output = Pipe()
    let process = process(arguments)
    process.standardError = output
    guard (try? process.run()) != nil else { return "" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: data, as: UTF8.self)
  }

  /// A command that reads and writes nothing yet.
  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The output of a command, line by line.
  func lines(_ arguments: [String]) -> [String]? {
    run(arguments).map { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
    }
  }

  /// The bytes of objects by their names, such as `HEAD~1:App/en.lproj/A.strings`; those that there
  /// are not are left out.
  func blobs(_ names: [String]) -> [String: [UInt8]] {
    guard !names.isEmpty,
      let data = run(["cat-file", "--batch"], input: names.joined(separator: "\n") + "\n")
    else { return [:] }
    var result: [String: [UInt8]] = [:]
    var rest = Array(data)[...]
    for name in names {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      // “object type size”, or “name missing”
      let head = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard head.count == 3, head[1] == "blob", let size = Int(head[2]), rest.count > size else {
        continue
      }
      result[name] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return result
  }
}
