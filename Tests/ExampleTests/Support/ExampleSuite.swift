import Testing

/// All tests of examples, one after the other: most of them start compilers.
@Suite(.serialized) enum ExampleSuite {}
