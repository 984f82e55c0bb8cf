extension Command {
  /// What the help of `lint` says about the formats of reports.
  static let reportFormats = """
    Formats of the report:

      human       Each finding as 'path:line:column: error: message (rule)' with the line of the file, and the numbers
                  at the end. In color on a terminal.
      xcode       The same lines without the file's: Xcode and most editors make links of them.
      json        All there is to know, for scripts; see below.
      sarif       SARIF 2.1.0 for code scanning, with the manual of each rule. Ignored findings and those of the
                  baseline are there, suppressed; with --baseline every result says if it is new.
      github      Commands that GitHub Actions turns into annotations, errors first.
      gitlab      The Code Quality report of GitLab: errors are 'major', warnings 'minor', notes 'info'.
      checkstyle  The XML of Checkstyle, for review tools.
      junit       The XML of JUnit. Each finding is a test case in the suite of its rule: a failure when it lets the
                  command fail, else passed with its text as output; ignored ones and those of the baseline are skipped.
      markdown    A table for each severity, for the summary of a job: --output "$GITHUB_STEP_SUMMARY".

    Paths are as they were typed in human, xcode and markdown; in the other formats they are relative to the working
    folder if they lie in it, so run the command at the root of the repository. Columns count from 1 in bytes of UTF-8,
    in sarif in UTF-16. Fingerprints in json, sarif and gitlab stay the same when a finding's line moves.

    The JSON, version 1; keys stand in this order:

      { "version": 1,
        "tool": { "name": "colorset", "version": "0.1.0" },
        "findings": [
          { "rule": "single-value", "variant": null or which of the rule's messages it is,
            "severity": "error" or "warning" or "note", "message": "...",
            "color": "Brand/Accent" or null, "appearance": "dark, high contrast" or null,
            "path": "Colors.xcassets/Brand/Accent.colorset/Contents.json",
            "line": 4 or null, "column": 5 or null,
            "notes": [ { "message": "...", "path": "...", "line": 9 or null, "column": 5 or null } ],
            "fingerprint": "0123456789abcdef" } ],
        "suppressed": [ findings as above with two more keys:
            "cause": "ignored" or "baseline", "reason": the reason of the 'ignore' entry or null ],
        "summary": { "colorSets": 22, "errors": 1, "warnings": 0, "notes": 0,
                     "baseline": 0, "ignored": 0, "hidden": 0 } }

    'hidden' counts the findings that --quiet leaves out.
    """
}
