import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { TestMemoryRouter } from 'react-admin';
import type { NavigateFunction } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { front } from '../../src/i18n/front/en.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { readToken } from '../../src/providers/session.ts';
import { setScreenWidth } from '../support/web.tsx';

const API = '*/api/v1';
const COLD = { timeout: 60_000 };
const clerk = { _id: 'u1', firstName: 'Amina', lastName: 'Beispiel' };
const noted = { checks: 0, ended: 0, requested: [] as string[] };

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  server.events.on('request:start', ({ request }) => noted.requested.push(request.url));
});
beforeEach(() => {
  setScreenWidth(1440);
  noted.checks = 0;
  noted.ended = 0;
  noted.requested = [];
  server.use(
    http.post(`${API}/auth`, () =>
      HttpResponse.json({ role: 'admin', token: 'secret', user: clerk }),
    ),
    http.get(`${API}/auth/me`, ({ request }) => {
      noted.checks += 1;
      const known = request.headers.get('authorization') === 'Bearer secret';
      return HttpResponse.json({ role: 'admin', user: clerk }, { status: known ? 200 : 401 });
    }),
    http.get(`${API}/preferences`, () => HttpResponse.json({ count: 0, data: [] })),
    http.get(`${API}/commands/bin`, () => HttpResponse.json({ count: 0, data: [] })),
    http.delete(`${API}/auth`, () => {
      noted.ended += 1;
      return HttpResponse.json({ status: 'success' });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let path = '';
let go: NavigateFunction;
/**
 * Opens the product in a new tab: everything that the application holds in memory is reset. It begins
 * with the texts before the session; a text that is not there yet would be logged as an error.
 */
async function open(address: string, all = async () => en) {
  vi.resetModules();
  const { App } = await import('../../src/App.tsx');
  render(
    <TestMemoryRouter
      initialEntries={[address]}
      locationCallback={(location) => {
        path = location.pathname;
      }}
      navigateCallback={(navigate) => {
        go = navigate;
      }}
    >
      <App
        i18nProvider={createI18nProvider('en', front, {
          front: async () => front,
          first: all,
          all,
        })}
      />
    </TestMemoryRouter>,
  );
}

const logIn = async () => {
  await userEvent.type(await screen.findByLabelText('Password', {}, COLD), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

describe('somebody without a session', () => {
  test('sees only the login screen at any address, and reaches that address after the login', async () => {
    await open('/some/deep/link');
    expect(await screen.findByRole('button', { name: 'Login' }, COLD)).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(noted.checks).toBe(0);
    await logIn();
    expect(await screen.findByRole('img', { name: /bridge that ends/ }, COLD)).toBeVisible();
    expect(path).toBe('/some/deep/link');
    // The login has said who it is.
    expect(noted.checks).toBe(0);
    expect(await screen.findAllByText('You are Connected')).not.toHaveLength(0);
  });
});

test('somebody who logs in has the page drawn meanwhile, hidden, and nothing is requested for it', async () => {
  await open('/some/deep/link');
  await userEvent.type(await screen.findByLabelText('Password', {}, COLD), 'wro');
  await waitFor(() => expect(document.querySelector('nav')).toBeInTheDocument(), COLD);
  expect(document.querySelector('nav')).not.toBeVisible();
  expect(noted.requested).toEqual([]);
});

test('somebody who logs in faster than the texts arrive waits for them, and reads every one of them', async () => {
  const texts = Promise.withResolvers<typeof en>();
  await open('/some/deep/link', () => texts.promise);
  await logIn();
  expect(await screen.findByRole('progressbar', { name: 'Loading' }, COLD)).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  texts.resolve(en);
  const menu = await screen.findByRole('navigation', {}, COLD);
  expect(menu).toHaveTextContent('Tours');
  expect(menu).not.toHaveTextContent('resources.');
});

describe('a clerk with a session', () => {
  test('who logs out leaves nothing behind and sees the login screen', async () => {
    await open('/some/deep/link');
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }, COLD));
    expect(await screen.findByRole('button', { name: 'Login' }, COLD)).toBeVisible();
    expect(readToken()).toBeUndefined();
    expect(noted.ended).toBe(1);
    expect(document.querySelector('nav')).toBeNull();
  });

  test('who follows a link that requires it is taken to the top of the page', async () => {
    await open('/some/deep/link');
    await logIn();
    await screen.findByRole('img', { name: /bridge that ends/ }, COLD);
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await act(async () => go('/another/link', { state: { _scrollToTop: true } }));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0));
    scroll.mockClear();
    await act(async () => go('/some/deep/link'));
    await waitFor(() => expect(path).toBe('/some/deep/link'));
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  test('of a back end without tours finds neither their entry nor their page', async () => {
    const { store } = await import('../../src/providers/store.ts');
    store.setItem('backEnd.lacking', { lacking: ['tours'], at: Date.now() });
    await open('/tours');
    await logIn();
    expect(await screen.findByRole('img', { name: /bridge that ends/ }, COLD)).toBeVisible();
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).queryByRole('link', { name: /Tours/ })).toBeNull();
    expect(within(menu).getByRole('link', { name: /Users/ })).toBeVisible();
    expect(noted.requested.filter((url) => url.includes('/tours'))).toEqual([]);
  });

  test('whose session the server no longer knows is logged out on start', async () => {
    localStorage.setItem('jisr.loggedIn', 'true');
    localStorage.setItem('jisr.token', 'forgotten');
    await open('/some/deep/link');
    expect(await screen.findByRole('button', { name: 'Login' }, COLD)).toBeVisible();
    expect(noted.checks).toBeGreaterThan(0);
    expect(await screen.findAllByText(/session has ended/)).not.toHaveLength(0);
    expect(readToken()).toBeUndefined();
  });

  test('whose session ends while working is notified, once, at the login screen', async () => {
    await open('/some/deep/link');
    await logIn();
    await screen.findByRole('img', { name: /bridge that ends/ }, COLD);
    vi.mocked(console.error).mockImplementation(() => undefined); // The framework logs the errors.
    server.use(http.all('*/api/v1/*', () => HttpResponse.json({}, { status: 401 })));
    await act(async () => go('/tours'));
    expect(await screen.findByRole('button', { name: 'Login' }, COLD)).toBeVisible();
    // The notice, and its text for screen readers.
    await waitFor(() => expect(screen.getAllByText(/session has ended/)).toHaveLength(2), COLD);
    expect(readToken()).toBeUndefined();
  });
});
