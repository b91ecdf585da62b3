import Localization
import MessageSyntax

extension FormatSpecifier {
  /// The type that it reads, with whole numbers of all sizes as one; none for variables.
  package var kind: Kind? {
    switch typeClass {
    case .integer32, .integer64: .number
    // `%arg` of string catalogs begins like a number of C.
    case .double: conversion == "a" && text == "%a" ? .number : .decimal
    case .object: .object
    case .cString, .character, .pointer: .other
    case .variable: nil
    }
  }

  /// The type that a specifier reads.
  package enum Kind: Hashable {
    case number
    case decimal
    case object
    case other
  }

  /// Whether it may be meant as one: it is no “% d” as in “100 % de”.
  package var isMeant: Bool { !text.hasASCII(" ") }
}
