import Foundation

/// Why files are not written, although the file system would allow it.
enum FileTransactionError: Error, Equatable {
  /// A link leads to something that is not below the folder.
  case leadsOutside(String)
  /// A link leads to nothing.
  case leadsNowhere(String)
  /// Two paths lead to one file, which cannot hold both strings.
  case sameFile(String, String)
  /// Another process writes below the folder.
  case busy
  /// Files were saved after they had been read.
  case changed([String])
  /// An earlier transaction was interrupted.
  case interrupted
  /// The journal of an earlier transaction does not say which files have changed, for this reason.
  case damagedJournal(String)
  /// Taking back an earlier transaction was interrupted.
  case aborting
}

extension FileTransactionError: LocalizedError {
  /// The problem and its fix, in a clause without a full stop.
  var errorDescription: String? {
    switch self {
    case .leadsOutside(let path):
      "“\(path)” leads out of the folder by a link; put the file itself in its place"
    case .leadsNowhere(let path):
      "“\(path)” is a link that leads to nothing; remove it or put a file in its place"
    case .sameFile(let path, let other):
      "“\(path)” and “\(other)” lead to one file by a link; make two files of it"
    case .busy: "another command writes there now; wait for its end"
    case .changed(let paths):
      paths.map { "“\($0)”" }.joined(separator: ", ")
        + (paths.count == 1 ? " was" : " were") + " saved meanwhile"
    case .interrupted: "an import was interrupted there"
    case .damagedJournal(let reason):
      "the journal \(TransactionJournal.name) of an interrupted import cannot be read: \(reason); "
        + "“legible import --abort” lists the backups"
    case .aborting: "an import is half taken back there"
    }
  }
}
