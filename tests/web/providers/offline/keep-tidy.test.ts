import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page tidies up once in a while, however often somebody logs in', async () => {
  vi.useFakeTimers();
  const serviceWorker = new EventTarget();
  const hear = vi.spyOn(serviceWorker, 'addEventListener');
  const keys = vi.fn(async () => []);
  vi.stubGlobal('caches', { keys });
  vi.stubGlobal('navigator', { serviceWorker, locks: { query: async () => ({}) } });
  vi.resetModules();
  const { keepTidy } = await import('../../../../src/providers/offline/tidy.ts');
  const registration = { installing: {}, waiting: null } as ServiceWorkerRegistration;

  keepTidy(registration);
  keepTidy(registration);
  keepTidy(registration);
  expect(keys).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(keys).toHaveBeenCalledTimes(6);
  expect(hear).toHaveBeenCalledTimes(1);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(keys).toHaveBeenCalledTimes(7);
});
