import Foundation

/// A tar archive in the format of POSIX (ustar).
enum TarArchive {
  static func bytes(_ files: [(path: String, text: String)]) -> Data {
    var data = Data()
    for (path, text) in files {
      data.append(header(path, size: text.utf8.count))
      data.append(contentsOf: text.utf8)
      data.append(Data(count: (512 - text.utf8.count % 512) % 512))
    }
    return data + Data(count: 1024)
  }

  private static func header(_ path: String, size: Int) -> Data {
    var header = Data(count: 512)
    func put(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<offset + text.utf8.count, with: Array(text.utf8))
    }
    put(path, at: 0)
    put("0000644", at: 100)
    put(octal(size, digits: 11), at: 124)
    put("        ", at: 148)
    put("0", at: 156)
    put("ustar\u{0}00", at: 257)
    put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0}", at: 148)
    return header
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
