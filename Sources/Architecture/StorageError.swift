/// Why a file could not be read or written.
public struct StorageError: Error, Hashable, Sendable {
  /// The file or folder in the way.
  public enum Reason: Hashable, Sendable {
    /// The name could lead out of the folder, or is not one that every system takes.
    case unsafeName
    /// There is something else where the file should be: a folder, a link, a pipe.
    case notAFile
    /// The file has more bytes than this.
    case tooLarge(Int)
    /// The contents are not what they should be.
    case malformed(String)
    /// Another process has been writing in the folder for too long.
    case busy
    /// Reading failed.
    case notReadable(String)
    /// Writing failed.
    case notWritable(String)
    /// The new contents cannot be written as JSON.
    case notEncodable(String)
  }

  /// The path of the file.
  public let path: String
  /// The file or folder in the way.
  public let reason: Reason

  /// A file, and what was in the way.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension StorageError: CustomStringConvertible {
  /// Where, what, and what to do about it, on one line.
  public var description: String { "\(path): \(what); \(remedy)" }

  private var what: String {
    switch reason {
    case .unsafeName: "the name is not safe"
    case .notAFile: "this is not a plain file"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    case .malformed(let detail): "the file is broken: \(detail)"
    case .busy: "another process keeps the folder locked"
    case .notReadable(let detail): "cannot be read: \(detail)"
    case .notWritable(let detail): "cannot be written: \(detail)"
    case .notEncodable(let detail): "the contents cannot be written as JSON: \(detail)"
    }
  }

  private var remedy: String {
    switch reason {
    case .unsafeName:
      "use 1 to 100 letters from a to z, digits, “-”, “_” and “.”, and begin with no “.”"
    case .notAFile: "move it away or choose another name"
    case .tooLarge: "delete what is not needed or move the file away"
    case .malformed: "repair the file or move it away; until then nothing is written over it"
    case .busy: "end the other process and try again"
    case .notReadable, .notWritable: "give access to the folder and the file, or make room"
    case .notEncodable: "leave out what has no place in JSON"
    }
  }
}
