import Exchange
import Foundation

/// A bundle that is a folder, of which nothing is read but what lies in it.
struct FolderBundle: BundleFiles {
  let folder: String
  let files: any FileAccess

  private func path(_ inside: String) -> String {
    inside.isEmpty ? folder : "\(folder)/\(inside)"
  }

  func names(in inside: String) -> [String]? {
    files.isFolder(path(inside)) ? files.names(in: path(inside)) : nil
  }

  func kind(of inside: String) -> BundleFileKind {
    let path = self.path(inside)
    if files.isLink(path) { return .link }
    return files.isFolder(path) ? .folder : files.isFile(path) ? .file : .other
  }

  func bytes(of inside: String, atMost limit: Int) -> [UInt8]? {
    guard let data = try? files.read(path(inside)), data.count <= limit else { return nil }
    return Array(data)
  }
}
