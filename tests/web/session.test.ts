import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAuthProvider } from '../../src/providers/auth-provider.ts';
import { readToken, readUser, takeSessionEnd } from '../../src/providers/session.ts';
import { store } from '../../src/providers/store.ts';

const API = 'https://api.test/api/v1';
const clerk = { _id: 'u1', firstName: 'Amina', lastName: 'Beispiel', phone: '+4915112345678' };
const credentials = { phone: '+4915112345678', password: 'correct horse' };

const ended: (string | null)[] = [];
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  ended.length = 0;
});
afterAll(() => server.close());

const answersLogin = (role: string) =>
  http.post(`${API}/auth`, () => HttpResponse.json({ role, token: 'secret', user: clerk }));
const endsSessions = (status = 200) =>
  http.delete(`${API}/auth`, ({ request }) => {
    ended.push(request.headers.get('authorization'));
    return new HttpResponse(null, { status });
  });

const session = createAuthProvider(API);

async function logIn() {
  server.use(answersLogin('admin'));
  await session.login(credentials);
}

describe('an administrator who logs in', () => {
  test('is stored in the browser: flag, token and name', async () => {
    await logIn();
    expect(readToken()).toBe('secret');
    expect(readUser()).toMatchObject({ _id: 'u1' });
    expect(localStorage.getItem('jisr.loggedIn')).toBe('true');
    await expect(session.getIdentity()).resolves.toMatchObject({ fullName: 'Amina Beispiel' });
  });

  test('sends phone and password, and nothing else', async () => {
    let sent: unknown;
    server.use(
      http.post(`${API}/auth`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ role: 'admin', token: 'secret', user: clerk });
      }),
    );
    await session.login(credentials);
    expect(sent).toEqual(credentials);
  });
});

test('somebody who tries too often reads how long to wait', async () => {
  const headers = { 'Retry-After': '30' };
  server.use(http.post(`${API}/auth`, () => new HttpResponse(null, { status: 429, headers })));
  await expect(session.login(credentials)).rejects.toMatchObject({
    status: 429,
    body: { retryAfter: 30 },
  });
});

describe('a customer who tries to log in', () => {
  test('gets no session: nothing is stored, and the server ends the one it opened', async () => {
    server.use(answersLogin('customer'), endsSessions());
    await expect(session.login(credentials)).rejects.toMatchObject({ status: 403 });
    expect(localStorage).toHaveLength(0);
    expect(ended).toEqual(['Bearer secret']);
  });
});

