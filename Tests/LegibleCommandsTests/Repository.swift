import Foundation
import TestSupport
import Testing

extension ProjectFolder {
  /// A project in a repository of git, with its files committed to `main`.
  static func repository(_ files: [String: String]) throws -> ProjectFolder {
    let project = try ProjectFolder(files)
    try project.git(["init", "-q", "-b", "main"])
    try project.commit()
    return project
  }

  /// Commits all files.
  func commit() throws {
    try git(["add", "-A"])
    try git(["-c", "user.name=n", "-c", "user.email=n@example.org", "commit", "-q", "-m", "m"])
  }

  /// The name of the current commit, in a line.
  var head: String {
    text(of: ".git/refs/heads/main") ?? ""
  }

  /// Runs git, which has to succeed.
  func git(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", currentFolder] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
