import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeAllowance } from '../../../server/people/allowances.ts';
import { countAttempt } from '../../../server/people/counted-attempts.ts';
import { countFailure } from '../../../server/people/failures.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const AHEAD = new Date('2026-12-23T12:00:00Z');

let server: TestServer;
beforeAll(async () => {
  // Its own clean-up goes by the same clock, else it would take away what is counted here.
  server = await startServer({ clock: () => NOW });
});
afterAll(() => server.close());

describe('a clock that is put back by a month', () => {
  it('leaves no allowance used up', async () => {
    const counted = { of: 'test-allowance', who: 'somebody' };
    const allowance = { atOnce: 2, everyMs: 3_600_000 };
    const take = (now: Date) => takeAllowance(server.database, counted, { allowance, now });
    for (const now of [AHEAD, AHEAD, NOW, NOW]) await take(now);
    await expect(take(NOW)).rejects.toMatchObject({ code: 'request.tooMany', retryAfter: 3600 });
  });

  it('leaves no wait after wrong passwords', async () => {
    const counted = { of: 'test-failure', who: 'somebody' };
    const rule = { free: 1, firstMs: 60_000, mostMs: 60_000 };
    const fail = (now: Date) => countFailure(server.database, counted, { rule, now });
    await fail(AHEAD);
    await expect(fail(AHEAD).then(() => fail(AHEAD))).rejects.toMatchObject({
      code: 'request.tooMany',
    });
    await fail(NOW);
    await expect(fail(NOW)).rejects.toMatchObject({ code: 'request.tooMany', retryAfter: 60 });
  });

  it('leaves no window open', async () => {
    const counted = { of: 'test-window', who: 'somebody' };
    const count = (now: Date) => countAttempt(server.database, counted, { windowMs: 60_000, now });
    for (const now of [AHEAD, AHEAD]) await count(now);
    expect(await count(NOW)).toEqual({ hits: 1, endsAt: new Date(NOW.getTime() + 60_000) });
    expect((await count(NOW)).hits).toBe(2);
  });
});
