import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminUI, TestMemoryRouter } from 'react-admin';
import type { NavigateFunction } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { front } from '../../src/i18n/front/en.ts';
import { toResource } from '../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { usersView } from '../../src/resources/users.tsx';
import { signedInAs } from '../support/render-orders.tsx';
import { renderPage, setScreenWidth } from '../support/web.tsx';

// Its declaration is all that the product learns of the role.
vi.mock('../../domain/roles/roles.ts', async () => {
  const { rolesOfPage } = await import('../support/documented-role.ts');
  return rolesOfPage();
});

const API = '*/api/v1';
const COLD = { timeout: 60_000 };
const requested: string[] = [];
const network = setupServer();
beforeAll(() => {
  network.listen({ onUnhandledFrame: 'error' });
  network.events.on('request:start', ({ request }) =>
    requested.push(new URL(request.url).pathname),
  );
});
beforeEach(() => {
  setScreenWidth(1440);
  requested.length = 0;
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const clerk = { _id: 'u1', firstName: 'Driss', lastName: 'Beispiel' };
const LIST = { status: 'success', count: 0, data: [] };

test('somebody with a role that is only declared sees the pages that are theirs, and no others', async () => {
  network.use(
    http.post(`${API}/auth`, () =>
      HttpResponse.json({ role: 'driver', token: 'secret', user: clerk }),
    ),
    http.get(`${API}/auth/me`, () => HttpResponse.json({ role: 'driver', user: clerk })),
    http.get(`${API}/commands`, () => HttpResponse.json(LIST)),
    http.get(`${API}/tours`, () => HttpResponse.json(LIST)),
    http.get(`${API}/counts`, () => HttpResponse.json({ status: 'success', data: {} })),
    http.get(`${API}/preferences`, () => HttpResponse.json({}, { status: 404 })),
    http.all(`${API}/*`, () => HttpResponse.json({ code: 'access.denied' }, { status: 403 })),
  );
  const { App } = await import('../../src/App.tsx');
  let go: NavigateFunction | undefined;
  const all = async () => en;
  render(
    <TestMemoryRouter
      initialEntries={['/commands']}
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
  await userEvent.type(await screen.findByLabelText('Phone', {}, COLD), '+491511234567');
  await userEvent.type(screen.getByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  const menu = await screen.findByRole('navigation', { name: 'Main menu' }, COLD);
  const links = () =>
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent ?? '');
  await waitFor(() => expect(links()).not.toContain('Users'), COLD);
  await within(menu).findByRole('link', { name: 'Tours' }, COLD);
  expect(links()).toEqual([
    'Overview',
    'Validation',
    'warehouse',
    'Tracking',
    'From Morocco',
    'Tours',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(await screen.findByText('Driver')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await act(async () => go?.('/users'));
  await waitFor(() => expect(document.body).toHaveTextContent(/404|not found/i), COLD);
  expect(
    requested.filter((path) => /conversation|message|totals|bin|settings|users|trips/.test(path)),
  ).toEqual([]);
}, 120_000);

test('an administrator finds its people in the list by its label', async () => {
  const person = (lastName: string, role: string) => ({
    _id: lastName,
    code: `K-${lastName}`,
    firstName: 'Nadia',
    lastName,
    name: `Nadia ${lastName}`,
    role,
    phone: '+4915112345678',
    photo: 'no-photo',
    status: 'active',
    tour: {},
  });
  const people = [
    person('Amrani', 'customer'),
    person('Driss', 'driver'),
    person('Probe', 'admin'),
  ];
  network.use(
    http.get(`${API}/preferences`, () => HttpResponse.json({}, { status: 404 })),
    http.get(`${API}/auth/users`, ({ request }) => {
      const role = new URL(request.url).searchParams.get('role');
      const data = people.filter((one) => role === null || one.role === role);
      return HttpResponse.json({ status: 'success', count: data.length, data });
    }),
  );
  await renderPage(
    <CoreAdminUI requireAuth={false} disableTelemetry>
      {toResource(usersView)}
    </CoreAdminUI>,
    {
      path: '/users',
      dataProvider: createDataProvider({
        apiUrl: 'http://back-end.test/api/v1',
        getToken: () => 'token',
      }),
      authProvider: signedInAs('admin'),
    },
  );
  await screen.findByText('Nadia Amrani');
  expect(screen.getAllByRole('row')[2]).toHaveTextContent(/Nadia Driss.*Driver/);
  const role = await screen.findByRole('group', { name: 'Role' });
  await userEvent.click(within(role).getByRole('button', { name: 'Driver' }));
  await waitFor(() => expect(screen.queryByText('Nadia Amrani')).toBeNull());
  expect(screen.getByText('Nadia Driss')).toBeVisible();
});
