/// A name of one document as a number: the same name always has the same number.
package struct XMLNameNumber: Hashable, Sendable {
  /// The number, from 0, in the order in which the names come.
  package let value: Int

  /// Takes a number that a document has given.
  package init(value: Int) { self.value = value }
}

/// The names of a document, each made once.
///
/// libxml2 keeps every name of a document once, so that equal addresses are equal names as long as
/// its parser lives. Addresses that differ still find the same number by what is written there.
final class XMLNameTable {
  /// The name that libxml2 lends.
  private struct Addresses: Hashable {
    var local: UnsafePointer<UInt8>?
    var prefix: UnsafePointer<UInt8>?
    var namespace: UnsafePointer<UInt8>?
  }

  private struct Slot {
    var addresses = Addresses()
    var number = XMLNameNumber(value: 0)
  }

  // The first place to look: few names are in use, and they repeat.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var known: [Addresses: XMLNameNumber] = [:]
  private var numbers: [XMLName: XMLNameNumber] = [:]
  private var names: [XMLName] = []

  /// The name that a number stands for.
  subscript(number: XMLNameNumber) -> XMLName {
    names.indices.contains(number.value) ? names[number.value] : XMLName("")
  }

  /// The number of a name.
  func number(
    _ local: UnsafePointer<UInt8>?, prefix: UnsafePointer<UInt8>?,
    namespace: UnsafePointer<UInt8>?
  ) -> XMLNameNumber {
    let addresses = Addresses(local: local, prefix: prefix, namespace: namespace)
    let bits = UInt(bitPattern: local) >> 2 ^ UInt(bitPattern: prefix) >> 4
    let slot = Int((bits ^ bits >> 8 ^ UInt(bitPattern: namespace) >> 3) & 255)
    if slots[slot].addresses == addresses, local != nil { return slots[slot].number }
    let number = known[addresses] ?? add(addresses)
    slots[slot] = Slot(addresses: addresses, number: number)
    return number
  }

  private func add(_ addresses: Addresses) -> XMLNameNumber {
    let name = XMLName(
      String(cString: addresses.local) ?? "", prefix: String(cString: addresses.prefix),
      namespace: String(cString: addresses.namespace))
    let number = numbers[name] ?? XMLNameNumber(value: names.count)
    if number.value == names.count { names.append(name) }
    numbers[name] = number
    known[addresses] = number
    return number
  }
}

extension String {
  /// The characters of a C string, none for a null pointer.
  init?(cString text: UnsafePointer<UInt8>?) {
    guard let text else { return nil }
    self.init(decodingCString: text, as: UTF8.self)
  }
}
