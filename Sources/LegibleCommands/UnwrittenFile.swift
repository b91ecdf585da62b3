import Foundation

extension CommandError {
  /// A file that cannot be written, with the reason of the operating system where it is known.
  static func unwritten(
    _ path: String, because error: any Error, advice: String
  ) -> CommandError {
    let reason = (error as NSError).posixReason.map { ": \($0)" } ?? ""
    return .input("\(path): cannot be written\(reason); \(advice)")
  }
}

extension NSError {
  /// The operating system's words for the error, or for the one beneath it.
  fileprivate var posixReason: String? {
    if domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(code))).lowercasedFirst
    }
    if let beneath = userInfo[NSUnderlyingErrorKey] as? NSError { return beneath.posixReason }
    switch CocoaError.Code(rawValue: code) {
    case .fileWriteOutOfSpace where domain == NSCocoaErrorDomain: return "no space left on device"
    case .fileWriteNoPermission where domain == NSCocoaErrorDomain: return "permission denied"
    case .fileWriteVolumeReadOnly where domain == NSCocoaErrorDomain:
      return "read-only file system"
    default: return nil
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
