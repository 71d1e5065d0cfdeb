import { stripVTControlCharacters } from 'node:util';

/** The test counts of one runner. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** A failed test: its file and title, and the start of the reason. */
export type Failure = { readonly test: string; readonly reason: string };

/** The part of the Vitest json reporter's report that we read. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

type PlaywrightError = { readonly message?: string };

/** A file or a `describe` of Playwright's report, with its content. */
export type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: PlaywrightError }[];
    }[];
  }[];
};

/** The part of the Playwright json reporter's report that we read. */
export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
};

/**
 * Reads Vitest's report; a file that failed without a failed test (it did not load) counts as one.
 */
export function tallyOfVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads Playwright's report. A test that passed on a later try has passed: shared machines stall
 * for longer than a browser waits. Playwright's own list names it as flaky, so that it gets
 * attention.
 */
export function tallyOfPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

const REASON_LENGTH = 600;

/** The start of an error's text, on one line and without terminal colours. */
const shortReason = (text: string | undefined): string =>
  stripVTControlCharacters(text ?? 'no reason given')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_LENGTH);

type VitestFile = VitestReport['testResults'][number];

const testsOf = (
  { name, assertionResults }: VitestFile,
  wanted: (test: VitestFile['assertionResults'][number]) => boolean,
): readonly Failure[] =>
  assertionResults.filter(wanted).map(({ fullName, failureMessages }) => ({
    test: `${name}: ${fullName}`,
    reason: shortReason(failureMessages?.[0]),
  }));

/** The failed tests and the files that did not load, in the order of the report. */
export const failuresOfVitest = (report: VitestReport): readonly Failure[] =>
  report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const failed = testsOf(file, ({ status }) => status === 'failed');
      return failed.length > 0 ? failed : [{ test: file.name, reason: shortReason(file.message) }];
    });

/** The tests that passed, but not on the first try, with the reason of the first failure. */
export const unsteadyOfVitest = (report: VitestReport): readonly Failure[] =>
  report.testResults.flatMap((file) =>
    testsOf(file, (test) => test.status === 'passed' && Boolean(test.failureMessages?.length)),
  );

function testsOfSuite(
  suite: PlaywrightSuite,
  wanted: string,
  path: readonly string[] = [],
): readonly Failure[] {
  const here = [...path, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        test: [...here, title, projectName].join(': '),
        reason: shortReason(results.find(({ error }) => error)?.error?.message),
      })),
  );
  const inner = (suite.suites ?? []).flatMap((below) => testsOfSuite(below, wanted, here));
  return [...own, ...inner];
}

/** The failed tests, then the errors outside any test. */
export const failuresOfPlaywright = ({ suites, errors }: PlaywrightReport): readonly Failure[] => [
  ...suites.flatMap((suite) => testsOfSuite(suite, 'unexpected')),
  ...errors.map(({ message }) => ({ test: 'outside of any test', reason: shortReason(message) })),
];

/** The tests that passed, but not on the first try, with the reason of the first failure. */
export const unsteadyOfPlaywright = ({ suites }: PlaywrightReport): readonly Failure[] =>
  suites.flatMap((suite) => testsOfSuite(suite, 'flaky'));

/**
 * The result of one runner: it counts one failure if it ended badly without a failed test, wrote
 * no report, or ran no test at all.
 */
export function settledTally(reported: Tally | undefined, exitCode: number | null): Tally {
  const tally = reported ?? { passed: 0, failed: 0, skipped: 0 };
  const silentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silentFailure ? { ...tally, failed: 1 } : tally;
}

/** The sum of all tallies. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

/** The closing line of a run. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
