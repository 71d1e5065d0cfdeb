import { beforeEach, expect, it } from 'vitest';
import { connection } from '../../../src/providers/connection.ts';
import { READ_AT } from '../../../src/providers/offline/cache-names.ts';

const fresh = new Headers();
const stored = (readAt: number) => new Headers({ [READ_AT]: String(readAt) });

beforeEach(() => connection.found());

it('is lost once a call gets no answer, and says when the last one came', () => {
  const before = Date.now();
  connection.answered('commands', fresh);
  expect(connection.read()).toEqual({ isLost: false, readAt: undefined });
  connection.lost();
  const { isLost, readAt = 0 } = connection.read();
  expect(isLost).toBe(true);
  expect(readAt).toBeGreaterThanOrEqual(before);
});

it('says when the oldest of what a page shows was read, and begins anew on the next page', () => {
  connection.answered('commands?page=1', stored(2000));
  connection.answered('users/1', stored(1000));
  connection.answered('users/2', stored(3000));
  expect(connection.read()).toEqual({ isLost: true, readAt: 1000 });
  connection.openPage();
  expect(connection.read()).toEqual({ isLost: true, readAt: undefined });
  connection.answered('trips', stored(3000));
  expect(connection.read()).toEqual({ isLost: true, readAt: 3000 });
});

it('does not count what stands around every page', () => {
  connection.answered('counts', stored(1));
  connection.answered('preferences', stored(1));
  expect(connection.read()).toEqual({ isLost: true, readAt: undefined });
});

it('is there again with the next answer of the server, and whoever listens hears of each change once', () => {
  let heard = 0;
  const stop = connection.subscribe(() => {
    heard += 1;
  });
  connection.answered('commands', stored(1000));
  connection.answered('commands', stored(1000));
  expect(heard).toBe(1);
  connection.answered('commands', fresh);
  connection.answered('commands', fresh);
  expect(heard).toBe(2);
  expect(connection.read().isLost).toBe(false);
  stop();
  connection.lost();
  expect(heard).toBe(2);
});
