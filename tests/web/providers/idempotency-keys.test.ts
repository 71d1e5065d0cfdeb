import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIdempotencyKeys } from '../../../src/providers/idempotency-keys.ts';
import { settleInPool } from '../../../src/providers/pool.ts';

const MINUTE = 60_000;
const VERIFY = 'PUT commands/x {"verified":true}';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const numbered = () => {
  let last = 0;
  return createIdempotencyKeys(() => `key-${++last}`);
};

test('a change whose answer was lost is recognised for five minutes', () => {
  const keys = numbered();
  expect(keys.keyOf(VERIFY)).toBe('key-1');
  vi.setSystemTime(5 * MINUTE - 1);
  expect(keys.keyOf(VERIFY)).toBe('key-1');
});

test('a clerk who verifies again an hour later, after a colleague withdrew it, causes a new verification', () => {
  const keys = numbered();
  keys.keyOf(VERIFY);
  vi.setSystemTime(60 * MINUTE);
  expect(keys.keyOf(VERIFY)).toBe('key-2');
});

test('a long run keeps its keys until it ends, and five minutes longer for a retry', async () => {
  const keys = numbered();
  const lost: string[] = [];
  await settleInPool([VERIFY, 'an hour of others', VERIFY], 1, async (request, run) => {
    if (request === VERIFY) lost.push(keys.keyOf(request, run));
    else vi.setSystemTime(60 * MINUTE);
  });
  vi.setSystemTime(64 * MINUTE);
  expect([...lost, keys.keyOf(VERIFY)]).toEqual(['key-1', 'key-1', 'key-1']);
});

test('a run keeps no key that is older than itself, and its own for at most five minutes', async () => {
  const keys = numbered();
  keys.keyOf('before');
  await settleInPool(['during'], 1, async (request, run) => {
    keys.keyOf(request, run);
    vi.setSystemTime(60 * MINUTE);
  });
  expect(keys.keyOf('before')).toBe('key-3');
  vi.setSystemTime(65 * MINUTE);
  expect(keys.keyOf('during')).toBe('key-4');
});
