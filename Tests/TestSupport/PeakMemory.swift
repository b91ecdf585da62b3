import Foundation

/// How much more memory a process needs while it does something.
package enum PeakMemory {
  /// The most bytes that the process has beyond those that it has now while it does some work; nil
  /// where the kernel does not report it (proc(5): `clear_refs`, `VmHWM`).
  ///
  /// It means something only in a process that does nothing else meanwhile.
  package static func added(by work: () -> Void) -> Int? {
    returnFreePages()
    guard (try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))) != nil,
      let before = status("VmRSS")
    else { return nil }
    work()
    return status("VmHWM").map { $0 - before }
  }

  /// Pages that are free already would be used again and count as nothing.
  private static func returnFreePages() {
    typealias Trim = @convention(c) (Int) -> Int32
    // malloc.h is not in Swift's module of the C library.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }

  /// A line of `/proc/self/status`, in bytes.
  private static func status(_ name: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix(name + ":") }
    return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}
