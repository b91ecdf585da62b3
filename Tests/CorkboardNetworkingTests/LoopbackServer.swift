import Foundation
import Reactive

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The requests that a server received.
struct Heard: Sendable {
  let line: String
  let headers: [String: String]
  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }
}

/// The answer of a server to a request.
enum Reply: Sendable {
  /// It answers.
  case http(Int, [String: String] = [:], [UInt8] = [])
  /// It sends these bytes and closes the connection.
  case raw([UInt8])
  /// It says nothing.
  case silence

  static func json(_ text: String, status: Int = 200) -> Reply {
    .http(status, ["Content-Type": "application/json"], Array(text.utf8))
  }

  fileprivate var bytes: [UInt8]? {
    switch self {
    case .http(let status, let headers, let body):
      let lines = headers.sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }.joined()
      let head =
        "HTTP/1.1 \(status) Status\r\nConnection: close\r\nContent-Length: \(body.count)\r\n"
      return Array((head + lines + "\r\n").utf8) + body
    case .raw(let bytes): return bytes
    case .silence: return nil
    }
  }
}

/// A small server of HTTP on this machine, for one test.
final class LoopbackServer: Sendable {
  let port: Int
  private let listener: Int32
  private let reply: @Sendable (Heard) -> Reply
  private let record = Locked<[Heard]>([])
  private let connections = Locked<[Int32]>([])
  private let ended = Locked(0)

  /// Listens on a port that is free.
  init(_ reply: @escaping @Sendable (Heard) -> Reply) throws {
    self.reply = reply
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard let port = Self.listen(on: listener) else {
      close(listener)
      throw POSIXError(.EADDRINUSE)
    }
    self.port = port
    // It must not keep the server alive, and closes the listener when it needs it no more: before,
    // its number must not become that of another.
    let accept: @Sendable () -> Void = { [listener, weak self] in
      defer { close(listener) }
      while true {
        let connection = Self.accept(listener)
        guard connection >= 0 else { return }
        guard let self else { return _ = close(connection) }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
    Thread.detachNewThread(accept)
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  var url: String { "http://127.0.0.1:\(port)" }

  /// The requests so far.
  var heard: [Heard] { record.value }

  /// How many connections the other side has closed while they were silent.
  var abandonedCount: Int { ended.value }

  private static func accept(_ listener: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.accept(listener, nil, nil)
    #else
      Glibc.accept(listener, nil, nil)
    #endif
  }

  private static func listen(on socket: Int32) -> Int? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, length) == 0 && getsockname(socket, pointer, &length) == 0
      }
    }
    #if canImport(Darwin)
      guard isBound, Darwin.listen(socket, 16) == 0 else { return nil }
    #else
      guard isBound, Glibc.listen(socket, 16) == 0 else { return nil }
    #endif
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    guard let heard = Self.hear(connection) else { return }
    record.withLock { $0.append(heard) }
    if let bytes = reply(heard).bytes {
      Self.send(bytes, to: connection)
    } else {
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
      ended.withLock { $0 += 1 }
    }
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      // A client that disconnects must not end this process by a signal.
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes {
          Darwin.send(connection, $0.baseAddress, $0.count, flags)
        }
      #else
        let count = rest.withUnsafeBytes { Glibc.send(connection, $0.baseAddress, $0.count, flags) }
      #endif
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func hear(_ connection: Int32) -> Heard? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let heard = Heard(bytes) { return heard }
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
    }
  }
}

extension Heard {
  /// A request, once all of it is there.
  fileprivate init?(_ bytes: [UInt8]) {
    let end = Array("\r\n\r\n".utf8)
    guard let split = bytes.firstRange(of: end) else { return nil }
    let lines = String(decoding: bytes[..<split.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    headers = Dictionary(
      lines.dropFirst().compactMap { line in
        line.firstIndex(of: ":").map { colon in
          (line[..<colon].lowercased(), line[colon...].dropFirst(2).description)
        }
      }, uniquingKeysWith: { $0 + ", " + $1 })
    line = lines[0]
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    guard bytes.count >= split.upperBound + length else { return nil }
    body = Array(bytes[split.upperBound...].prefix(length))
  }
}
