import { expect, it, vi } from 'vitest';
import { loadedOnce } from '../../src/pdf/engine/pdf-engine.ts';

it('the engine is loaded once for all callers', async () => {
  const load = vi.fn(async () => 'engine');
  const engine = loadedOnce(load);
  expect(await Promise.all([engine(), engine()])).toEqual(['engine', 'engine']);
  expect(await engine()).toBe('engine');
  expect(load).toHaveBeenCalledTimes(1);
});

it('an engine that could not be loaded is tried again by the next caller', async () => {
  const load = vi.fn<() => Promise<string>>();
  load
    .mockRejectedValueOnce(new Error('A font could not be loaded: status 503.'))
    .mockResolvedValue('engine');
  const engine = loadedOnce(load);
  await expect(engine()).rejects.toThrow('A font could not be loaded: status 503.');
  expect(await engine()).toBe('engine');
});
