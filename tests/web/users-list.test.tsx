import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { CoreAdminUI } from 'react-admin';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { toResource } from '../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../src/providers/data-provider.ts';
import { usersView } from '../../src/resources/users.tsx';
import { OWN_API } from '../support/answering.ts';
import { signedInAs } from '../support/render-orders.tsx';
import { renderPage, setScreenWidth } from '../support/web.tsx';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const usersResource = toResource(usersView);

const person = (lastName: string, role: string, status: string) => ({
  _id: lastName,
  code: `K-${lastName}`,
  firstName: 'Nadia',
  lastName,
  name: `Nadia ${lastName}`,
  phone: '+4915112345678',
  zipcode: '50667',
  cityName: 'Köln',
  photo: 'no-photo',
  tour: { _id: 'tour-a', Tname: 'A', SubsCribedCity: 'Bonn' },
  role,
  status,
});
const PEOPLE = [
  person('Amrani', 'customer', 'active'),
  person('Bennani', 'customer', 'blocked'),
  person('Probe', 'admin', 'active'),
];

/** Opens the list of users, and returns the role that was requested last. */
async function openUsers(width: number) {
  let requested: string | null = null;
  network.use(
    http.get(`${OWN_API}/preferences`, () => HttpResponse.json({}, { status: 404 })),
    http.get(`${OWN_API}/auth/users`, ({ request }) => {
      requested = new URL(request.url).searchParams.get('role');
      const data = PEOPLE.filter(({ role }) => requested === null || role === requested);
      return HttpResponse.json({ status: 'success', count: data.length, data });
    }),
  );
  setScreenWidth(width);
  await renderPage(
    <CoreAdminUI requireAuth={false} disableTelemetry>
      {usersResource}
    </CoreAdminUI>,
    {
      path: '/users',
      dataProvider: createDataProvider({ apiUrl: OWN_API, getToken: () => 'token' }),
      authProvider: signedInAs('admin'),
    },
  );
  await screen.findByText('Nadia Bennani');
  return () => requested;
}

it('an administrator distinguishes customers from staff by their role, and lists either group alone', async () => {
  const requestedRole = await openUsers(1440);
  const [head, , , staff] = screen.getAllByRole('row');
  expect(head).toHaveTextContent(/Name.*Role.*Status/);
  expect(staff).toHaveTextContent(/Nadia Probe.*Administrator/);

  const role = await screen.findByRole('group', { name: 'Role' });
  const press = (name: string) => user.click(within(role).getByRole('button', { name }));
  await press('Customer');
  await waitFor(() => expect(screen.queryByText('Nadia Probe')).toBeNull());
  expect(requestedRole()).toBe('customer');
  await press('Administrator');
  await screen.findByText('Nadia Probe');
  await waitFor(() => expect(screen.queryByText('Nadia Amrani')).toBeNull());
  await press('All');
  await screen.findByText('Nadia Amrani');
  expect(screen.getByText('Nadia Probe')).toBeVisible();
});

it('an administrator with a phone sees on each card the role and whether the user is blocked', async () => {
  await openUsers(390);
  const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const cardOf = (name: string) => cards.find((card) => card.includes(name));
  expect(cardOf('Bennani')).toMatch(/Nadia Bennani.*Customer.*Blocked/);
  expect(cardOf('Probe')).toMatch(/Nadia Probe.*Administrator.*Active/);
});
