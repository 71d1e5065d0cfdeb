import { describe, expect, it } from 'vitest';
import {
  closingLine,
  failuresOfPlaywright,
  failuresOfVitest,
  settledTally,
  sum,
  type Tally,
  tallyOfPlaywright,
  tallyOfVitest,
  unsteadyOfPlaywright,
  unsteadyOfVitest,
} from '../../tools/tally.ts';

const tally = (passed: number, failed = 0, skipped = 0): Tally => ({ passed, failed, skipped });

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'Cannot find it',
  assertionResults: tests.map((test) => ({
    status: test,
    fullName: `a test that ${test}`,
    failureMessages: test === 'passed' ? [] : ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
  })),
});

describe('a report of Vitest', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [file('passed', 'passed'), file('failed', 'passed', 'failed')],
  };

  it('is read test by test', () => {
    expect(tallyOfVitest(report)).toEqual(tally(3, 1, 2));
  });

  it('has one failure more for a file that did not load', () => {
    const withBroken = { ...report, testResults: [...report.testResults, file('failed')] };
    expect(tallyOfVitest(withBroken)).toEqual(tally(3, 2, 2));
    expect(failuresOfVitest(withBroken).at(-1)).toEqual({
      test: 'a.test.ts',
      reason: 'Cannot find it',
    });
  });

  it('names what failed and why, on one line', () => {
    expect(failuresOfVitest(report)).toEqual([
      { test: 'a.test.ts: a test that failed', reason: 'expected 1 to be 2' },
    ]);
  });
});

describe('a test that passed on a later try', () => {
  it('is named with the reason of its first failure', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'came late', failureMessages: ['timed out'] },
            { status: 'passed', fullName: 'came at once', failureMessages: [] },
          ],
        },
      ],
    };
    expect(unsteadyOfVitest(report)).toEqual([
      { test: 'a.test.ts: came late', reason: 'timed out' },
    ]);
    expect(failuresOfVitest(report)).toEqual([]);
  });
});

describe('a report of Playwright', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };

  it('is read test by test', () => {
    expect(tallyOfPlaywright({ stats, errors: [], suites: [] })).toEqual(tally(4, 1, 2));
  });

  it('counts what passed on a later try as passed', () => {
    expect(tallyOfPlaywright({ stats: { ...stats, flaky: 2 }, errors: [], suites: [] })).toEqual(
      tally(6, 1, 2),
    );
  });

  it('counts an error outside any test', () => {
    expect(tallyOfPlaywright({ stats, errors: [{}], suites: [] }).failed).toBe(2);
  });
});

describe('a failed browser test', () => {
  const results = [{ error: { message: 'too late' } }, { error: { message: 'not\nthere' } }];
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results }],
  });
  const suites = [
    {
      title: 'orders.spec.ts',
      specs: [spec('opens', 'expected')],
      suites: [{ title: 'a clerk', specs: [spec('moves', 'unexpected'), spec('waits', 'flaky')] }],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };

  it('is named with the reason of its first try', () => {
    expect(failuresOfPlaywright({ stats, errors: [{ message: 'no port' }], suites })).toEqual([
      { test: 'orders.spec.ts: a clerk: moves: phone', reason: 'too late' },
      { test: 'outside of any test', reason: 'no port' },
    ]);
  });

  it('is not counted as failed if a later try passed, but is named', () => {
    expect(unsteadyOfPlaywright({ stats, errors: [], suites })).toEqual([
      { test: 'orders.spec.ts: a clerk: waits: phone', reason: 'too late' },
    ]);
  });
});

describe('the result of a runner', () => {
  it('is its own tally if it ended accordingly', () => {
    expect(settledTally(tally(3), 0)).toEqual(tally(3));
    expect(settledTally(tally(3, 1), 1)).toEqual(tally(3, 1));
  });

  it('is a failure if it ran no test', () => {
    expect(settledTally(tally(0), 0)).toEqual(tally(0, 1));
    expect(settledTally(tally(0, 0, 5), 0)).toEqual(tally(0, 1, 5));
  });

  it('is a failure if it ended badly although every test passed', () => {
    expect(settledTally(tally(3), 1)).toEqual(tally(3, 1));
    expect(settledTally(tally(3), null)).toEqual(tally(3, 1));
  });

  it('is a failure if there is no report', () => {
    expect(settledTally(undefined, 0)).toEqual(tally(0, 1));
  });
});

describe('the closing line', () => {
  it('adds up every runner', () => {
    expect(closingLine(sum([tally(2), tally(3, 1)]))).toBe('5 passed, 1 failed');
    expect(closingLine(sum([]))).toBe('0 passed, 0 failed');
  });

  it('mentions skipped tests only if there are some', () => {
    expect(closingLine(tally(1, 0, 2))).toBe('1 passed, 0 failed, 2 skipped');
  });
});
