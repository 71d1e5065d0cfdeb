import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { moveRecord } from '../../../src/kit/actions/actions-of.ts';
import { runEach } from '../../../src/kit/actions/run-records.ts';
import { CallError, retryAfter } from '../../../src/providers/call-error.ts';
import type { ChangeMeta } from '../../../src/providers/idempotency-keys.ts';
import { settleInPool } from '../../../src/providers/pool.ts';
import { answering, rejection } from '../../support/answering.ts';

const tooMany = (seconds: number) =>
  new CallError(429, { code: 'request.tooMany', message: 'Too many.' }, String(seconds));
const ITEMS = Array.from({ length: 10 }, (_, at) => at);

describe('many calls at once', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('wait as long as the back end requires, and then continue with every row', async () => {
    const started = Date.now();
    const moments: number[] = [];
    const settled = settleInPool(ITEMS, 4, async (item) => {
      moments.push(Date.now() - started);
      if (moments.length > 3 && Date.now() - started < 30_000) throw tooMany(30);
      return item;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(moments.filter((moment) => moment > 0)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await settled).toEqual(ITEMS.map((value) => ({ ok: true, value })));
    // The pool does not hammer the server: each of the four was rejected at most once.
    expect(moments.length).toBeLessThanOrEqual(ITEMS.length + 4);
  });

  test('give up after five waits that let nothing through', async () => {
    let calls = 0;
    const settled = settleInPool(ITEMS, 1, async () => {
      calls += 1;
      throw tooMany(10);
    });
    await vi.advanceTimersByTimeAsync(50_000);
    expect((await settled).map(({ ok }) => ok)).toEqual(ITEMS.map(() => false));
    expect(calls).toBe(ITEMS.length + 5);
  });

  test('stop waiting once the user aborts', async () => {
    const stopWaiting = new AbortController();
    let calls = 0;
    const impatient = async () => {
      calls += 1;
      if (stopWaiting.signal.aborted) throw new Error('stopped');
      throw tooMany(100);
    };
    const settled = settleInPool(ITEMS, 2, impatient, undefined, stopWaiting.signal);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toBe(2);
    stopWaiting.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect((await settled).every(({ ok }) => !ok)).toBe(true);
    expect(calls).toBe(ITEMS.length + 2);
  });

  test('do not wait longer than a user would watch, nor for any other error', async () => {
    for (const error of [tooMany(3600), new CallError(503, {}, '1'), new Error('broken')]) {
      const settled = await settleInPool([1], 1, () => Promise.reject(error));
      expect(settled).toEqual([{ ok: false, error }]);
    }
  });

  test('report how many are finished and how many of them have failed', async () => {
    const heard: number[][] = [];
    const oddFails = async (item: number) => {
      if (item % 2) throw new Error('odd');
    };
    await settleInPool([0, 1, 2], 1, oddFails, (...notified) => heard.push(notified));
    expect(heard).toEqual([
      [1, 3, 0],
      [2, 3, 1],
      [3, 3, 1],
    ]);
  });
});

test.each([
  ['7', 7],
  ['Thu, 01 Jan 1970 00:01:30 GMT', 90],
  [null, 5],
  ['soon', 5],
])('a Retry-After of %j stands for %d seconds', (header, seconds) => {
  expect(retryAfter(header, 0)).toBe(seconds);
});

describe('a clerk who changes the stage of many orders', () => {
  const { provider, answers, calls } = answering();

  test('loses none of them to a back end that requires a wait', async () => {
    const rejected = new Set<string>();
    answers(({ path }) => {
      if (rejected.has(path)) return { data: { _id: path } };
      rejected.add(path);
      const answer = rejection(429, 'request.tooMany');
      answer.headers.set('retry-after', '0');
      return answer;
    });
    const records = ['a', 'b', 'c'].map((id) => ({ id }));
    const { done } = await runEach(records, (record) =>
      moveRecord(record, { provider, definition: commands, verb: 'sendToTracking' }),
    );
    expect(done).toHaveLength(3);
    // The same change under the same key: the back end can distinguish a retry from a second transition.
    const keys = calls.map(({ path, headers }) => `${path} ${headers.get('idempotency-key')}`);
    expect(new Set(keys).size).toBe(3);
  });

  test('who tries again after a long run repeats the change whose answer was lost', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    answers(({ path }) => {
      if (path === 'commands/a') return HttpResponse.error();
      vi.setSystemTime(60 * 60_000);
      return { data: {} };
    });
    const transition = (record: { id: string }, meta: ChangeMeta) =>
      moveRecord(record, { provider, definition: commands, verb: 'sendToTracking', meta });
    const { failures } = await runEach([{ id: 'a' }, { id: 'b' }], transition);
    vi.setSystemTime(64 * 60_000);
    await runEach(
      failures.map(({ record }) => record),
      transition,
    );
    vi.useRealTimers();
    const keysOfLost = calls
      .filter(({ path }) => path === 'commands/a')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keysOfLost).toEqual([expect.any(String), keysOfLost[0]]);
  });
});
