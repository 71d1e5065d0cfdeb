import { expect, it, vi } from 'vitest';
import { loadedOnce } from '../../src/pdf/engine/loaded-once.ts';

it('an engine is loaded once for all who print', async () => {
  const load = vi.fn(async () => 'engine');
  const engine = loadedOnce(load);
  expect(await Promise.all([engine(), engine()])).toEqual(['engine', 'engine']);
  expect(await engine()).toBe('engine');
  expect(load).toHaveBeenCalledTimes(1);
});

it('an engine that could not be loaded is tried again by who prints next', async () => {
  const load = vi.fn<() => Promise<string>>();
  load
    .mockRejectedValueOnce(new Error('A font was answered with 503.'))
    .mockResolvedValue('engine');
  const engine = loadedOnce(load);
  await expect(engine()).rejects.toThrow('A font was answered with 503.');
  expect(await engine()).toBe('engine');
});
