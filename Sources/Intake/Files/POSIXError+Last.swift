import Foundation

extension POSIXError {
  /// The error of the last system call.
  static var last: POSIXError { number(errno) }

  /// The error of a number.
  static func number(_ number: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO)
  }
}
