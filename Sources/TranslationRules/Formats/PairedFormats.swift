import Localization
import MessageSyntax

/// Finds with what the format of a translation is to be compared.
struct PairedFormats {
  private let pair: TextPair

  init(_ pair: TextPair) { self.pair = pair }

  /// The comparison with the text that the translation translates or, where that uses less than
  /// there is, with the text for all numbers or the key.
  var comparison: FormatComparison? {
    guard pair.source.has(.percent) || pair.target.has(.percent) else { return nil }
    let target = pair.target.formatWithoutAddresses
    let comparison = FormatComparison(
      source: pair.source.formatWithoutAddresses, target: target, role: role)
    guard comparison.takesTooMuch else { return comparison }
    if let form = formForAllNumbers {
      let other = FormatComparison(source: FormatString(form), target: target, role: role)
      if !other.takesTooMuch { return other }
    }
    let key = FormatString(pair.key.key)
    guard key.isFormatted else { return comparison }
    let other = FormatComparison(source: key, target: target, role: role)
    return other.isHarmless || other.takesTooLittle ? nil : comparison
  }

  private var role: FormatComparison.Role {
    for step in pair.path.steps {
      if case .substitution = step { return .variableForm }
    }
    return pair.path.category == nil ? .text : .pluralForm
  }

  private var formForAllNumbers: String? {
    var path = pair.path
    guard path.category != nil else { return nil }
    path.steps[path.steps.count - 1] = .plural(.other)
    return pair.key.source.leaves.first { $0.path == path }?.text
  }
}

extension FormatComparison {
  /// Whether the translation takes what its source does not take, or takes in another way.
  fileprivate var takesTooMuch: Bool {
    differences.contains { difference in
      switch difference {
      case .extra, .otherType(_, _, .kind), .spacedPercent, .permuted: true
      default: false
      }
    }
  }

  /// Whether the translation only leaves things out.
  fileprivate var takesTooLittle: Bool {
    differences.allSatisfy { difference in
      switch difference {
      case .missing, .gap, .percentCount: true
      default: false
      }
    }
  }
}

extension AuditedText {
  /// The text as a format, in which `%20` in an address of the web is no specifier.
  var formatWithoutAddresses: FormatString {
    guard has([.percent, .colon, .slash]) else { return format }
    let bytes = Array(text.utf8)
    let encoded = pieces.filter { $0.kind == .url }.flatMap { piece in
      piece.range.filter { bytes.isEncodedByte(at: $0) }
    }
    if encoded.isEmpty { return format }
    var kept: [UInt8] = []
    var start = 0
    for place in encoded {
      kept += bytes[start..<place]
      start = place + 1
    }
    return FormatString(String(decoding: kept + bytes[start...], as: UTF8.self))
  }
}

extension [UInt8] {
  /// Whether a percent sign with two hexadecimal digits stands at a place.
  fileprivate func isEncodedByte(at index: Int) -> Bool {
    guard self[index] == UInt8(ascii: "%"), index + 2 < count else { return false }
    return Unicode.Scalar(self[index + 1]).properties.isHexDigit
      && Unicode.Scalar(self[index + 2]).properties.isHexDigit
  }
}
