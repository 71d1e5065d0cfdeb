import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asSignedIn } from '../../server/plugins/as-signed-in.ts';
import { storeSession } from '../../src/providers/session.ts';

const requested = vi.fn((_question?: string) => true);
beforeEach(() => {
  vi.stubGlobal('confirm', requested);
  storeSession({ token: 'a-token', user: { _id: 'clerk' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  requested.mockReset().mockReturnValue(true);
  localStorage.clear();
});

const call = (method: string, url: string) => asSignedIn({ method, url, headers: {} });

describe('somebody who tries a call on the page of the API', () => {
  test('sends it with the session of the back office, and reads without a question', async () => {
    expect(await call('GET', '/api/v1/tours')).toMatchObject({
      headers: { Authorization: 'Bearer a-token' },
    });
    expect(requested).not.toHaveBeenCalled();
  });

  test('is prompted before something changes, and can still cancel it', () => {
    void call('POST', '/api/v1/tours');
    expect(requested).toHaveBeenCalledWith('This changes real data. Send POST /api/v1/tours?');
    requested.mockReturnValue(false);
    expect(() => call('DELETE', '/api/v1/tours/1')).toThrow('The call was not sent.');
  });

  test('gives the session to no other server, and to no other address of this one', async () => {
    for (const url of ['https://elsewhere.example/api/v1/tours', '/api/docs/json']) {
      expect(await call('GET', url)).toMatchObject({ headers: {} });
      expect(JSON.stringify(await call('GET', url))).not.toContain('a-token');
    }
  });

  test('sends what they typed as their authorization, if they did', async () => {
    const typed = { method: 'GET', url: '/api/v1/tours', headers: { Authorization: 'Bearer b' } };
    expect(await asSignedIn(typed)).toMatchObject({ headers: { Authorization: 'Bearer b' } });
  });
});
