import { afterEach, expect, test, vi } from 'vitest';
import { LOGIN_TEXTS } from '../../src/i18n/login/login-texts.ts';
import { storeSession } from '../../src/providers/session.ts';

const startProduct = vi.fn();

afterEach(() => {
  vi.doUnmock('../../src/product.tsx');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever has a session reads that the code of the product did not come, until it does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  let isReachable = false;
  vi.doMock('../../src/product.tsx', () => {
    if (!isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return { startProduct };
  });
  vi.doMock('../../src/BackOffice.tsx', () => ({}));
  storeSession({ token: 'mine', user: { _id: 'amina' } });
  document.body.innerHTML = '<div id="root"></div>';
  await import('../../src/main.ts');
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      LOGIN_TEXTS.en.session.unreachable,
    ),
  );
  expect(startProduct).not.toHaveBeenCalled();
  isReachable = true;
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(3000);
    expect(startProduct).toHaveBeenCalled();
  });
});
