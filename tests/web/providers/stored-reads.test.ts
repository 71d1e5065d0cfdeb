import { describe, expect, it } from 'vitest';
import { PUBLIC_READS, readsOf } from '../../../src/providers/offline/cache-names.ts';
import {
  endsStored,
  isTooOld,
  LIMITS,
  leaving,
  mayStoreAnswer,
  mayStorePath,
  storedAddress,
} from '../../../src/providers/offline/stored-reads.ts';

describe('what may stay on a device', () => {
  it.each([
    'commands?page=1&limit=10',
    'commands/0199',
    'trips?name=A',
    'counts',
    'auth/users?page=1&limit=10',
    'auth/users/0199/summary',
    'auth/getfile/portrait.webp?size=small',
    'files/portrait.webp?size=small',
    'me/orders/0199',
    'authors',
    'message/0199?limit=50',
  ])('is the answer to %s', (path) => expect(mayStorePath(path)).toBe(true));

  it.each([
    'auth/me',
    'auth/codes',
    'auth',
    'deliveries?purpose=security',
    'attempts',
    'gateway/unknown',
    'imports/0199/rows',
    'auth/getcommandfile/0199',
    'invoices/0199/pdf',
    'invoices/0199/xml?download=1',
    'auth/users/0199/sessions',
    'auth/usersecrets',
    'message/0199?limit=200&after=41',
  ])('is not the answer to %s', (path) => expect(mayStorePath(path)).toBe(false));

  it('is a whole answer with records or a picture, up to a size', () => {
    const json = { status: 200, type: 'application/json; charset=utf-8', bytes: 1000 };
    expect(mayStoreAnswer(json)).toBe(true);
    expect(mayStoreAnswer({ ...json, type: 'image/webp' })).toBe(true);
    expect(mayStoreAnswer({ ...json, bytes: LIMITS.bytesOfOne + 1 })).toBe(false);
    for (const type of ['application/pdf', 'text/html', 'audio/webm', null]) {
      expect(mayStoreAnswer({ ...json, type })).toBe(false);
    }
    for (const status of [206, 304, 401, 404, 500, 503]) {
      expect(mayStoreAnswer({ ...json, status })).toBe(false);
    }
  });

  it('goes once the server says that it is gone, and stays while the server fails', () => {
    expect([401, 403, 404, 410].every(endsStored)).toBe(true);
    expect([200, 429, 500, 502, 503].some(endsStored)).toBe(false);
  });
});

it('one address stands for a page at every moment, and another filter for another page', () => {
  const at = (query: string) => storedAddress(`https://office.example/api/v1/${query}`);
  expect(at('worklist?since=2026-01-01')).toBe(at('worklist?since=2026-01-02'));
  expect(at('appointment?open=true&start[gt]=1&sort=start')).toBe(
    at('appointment?open=true&start[gt]=2&sort=start'),
  );
  expect(at('commands?q=a')).not.toBe(at('commands?q=b'));
});

describe('what has to leave', () => {
  const now = 1_800_000_000_000;
  const stored = (minutesAgo: number, bytes = 1) => ({ readAt: now - minutesAgo * 60_000, bytes });

  it('is nothing while there is room', () => {
    expect(leaving([stored(1), stored(2), stored(60 * 24 * 6)], now)).toEqual([]);
  });

  it('is what is older than a week, or does not say when it was read', () => {
    const old = stored(60 * 24 * 8);
    expect(leaving([stored(1), old, { readAt: 0, bytes: 1 }], now)).toEqual([
      old,
      { readAt: 0, bytes: 1 },
    ]);
    expect(isTooOld(String(now), now)).toBe(false);
    expect(isTooOld(String(now - LIMITS.ageMs - 1), now)).toBe(true);
    expect(isTooOld(null, now)).toBe(true);
    expect(isTooOld('yesterday', now)).toBe(true);
  });

  it('is what was read longest ago, where there are too many', () => {
    const all = Array.from({ length: LIMITS.entries + 2 }, (_, at) => stored(at));
    expect(leaving(all.toReversed(), now)).toEqual(all.slice(LIMITS.entries));
  });

  it('is what was read longest ago, where it is too much', () => {
    const half = LIMITS.bytes / 2;
    const [latest, next, last] = [stored(1, half), stored(2, half), stored(3, half)];
    expect(leaving([last, latest, next], now)).toEqual([last]);
  });
});

it('each session has a place of its own, whose name does not say the token', async () => {
  const [one, other] = await Promise.all([readsOf('Bearer one-token'), readsOf('Bearer other')]);
  expect(one).not.toBe(other);
  expect(one).toBe(await readsOf('Bearer one-token'));
  expect(one).toMatch(/^jisr-reads-1-[0-9a-f]{32}$/);
  expect(await readsOf(null)).toBe(PUBLIC_READS);
});