describe('a login that fails', () => {
  test.each([401, 429, 500])('with %i stores nothing', async (status) => {
    server.use(http.post(`${API}/auth`, () => HttpResponse.json({}, { status })));
    await expect(session.login(credentials)).rejects.toMatchObject({ status });
    expect(localStorage).toHaveLength(0);
  });

  test('stores nothing if nobody answers', async () => {
    server.use(http.post(`${API}/auth`, () => HttpResponse.error()));
    await expect(session.login(credentials)).rejects.toMatchObject({ status: 0 });
    expect(localStorage).toHaveLength(0);
  });

  test('stores nothing if the answer has no token', async () => {
    server.use(http.post(`${API}/auth`, () => HttpResponse.json({ role: 'admin', user: clerk })));
    await expect(session.login(credentials)).rejects.toThrow();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the session check at the start', () => {
  test('makes no call if no token is stored', async () => {
    await expect(session.checkAuth()).rejects.toMatchObject({ status: 401, message: false });
  });

  test('accepts an administrator, with the token as bearer', async () => {
    await logIn();
    let bearer: string | null = null;
    server.use(
      http.get(`${API}/auth/me`, ({ request }) => {
        bearer = request.headers.get('authorization');
        return HttpResponse.json({ role: 'admin', user: clerk });
      }),
    );
    await expect(session.checkAuth()).resolves.toBeUndefined();
    expect(bearer).toBe('Bearer secret');
  });

  test.each([401, 403, 500])('that fails with %i clears what is stored', async (status) => {
    await logIn();
    server.use(http.get(`${API}/auth/me`, () => HttpResponse.json({}, { status })));
    await expect(session.checkAuth()).rejects.toThrow();
    expect(localStorage).toHaveLength(0);
  });

  test('that gets no answer keeps the session: the page may only have been left early', async () => {
    await logIn();
    server.use(http.get(`${API}/auth/me`, () => HttpResponse.error()));
    await expect(session.checkAuth()).resolves.toBeUndefined();
    expect(readToken()).toBe('secret');
  });

  test.each([408, 429, 502, 503, 504, 507])(
    'that a restarting server or a gateway answers with %i keeps the session',
    async (status) => {
      await logIn();
      server.use(http.get(`${API}/auth/me`, () => HttpResponse.json({}, { status })));
      await expect(session.checkAuth()).resolves.toBeUndefined();
      expect(readToken()).toBe('secret');
    },
  );

  test('that is to be made again later keeps the session', async () => {
    await logIn();
    const headers = { 'Retry-After': '1' };
    server.use(http.get(`${API}/auth/me`, () => HttpResponse.json({}, { status: 409, headers })));
    await expect(session.checkAuth()).resolves.toBeUndefined();
    expect(readToken()).toBe('secret');
  });

  test('of somebody who is no longer an administrator clears what is stored', async () => {
    await logIn();
    server.use(http.get(`${API}/auth/me`, () => HttpResponse.json({ role: 'customer' })));
    await expect(session.checkAuth()).rejects.toThrow();
    expect(localStorage).toHaveLength(0);
  });
});

describe('a rejection of any call', () => {
  test('with 401 clears local storage and ends the session', async () => {
    await logIn();
    store.setItem('theme', 'dark');
    expect(localStorage).not.toHaveLength(0);
    await expect(session.checkError({ status: 401 })).rejects.toThrow();
    expect(localStorage).toHaveLength(0);
  });

  test('with 401 ends the session here too after another tab has logged out', async () => {
    await logIn();
    localStorage.clear();
    await expect(session.checkError({ status: 401 })).rejects.toThrow();
  });

  test('with 401 ends nothing again that the check of the session has ended', async () => {
    await logIn();
    server.use(http.get(`${API}/auth/me`, () => HttpResponse.json({}, { status: 401 })));
    await expect(session.checkAuth()).rejects.toThrow();
    await expect(session.checkError({ status: 401 })).resolves.toBeUndefined();
    await logIn();
    await expect(session.checkError({ status: 401 })).rejects.toThrow();
  });

  test('with 401 ends nothing again while the server is notified of a logout', async () => {
    await logIn();
    takeSessionEnd();
    const answer = Promise.withResolvers<void>();
    server.use(
      http.delete(`${API}/auth`, async () => {
        await answer.promise;
        return new HttpResponse(null);
      }),
    );
    const logout = session.logout();
    await expect(session.checkError({ status: 401 })).resolves.toBeUndefined();
    answer.resolve();
    await logout;
    expect(takeSessionEnd()).toBe(false);
  });

  test('with 401 ends a session that another tab began and ended', async () => {
    await logIn();
    await expect(session.checkError({ status: 401 })).rejects.toThrow();
    localStorage.setItem('jisr.loggedIn', 'true');
    localStorage.setItem('jisr.token', 'of another tab');
    server.use(http.get(`${API}/auth/me`, () => HttpResponse.json({ role: 'admin', user: clerk })));
    await session.checkAuth();
    localStorage.clear();
    await expect(session.checkError({ status: 401 })).rejects.toThrow();
  });

  test('with 401 is shown once, by the login screen', async () => {
    await logIn();
    takeSessionEnd();
    await expect(session.checkError({ status: 401 })).rejects.toMatchObject({ message: false });
    expect(takeSessionEnd()).toBe(true);
    expect(takeSessionEnd()).toBe(false);
  });

  test.each([403, 404, 500, undefined])('with %s keeps the session', async (status) => {
    await logIn();
    await expect(session.checkError({ status })).resolves.toBeUndefined();
    expect(readToken()).toBe('secret');
  });
});

describe('a clerk who logs out', () => {
  test('leaves nothing in the browser, and the server ends the session', async () => {
    await logIn();
    server.use(endsSessions());
    await session.logout();
    expect(localStorage).toHaveLength(0);
    expect(ended).toEqual(['Bearer secret']);
  });

  test.each([404, 405, 500])('is logged out even if the back end answers %i', async (status) => {
    await logIn();
    server.use(endsSessions(status));
    await expect(session.logout()).resolves.toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('is logged out even if nobody answers', async () => {
    await logIn();
    server.use(http.delete(`${API}/auth`, () => HttpResponse.error()));
    await expect(session.logout()).resolves.toBeUndefined();
    expect(readToken()).toBeUndefined();
  });
});

test('a stored user that was tampered with counts as nobody', () => {
  localStorage.setItem('jisr.user', '{broken');
  expect(readUser()).toBeUndefined();
  localStorage.setItem('jisr.user', '{"firstName":"x"}');
  expect(readUser()).toBeUndefined();
});
