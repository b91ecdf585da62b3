/// The script by which a shell completes the words of a command.
struct CompletionScript {
  /// The name of the command, as it is typed.
  let name: String
  /// Its commands.
  let commands: [CommandUsage]

  /// The shells with completions.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  /// The script, which ends with a line feed.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The first words of the operands that are choices, as in `write|prune|diff`, or the words that they can be.
  private func actions(of command: CommandUsage) -> [String] {
    if let words = command.operands.first?.words, !words.isEmpty { return words }
    let choices = command.operands.first?.synopsis.split(separator: "|").map { String($0) } ?? []
    return choices.count > 1 ? choices : []
  }

  private func optionNames(of command: CommandUsage) -> [String] {
    command.options.flatMap(\.names) + ["--help"]
  }

  /// The names that bash and zsh use for functions.
  private var function: String {
    "_" + name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }
}

// bash: `complete` and `compgen`, as in its manual, “Programmable Completion”.
extension CompletionScript {
  private var bash: String {
    let cases = commands.map { command in
      "    \(command.name)) words='\(optionNames(of: command).joined(separator: " "))' "
        + "actions='\(actions(of: command).joined(separator: " "))' ;;"
    }
    return """
      # Completions of \(name) for bash.
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words='' actions=''
        local before=''
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          mapfile -t COMPREPLY < <(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- "$current")
          return
        fi
        case "${COMP_WORDS[1]} $previous" in
      \(bashValues.joined(separator: "\n"))
        esac
        if [ -n "$words" ]; then
          # Of a list, the part behind the last comma is completed.
          case "$current" in *,*) before="${current%,*}," ;; esac
          mapfile -t COMPREPLY < <(compgen -P "$before" -W "$words" -- "${current#"$before"}")
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        case "$current" in
          -*) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current") ;;
          *) mapfile -t COMPREPLY < <(compgen -W "$actions" -- "$current"; compgen -f -- "$current") ;;
        esac
      }
      complete -o filenames -F \(function) \(name)

      """
  }

  /// A line for each option that takes one of some words.
  private var bashValues: [String] {
    commands.flatMap { command in
      command.options.filter { !$0.accepted.isEmpty }.map { option in
        let patterns = option.names.map { "'\(command.name) \($0)'" }.joined(separator: "|")
        return "    \(patterns)) words='\(option.accepted.joined(separator: " "))' ;;"
      }
    }
  }
}

// zsh: `_arguments`, as in zshcompsys(1).
extension CompletionScript {
  private var zsh: String {
    let list = commands.map { "    '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n")
    let cases = commands.map { command in
      let options = command.options.map { "      \(zshOption($0))" }
      let action = actions(of: command)
      let first =
        action.isEmpty ? [] : ["      '1:action:(\(action.joined(separator: " ")))'"]
      let lines = options + first + ["      '*:file:_files'"]
      return "    \(command.name))\n      _arguments \\\n"
        + lines.map { "  \($0)" }.joined(separator: " \\\n") + "\n      ;;"
    }
    return """
      #compdef \(name)
      # Completions of \(name) for zsh.
      \(function)() {
        local -a commands
        commands=(
      \(list)
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=${words[2]}
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      \(function) "$@"

      """
  }

  private func zshOption(_ option: Option) -> String {
    let name = option.names.last ?? option.name
    let star = option.isRepeatable ? "*" : ""
    let help = "[\(quoted(option.help))]"
    switch option.value {
    case .none: return "'\(star)\(name)\(help)'"
    case .word(let word): return "'\(star)\(name)\(help):\(word):_files'"
    case .one:
      return "'\(star)\(name)\(help):value:(\(option.accepted.joined(separator: " ")))'"
    case .some:
      let words = option.accepted.joined(separator: " ")
      return "'\(star)\(name)\(help):value:_sequence compadd - \(words)'"
    }
  }

  /// A text between single quotes, in which brackets and colons mean nothing.
  private func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "'\\''").replacing("[", with: "\\[")
      .replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}

// fish: `complete`, as in its manual.
extension CompletionScript {
  private var fish: String {
    let heads = commands.map { command in
      "complete -c \(name) -n __fish_use_subcommand -f -a \(command.name) "
        + "-d '\(fishQuoted(command.summary))'"
    }
    let options = commands.flatMap { command in
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      let actions = actions(of: command).map {
        "complete -c \(name) \(condition) -f -a \($0)"
      }
      return actions
        + command.options.map { option in
          let names = option.names.map { name in
            name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
          }
          let value = fishValue(of: option)
          return "complete -c \(name) \(condition) \(names.joined(separator: " "))\(value) "
            + "-d '\(fishQuoted(option.help))'"
        }
    }
    return "# Completions of \(name) for fish.\n"
      + (heads + options).joined(separator: "\n") + "\n"
  }

  private func fishValue(of option: Option) -> String {
    let words = option.accepted.joined(separator: " ")
    switch option.value {
    case .none: return ""
    case .word: return " -r"
    case .one: return " -x -a '\(words)'"
    case .some: return " -x -a '(__fish_append , \(words))'"
    }
  }

  private func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
