import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEach } from '../../../../src/custom/documents/lists/read-each.ts';
import { CallError } from '../../../../src/providers/call-error.ts';

const failure = (status: number) => new CallError(status);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const signal = new AbortController().signal;

it('an item is read again after a while when the server failed', async () => {
  const read = vi.fn<(item: string) => Promise<string>>();
  read.mockRejectedValueOnce(failure(503)).mockRejectedValueOnce(failure(0)).mockResolvedValue('x');
  const reading = readEach(['a'], read, signal);
  await vi.runAllTimersAsync();
  expect(await reading).toEqual([{ ok: true, value: 'x' }]);
  expect(read).toHaveBeenCalledTimes(3);
});

it('an item that the server rejects fails alone, and is not retried', async () => {
  const read = vi.fn(async (item: string) => {
    if (item === 'b') throw failure(404);
    return item;
  });
  const reading = readEach(['a', 'b', 'c'], read, signal);
  await vi.runAllTimersAsync();
  expect((await reading).map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(read).toHaveBeenCalledTimes(3);
});

it('a server that stays unavailable ends the whole before every item was tried', async () => {
  const read = vi.fn((_: number) => Promise.reject(failure(502)));
  const items = Array.from({ length: 50 }, (_, at) => at);
  const reading = readEach(items, read, signal);
  const ended = expect(reading).rejects.toMatchObject({ status: 502 });
  await vi.runAllTimersAsync();
  await ended;
  expect(read.mock.calls.every(([item]) => item < 4)).toBe(true);
});

it('cancelling does not wait for a server that required a wait', async () => {
  const own = new AbortController();
  const read = vi.fn((_: number) => Promise.reject(failure(500)));
  const reading = readEach([1, 2], read, own.signal);
  const ended = expect(reading).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  await vi.advanceTimersByTimeAsync(1);
  own.abort();
  await ended;
  expect(read).toHaveBeenCalledTimes(2);
});
