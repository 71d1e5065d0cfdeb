/** How the tests of one runner ended. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** What we read of the report of Vitest's json reporter. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** What we read of the report of Playwright's json reporter. */
export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
};

/** Reads Vitest's report; a file that failed without a failed test (it did not load) counts as one. */
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
 * Reads Playwright's report. A test that passed at a later try has passed: shared machines stall for
 * longer than a browser waits. Playwright's own list names it as flaky, so that it is looked at.
 */
export function tallyOfPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The verdict over one runner: one that ended badly without a failed test, wrote no report, or ran
 * no test at all, has failed once.
 */
export function verdict(reported: Tally | undefined, exitCode: number | null): Tally {
  const tally = reported ?? { passed: 0, failed: 0, skipped: 0 };
  const silentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silentFailure ? { ...tally, failed: 1 } : tally;
}

/** All tallies in one. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.reduce((total, { skipped }) => total + skipped, 0),
});

/** The closing line of a run. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
