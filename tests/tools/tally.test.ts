import { describe, expect, it } from 'vitest';
import {
  closingLine,
  sum,
  type Tally,
  tallyOfPlaywright,
  tallyOfVitest,
  verdict,
} from '../../tools/tally.ts';

const tally = (passed: number, failed = 0, skipped = 0): Tally => ({ passed, failed, skipped });

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
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
  });
});

describe('a report of Playwright', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };

  it('is read test by test', () => {
    expect(tallyOfPlaywright({ stats, errors: [] })).toEqual(tally(4, 1, 2));
  });

  it('counts what passed at a later try as passed', () => {
    expect(tallyOfPlaywright({ stats: { ...stats, flaky: 2 }, errors: [] })).toEqual(
      tally(6, 1, 2),
    );
  });

  it('counts an error outside of any test', () => {
    expect(tallyOfPlaywright({ stats, errors: [{}] }).failed).toBe(2);
  });
});

describe('the verdict over a runner', () => {
  it('is its own count when it ended as it counted', () => {
    expect(verdict(tally(3), 0)).toEqual(tally(3));
    expect(verdict(tally(3, 1), 1)).toEqual(tally(3, 1));
  });

  it('is a failure when it ran no test', () => {
    expect(verdict(tally(0), 0)).toEqual(tally(0, 1));
    expect(verdict(tally(0, 0, 5), 0)).toEqual(tally(0, 1, 5));
  });

  it('is a failure when it ended badly although every test passed', () => {
    expect(verdict(tally(3), 1)).toEqual(tally(3, 1));
    expect(verdict(tally(3), null)).toEqual(tally(3, 1));
  });

  it('is a failure when there is no report', () => {
    expect(verdict(undefined, 0)).toEqual(tally(0, 1));
  });
});

describe('the closing line', () => {
  it('adds up every runner', () => {
    expect(closingLine(sum([tally(2), tally(3, 1)]))).toBe('5 passed, 1 failed');
    expect(closingLine(sum([]))).toBe('0 passed, 0 failed');
  });

  it('speaks of skipped tests only where there are some', () => {
    expect(closingLine(tally(1, 0, 2))).toBe('1 passed, 0 failed, 2 skipped');
  });
});
