import Configuration
import Foundation

extension ProjectFiles {
  /// The findings that comments in code, tables, exchange files and screens accept, by file and line.
  package func acceptingComments() -> [AcceptedEntry] {
    let tables = Dictionary(textFiles.map { ($0.path, $0.bytes) }) { first, _ in first }
    let others = found.codeFiles + found.screenFiles + found.exchangeFiles
    let paths = Set(tables.keys).union(others).sorted()
    return paths.flatMap { path -> [AcceptedEntry] in
      let bytes = tables[path] ?? ((try? files.read(path)).flatMap(Self.marked) ?? [])
      return CommentedFile(bytes, path: path).entries
    }
  }

  /// The bytes of a file that has the mark in it; nearly none has.
  private static func marked(_ data: Data) -> [UInt8]? {
    data.range(of: Data(CommentedFile.mark)) == nil ? nil : Array(data)
  }
}
