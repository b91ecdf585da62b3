import Localization

/// Divides what goes to the translators of a language into files of about the same number of words.
package struct ExportParts {
  private let counter: StringCounter
  private let mostWords: Int

  /// - Parameter mostWords: the most words of source strings in a part, at least 1; a key with more
  ///   is a part of its own.
  package init(_ counter: StringCounter, mostWords: Int) {
    self.counter = counter
    self.mostWords = max(1, mostWords)
  }

  /// The parts in the order of the strings; all strings of a key are in one.
  package func parts(of files: [BilingualFile]) -> [[BilingualFile]] {
    var parts: [[BilingualFile]] = []
    var words = 0
    for file in files {
      for units in file.units.groupedByKey {
        let count = counter.counts(of: units).words
        if parts.isEmpty || words + count > mostWords, words > 0 || parts.isEmpty {
          parts.append([])
          words = 0
        }
        words += count
        parts[parts.count - 1].add(units, of: file)
      }
    }
    return parts
  }
}

extension [BilingualFile] {
  fileprivate mutating func add(_ units: [BilingualUnit], of file: BilingualFile) {
    if last?.original != file.original {
      var part = file
      part.units = []
      append(part)
    }
    self[count - 1].units += units
  }
}
