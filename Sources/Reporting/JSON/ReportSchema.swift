import AuditModel

/// The JSON Schema (draft 2020-12) of ``JSONReport``, as `legible schema report` prints it.
public enum ReportSchema {
  /// The schema as JSON, which ends with a line feed.
  public static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:legible:schema:report:2",
      "title": "Legible audit report",
      "description": "The result of `legible audit --format json`. Later versions only add fields.",
      "type": "object",
      "required": ["schemaVersion", "tool", "app", "isComplete", "note", "summary", "languages", "coverage", "coverageBefore", "outcomes", "matrix", "fonts", "areFontsStandIns", "gate", "findings", "change", "narrowing", "known", "accepted", "notMeasured", "skipped", "drawings"],
      "properties": {
        "schemaVersion": {"const": 2},
        "tool": {
          "type": "object",
          "required": ["name", "version"],
          "properties": {"name": {"type": "string"}, "version": {"type": "string"}}
        },
        "app": {"description": "The name of the app's Xcode project.", "type": ["string", "null"]},
        "isComplete": {"description": "Whether nothing that was looked for could not be looked at.", "type": "boolean"},
        "note": {"description": "What the call left out.", "type": ["string", "null"]},
        "summary": {
          "description": "Totals of the whole report.",
          "type": "object",
          "required": ["errors", "warnings", "notes", "variants", "nodes", "texts", "strings", "unresolvedLocations"],
          "properties": {
            "errors": {"$ref": "#/$defs/count"},
            "warnings": {"$ref": "#/$defs/count"},
            "notes": {"$ref": "#/$defs/count"},
            "variants": {"description": "View trees that were laid out.", "$ref": "#/$defs/count"},
            "nodes": {"description": "Nodes in all of them.", "$ref": "#/$defs/count"},
            "texts": {"description": "Texts in all of them.", "$ref": "#/$defs/count"},
            "strings": {"description": "Strings in tables and exchange files.", "$ref": "#/$defs/count"},
            "unresolvedLocations": {"description": "Nodes of findings that point at the package manifest because their source file was not found.", "$ref": "#/$defs/count"}
          }
        },
        "languages": {
          "description": "Totals of each language; a finding counts in each language in which it shows.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["locale", "errors", "warnings", "notes", "strings"],
            "properties": {
              "locale": {"$ref": "#/$defs/locale"},
              "errors": {"$ref": "#/$defs/count"},
              "warnings": {"$ref": "#/$defs/count"},
              "notes": {"$ref": "#/$defs/count"},
              "strings": {"$ref": "#/$defs/count"}
            }
          }
        },
        "coverage": {
          "description": "How much of each table is translated into each language.",
          "$ref": "#/$defs/coverage"
        },
        "coverageBefore": {
          "description": "The same in the revision or report that was compared with.",
          "anyOf": [{"$ref": "#/$defs/coverage"}, {"type": "null"}]
        },
        "outcomes": {
          "description": "The outcome of each rule that took part.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["rule", "outcome", "failed", "needsReview", "notMeasured"],
            "properties": {
              "rule": {"type": "string"},
              "outcome": {"enum": ["failed", "needsReview", "notMeasured", "notApplicable", "passed"]},
              "failed": {"description": "Findings of severity error or warning.", "$ref": "#/$defs/count"},
              "needsReview": {"description": "Findings of severity note, which a person has to judge.", "$ref": "#/$defs/count"},
              "notMeasured": {"description": "Checks that could not be decided.", "$ref": "#/$defs/count"}
            }
          }
        },
        "matrix": {
          "description": "The screens, languages, text sizes and devices that were audited.",
          "type": "object",
          "required": ["screens", "locales", "dynamicTypeSizes", "sizeClasses", "devices", "variants"],
          "properties": {
            "screens": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["id", "states"],
                "properties": {"id": {"type": "string"}, "states": {"$ref": "#/$defs/strings"}}
              }
            },
            "locales": {"type": "array", "items": {"$ref": "#/$defs/locale"}},
            "dynamicTypeSizes": {"$ref": "#/$defs/strings"},
            "sizeClasses": {"$ref": "#/$defs/strings"},
            "devices": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "sizeClasses", "boldText"],
                "properties": {
                  "name": {"description": "The name after --devices; null for the narrowest device of its size classes.", "type": ["string", "null"]},
                  "sizeClasses": {"type": "string"},
                  "boldText": {"description": "Whether Bold Text is on.", "type": "boolean"}
                }
              }
            },
            "variants": {"$ref": "#/$defs/count"}
          }
        },
        "fonts": {"description": "The fonts that text was measured with.", "$ref": "#/$defs/strings"},
        "areFontsStandIns": {"description": "Whether they stand in for the fonts of the device.", "type": "boolean"},
        "gate": {
          "description": "The languages whose findings decide whether the audit fails.",
          "type": "object",
          "required": ["required", "community"],
          "properties": {
            "required": {"description": "The only ones that do; null for all but those of the community.", "type": ["array", "null"], "items": {"$ref": "#/$defs/locale"}},
            "community": {"type": "array", "items": {"$ref": "#/$defs/locale"}}
          }
        },
        "findings": {"description": "The most severe first.", "type": "array", "items": {"$ref": "#/$defs/finding"}},
        "notMeasured": {
          "description": "Checks that could not be decided; they count neither as failed nor as passed.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["subject", "reason", "stringKey", "screen", "node", "locales"],
            "properties": {
              "subject": {"type": "string"},
              "reason": {"type": "string"},
              "stringKey": {"type": ["string", "null"]},
              "screen": {"type": ["string", "null"]},
              "node": {"type": ["string", "null"]},
              "locales": {"type": "array", "items": {"$ref": "#/$defs/locale"}}
            }
          }
        },
        "change": {
          "description": "How many findings changed since the baseline; null without a baseline.",
          "type": ["object", "null"],
          "required": ["new", "fixed", "known", "since"],
          "properties": {
            "new": {"description": "Findings that are new, or new in a language.", "$ref": "#/$defs/count"},
            "fixed": {"description": "Entries of the baseline that no finding fits any more, in some language.", "$ref": "#/$defs/count"},
            "known": {"$ref": "#/$defs/count"},
            "since": {"description": "The revision or report that was compared with; null for a baseline.", "type": ["string", "null"]}
          }
        },
        "narrowing": {
          "description": "The part that changed since a revision, to which the audit was narrowed; null when it was not.",
          "type": ["object", "null"],
          "required": ["since", "strings", "screens", "files"],
          "properties": {
            "since": {"type": "string"},
            "strings": {"description": "Strings that changed, were added or removed.", "$ref": "#/$defs/count"},
            "screens": {"description": "Screens whose file changed, and those that show such strings.", "$ref": "#/$defs/count"},
            "files": {"description": "Audited files that changed.", "$ref": "#/$defs/count"}
          }
        },
        "known": {"description": "Findings that the baseline has; they count neither in the summary nor for the exit code.", "type": "array", "items": {"$ref": "#/$defs/finding"}},
        "accepted": {
          "description": "Findings that the configuration accepts; they count nowhere else.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["finding", "reason", "owner", "until", "location"],
            "properties": {
              "finding": {"$ref": "#/$defs/finding"},
              "reason": {"type": "string"},
              "owner": {"type": ["string", "null"]},
              "until": {"description": "The last day, as in 2026-01-31.", "type": ["string", "null"]},
              "location": {"$ref": "#/$defs/location"}
            }
          }
        },
        "skipped": {
          "description": "Files with strings that were not compared with their source strings.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["file", "locale", "reason"],
            "properties": {
              "file": {"type": "string"},
              "locale": {"type": ["string", "null"]},
              "reason": {"type": "string"}
            }
          }
        },
        "drawings": {
          "description": "What the HTML report draws, with --with-drawings; else null.",
          "type": ["object", "null"],
          "required": ["outlines", "pictures", "findings", "screens"],
          "properties": {
            "outlines": {
              "description": "SVG elements that the drawings use.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["id", "svg"],
                "properties": {"id": {"$ref": "#/$defs/drawingName"}, "svg": {"type": "string"}}
              }
            },
            "pictures": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["id", "screen", "variant", "frame", "content", "order"],
                "properties": {
                  "id": {"$ref": "#/$defs/drawingName"},
                  "screen": {"type": "string"},
                  "variant": {"$ref": "#/$defs/variant"},
                  "frame": {"$ref": "#/$defs/frame"},
                  "content": {"description": "SVG elements, which use outlines.", "type": "string"},
                  "order": {"description": "The frames of the accessibility elements in their reading order.", "type": "array", "items": {"$ref": "#/$defs/frame"}}
                }
              }
            },
            "findings": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["fingerprint", "worst", "compared", "element"],
                "properties": {
                  "fingerprint": {"type": "string"},
                  "worst": {"$ref": "#/$defs/markedPicture"},
                  "compared": {"description": "A variant to compare it with.", "anyOf": [{"$ref": "#/$defs/markedPicture"}, {"type": "null"}]},
                  "element": {
                    "description": "The element as people speak of it.",
                    "type": ["object", "null"],
                    "required": ["kind", "text"],
                    "properties": {"kind": {"type": "string"}, "text": {"type": "string"}}
                  }
                }
              }
            },
            "screens": {
              "description": "The screens with findings.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["screen", "state", "device", "sizeClasses", "boldText", "dynamicTypeSizes", "languages", "transcripts"],
                "properties": {
                  "screen": {"type": "string"},
                  "state": {"type": "string"},
                  "device": {"type": ["string", "null"]},
                  "sizeClasses": {"type": "string"},
                  "boldText": {"type": "boolean"},
                  "dynamicTypeSizes": {"$ref": "#/$defs/strings"},
                  "languages": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": ["locale", "pictures"],
                      "properties": {
                        "locale": {"$ref": "#/$defs/locale"},
                        "pictures": {"description": "By text size; null where it could not be laid out.", "type": "array", "items": {"anyOf": [{"$ref": "#/$defs/drawingName"}, {"type": "null"}]}}
                      }
                    }
                  },
                  "transcripts": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": ["locale", "utterances", "announcements"],
                      "properties": {"locale": {"$ref": "#/$defs/locale"}, "utterances": {"$ref": "#/$defs/strings"}, "announcements": {"$ref": "#/$defs/strings"}}
                    }
                  }
                }
              }
            }
          }
        }
      },
      "$defs": {
        "count": {"type": "integer", "minimum": 0},
        "locale": {"description": "A BCP 47 language tag, such as pt-BR.", "type": "string"},
        "coverage": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["locale", "folder", "table", "strings", "translated", "needsReview", "missing"],
            "properties": {
              "locale": {"$ref": "#/$defs/locale"},
              "folder": {"description": "The folder of the target; empty for the project's root.", "type": "string"},
              "table": {"type": "string"},
              "strings": {"description": "Strings that need a translation.", "$ref": "#/$defs/count"},
              "translated": {"$ref": "#/$defs/count"},
              "needsReview": {"$ref": "#/$defs/count"},
              "missing": {"$ref": "#/$defs/count"}
            }
          }
        },
        "severity": {"enum": ["error", "warning", "note"]},
        "strings": {"type": "array", "items": {"type": "string"}},
        "location": {
          "description": "A location in a file. The path is relative to the project's root, with /. Lines and columns count from 1; columns count Unicode scalars.",
          "type": "object",
          "required": ["file", "line", "column"],
          "properties": {
            "file": {"type": "string"},
            "line": {"type": "integer", "minimum": 1},
            "column": {"type": "integer", "minimum": 1}
          }
        },
        "optionalLocation": {"anyOf": [{"$ref": "#/$defs/location"}, {"type": "null"}]},
        "finding": {
          "type": "object",
          "required": ["fingerprint", "rule", "severity", "outcome", "title", "message", "suggestion", "location", "locales", "knownLocales", "subject", "evidence"],
          "properties": {
            "fingerprint": {"description": "Unique in a report, and the same from run to run for the same cause, whatever its line, wording, measured values, languages and variants.", "type": "string", "pattern": "^[0-9a-f]{16}$"},
            "rule": {"type": "string"},
            "severity": {"$ref": "#/$defs/severity"},
            "outcome": {"enum": ["failed", "needsReview"]},
            "title": {"type": "string"},
            "message": {"type": "string"},
            "suggestion": {"type": ["string", "null"]},
            "location": {"description": "Where to look first.", "$ref": "#/$defs/location"},
            "locales": {"description": "The languages in which it shows; empty when it concerns no single language.", "type": "array", "items": {"$ref": "#/$defs/locale"}},
            "knownLocales": {"description": "The languages among them in which it is in the baseline.", "type": "array", "items": {"$ref": "#/$defs/locale"}},
            "subject": {"oneOf": [{"$ref": "#/$defs/node"}, {"$ref": "#/$defs/string"}, {"$ref": "#/$defs/file"}]},
            "evidence": {
              "description": "The values measured in the worst variant.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name", "value", "unit"],
                "properties": {"name": {"type": "string"}, "value": {"type": ["number", "string"]}, "unit": {"type": ["string", "null"]}}
              }
            }
          }
        },
        "drawingName": {"type": "string", "pattern": "^[A-Za-z0-9-]+$"},
        "frame": {"description": "The x, y, width and height in points.", "type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4},
        "markedPicture": {
          "type": "object",
          "required": ["picture", "marks"],
          "properties": {
            "picture": {"$ref": "#/$defs/drawingName"},
            "marks": {"description": "The frames of the finding's nodes.", "type": "array", "items": {"$ref": "#/$defs/frame"}}
          }
        },
        "variant": {
          "description": "A state in a variant.",
          "type": "object",
          "required": ["state", "locale", "dynamicTypeSize", "sizeClasses", "device", "boldText"],
          "properties": {
            "state": {"type": "string"},
            "locale": {"$ref": "#/$defs/locale"},
            "dynamicTypeSize": {"type": "string"},
            "sizeClasses": {"type": "string"},
            "device": {"type": ["string", "null"]},
            "boldText": {"type": "boolean"}
          }
        },
        "node": {
          "description": "Nodes of a screen with one cause.",
          "type": "object",
          "required": ["kind", "screen", "node", "string", "isCausedByString", "states", "dynamicTypeSizes", "sizeClasses", "devices", "boldText", "variants", "combinations", "worst", "occurrences"],
          "properties": {
            "kind": {"const": "node"},
            "screen": {"type": "string"},
            "node": {"description": "The path of the first node, `announcement` or `screen`.", "type": "string"},
            "string": {"description": "The string that the node shows.", "$ref": "#/$defs/optionalReference"},
            "isCausedByString": {"description": "Whether the string is the cause, wherever the screen shows it; otherwise it is the line that makes the nodes.", "type": "boolean"},
            "states": {"$ref": "#/$defs/strings"},
            "dynamicTypeSizes": {"$ref": "#/$defs/strings"},
            "sizeClasses": {"$ref": "#/$defs/strings"},
            "devices": {"description": "The devices that --devices named.", "$ref": "#/$defs/strings"},
            "boldText": {"description": "The settings of Bold Text with which it shows.", "type": "array", "items": {"type": "boolean"}},
            "variants": {"$ref": "#/$defs/count"},
            "combinations": {
              "description": "Which combinations of the states, languages, sizes and devices it shows in, in groups; null when it shows in all of them.",
              "type": ["array", "null"],
              "items": {
                "type": "object",
                "required": ["states", "locales", "dynamicTypeSizes", "devices"],
                "properties": {
                  "states": {"$ref": "#/$defs/strings"},
                  "locales": {"type": "array", "items": {"$ref": "#/$defs/locale"}},
                  "dynamicTypeSizes": {"$ref": "#/$defs/strings"},
                  "devices": {"description": "Their positions in the list of the matrix, from 0.", "type": "array", "items": {"$ref": "#/$defs/count"}}
                }
              }
            },
            "worst": {"description": "The variant in which it is worst.", "$ref": "#/$defs/variant"},
            "occurrences": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "required": ["node", "location", "string", "locales"],
                "properties": {
                  "node": {"type": "string"},
                  "location": {"$ref": "#/$defs/location"},
                  "string": {"$ref": "#/$defs/optionalReference"},
                  "locales": {"description": "The languages in which the node has the defect.", "type": "array", "items": {"$ref": "#/$defs/locale"}}
                }
              }
            }
          }
        },
        "optionalReference": {
          "anyOf": [
            {
              "type": "object",
              "required": ["table", "key", "location"],
              "properties": {"table": {"type": "string"}, "key": {"type": "string"}, "location": {"$ref": "#/$defs/optionalLocation"}}
            },
            {"type": "null"}
          ]
        },
        "string": {
          "description": "A string of a table in one or more languages.",
          "type": "object",
          "required": ["kind", "folder", "table", "key", "source", "occurrences"],
          "properties": {
            "kind": {"const": "string"},
            "folder": {"description": "The folder around the .lproj folders or the catalog, relative to the project's root.", "type": "string"},
            "table": {"type": "string"},
            "key": {"type": "string"},
            "source": {
              "description": "The source string, when the finding is about a translation.",
              "anyOf": [
                {
                  "type": "object",
                  "required": ["text", "location", "keyLocation"],
                  "properties": {"text": {"type": "string"}, "location": {"$ref": "#/$defs/location"}, "keyLocation": {"$ref": "#/$defs/optionalLocation"}}
                },
                {"type": "null"}
              ]
            },
            "occurrences": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "required": ["locale", "variation", "text", "location", "keyLocation", "severity", "message", "fix", "isFixSafe"],
                "properties": {
                  "locale": {"type": ["string", "null"]},
                  "variation": {"description": "The steps from the key to the string, such as device.iphone and plural.one.", "$ref": "#/$defs/strings"},
                  "text": {"type": ["string", "null"]},
                  "location": {"$ref": "#/$defs/location"},
                  "keyLocation": {"$ref": "#/$defs/optionalLocation"},
                  "severity": {"$ref": "#/$defs/severity"},
                  "message": {"type": "string"},
                  "fix": {"type": ["string", "null"]},
                  "isFixSafe": {"type": "boolean"}
                }
              }
            }
          }
        },
        "file": {
          "description": "Files of one family as a whole.",
          "type": "object",
          "required": ["kind", "family", "occurrences"],
          "properties": {
            "kind": {"const": "file"},
            "family": {"description": "The path with * for the language, such as App/*.lproj/Localizable.strings.", "type": "string"},
            "occurrences": {
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "required": ["locale", "location", "severity", "message"],
                "properties": {
                  "locale": {"type": ["string", "null"]},
                  "location": {"$ref": "#/$defs/location"},
                  "severity": {"$ref": "#/$defs/severity"},
                  "message": {"type": "string"}
                }
              }
            }
          }
        }
      }
    }

    """
}
