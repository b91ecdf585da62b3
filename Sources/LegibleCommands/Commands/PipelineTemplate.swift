/// The file with which a CI service audits what each pull or merge request adds.
enum PipelineTemplate: String, CaseIterable, Sendable {
  /// A workflow of GitHub Actions.
  case github
  /// A job of GitLab CI/CD.
  case gitlab

  /// The path at which the service looks for it, from the root of the repository.
  var path: String {
    switch self {
    case .github: ".github/workflows/legible.yml"
    case .gitlab: ".gitlab-ci.yml"
    }
  }

  /// The path of a part, where the file at `path` is one of several and has other jobs already.
  var partPath: String? {
    switch self {
    case .github: nil
    case .gitlab: ".gitlab/ci/legible.gitlab-ci.yml"
    }
  }

  /// The words that a file has which audits already.
  static let auditing = "legible audit"

  /// The change that is left to people, as a clause.
  var remaining: String {
    switch self {
    case .github: "replace OWNER with the account that has Legible's repository"
    case .gitlab: "set the CI/CD variable LEGIBLE_REPOSITORY to the address of Legible's repository"
    }
  }

  /// The file, which ends with a line feed; the README shows the same.
  var text: String {
    switch self {
    case .github: Self.workflow
    case .gitlab: Self.job
    }
  }

  private static let workflow = """
    # OWNER is the account that has Legible's repository.
    name: Legible
    on: pull_request
    permissions: { contents: read, security-events: write }
    jobs:
      legible:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
            with: { fetch-depth: 0 }
          - uses: OWNER/legible/.github/actions/legible@main
            with: { new-since: "origin/${{ github.base_ref }}" }
          - uses: github/codeql-action/upload-sarif@v3
            if: always()
            with: { sarif_file: legible.sarif }

    """

  private static let job = """
    # LEGIBLE_REPOSITORY is a CI/CD variable: the address of Legible's repository.
    legible:
      image: swift:6.3
      rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }]
      variables: { GIT_DEPTH: "0" }
      script:
        - git clone --depth 1 "$LEGIBLE_REPOSITORY" /tmp/legible
        - /tmp/legible/.ci/with-dependencies swift build --package-path /tmp/legible -c release --product legible
        - git fetch origin "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"
        - /tmp/legible/.build/release/legible audit --new-since FETCH_HEAD --format text,gitlab=gl-code-quality-report.json,junit=legible.xml
      artifacts:
        when: always
        reports: { codequality: gl-code-quality-report.json, junit: legible.xml }

    """
}
