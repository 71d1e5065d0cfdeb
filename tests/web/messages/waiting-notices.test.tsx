import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { CoreAdminUI, CustomRoutes } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { toResource } from '../../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../../src/providers/data-provider.ts';
import { noticesView } from '../../../src/resources/notices.tsx';
import { routedPages } from '../../../src/resources/routed-views.tsx';
import { API } from '../../support/order-back-end.ts';
import { ownNetwork, signedInAs } from '../../support/render-orders.tsx';
import { renderPage, setScreenWidth } from '../../support/web.tsx';

// Loaded with the test file, so that no test waits for a page's code.
import '../../../src/resources/waiting-notices.tsx';

const network = ownNetwork();
const noticesResource = toResource(noticesView);

const ROW = {
  _id: 'n1',
  title: 'Spain',
  tripGroup: 'A',
  point: 'step3',
  place: 6,
  audience: 'sender',
  template: { _id: 't1', title: 'In Spain' },
  people: 12,
  skipped: 2,
  orders: 15,
  channels: { chat: 3, whatsapp: 5, sms: 4 },
  paused: 8,
  quiet: 4,
  from: '2026-03-18T15:42:00.000Z',
  until: '2026-03-19T07:00:00.000Z',
};

const RECIPIENTS = [
  {
    person: 'c1',
    name: 'Nadia Amrani',
    phone: '+4915112345678',
    channel: 'sms',
    orders: 2,
    codes: ['JS-1', 'JS-2'],
    language: 'en',
    text: 'Your shipment is in Spain',
    waits: 'quiet',
    from: '2026-03-19T07:00:00.000Z',
  },
  {
    person: 'c2',
    name: 'Salma Idrissi',
    phone: '+212611111111',
    channel: 'chat',
    orders: 1,
    codes: ['JS-3'],
    waits: 'pause',
    from: '2026-03-18T15:42:00.000Z',
  },
];

/** A page over a back end where one notice waits, until somebody decides, or none. */
async function open(path: string, { rows = [ROW], width = 1440 } = {}) {
  let waiting = rows;
  const decided: string[] = [];
  network.use(
    http.get(`${API}/notices/waiting`, () =>
      HttpResponse.json({ status: 'success', count: waiting.length, data: waiting }),
    ),
    http.get(`${API}/notices/waiting/n1`, () =>
      waiting.length > 0
        ? HttpResponse.json({ status: 'success', data: { ...ROW, recipients: RECIPIENTS } })
        : HttpResponse.json({ code: 'record.notFound' }, { status: 404 }),
    ),
    http.post(`${API}/notices/waiting/:id/:verb`, ({ params }) => {
      decided.push(`${params.verb} ${params.id}`);
      waiting = [];
      return HttpResponse.json({ status: 'success' });
    }),
    http.get(`${API}/notices`, () => HttpResponse.json({ count: 0, data: [] })),
    http.get(`${API}/*`, () => HttpResponse.json({ code: 'route.notFound' }, { status: 404 })),
  );
  setScreenWidth(width);
  await renderPage(
    <CoreAdminUI requireAuth={false} disableTelemetry>
      {noticesResource}
      <CustomRoutes>{routedPages}</CustomRoutes>
    </CoreAdminUI>,
    {
      path,
      dataProvider: createDataProvider({ apiUrl: API, getToken: () => 'token' }),
      authProvider: signedInAs('admin'),
    },
  );
  return decided;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('a clerk sees what waits, for whom, by which channel, until when and why', async () => {
  await open('/notices/waiting');
  const row = await screen.findByRole('row', { name: /Spain/ });
  for (const text of [/12.*Chat 3.*WhatsApp 5.*SMS 4/, /2 are left out/, /16:42/, /08:00/]) {
    expect(row).toHaveTextContent(text);
  }
  expect(row).toHaveTextContent(/Pause: 8.*Quiet hours: 4/);
});

it('a clerk who holds a notice back must confirm first, and reads whom it concerns', async () => {
  const decided = await open('/notices/waiting');
  await press(/Do not send.*Spain/);
  const question = await screen.findByRole('dialog', { name: 'Do not send?' });
  expect(question).toHaveTextContent(/12 people will be told: .*Chat 3.*; 2 are left out/);
  expect(decided).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Do not send' }));
  await waitFor(() => expect(decided).toEqual(['hold n1']));
  expect(await screen.findByText('No notice waits')).toBeVisible();
});

it('a clerk who sends at once reads who is in their quiet hours', async () => {
  const decided = await open('/notices/waiting');
  await press(/Send now.*Spain/);
  const question = await screen.findByRole('dialog', { name: 'Send now?' });
  expect(within(question).getByRole('alert')).toHaveTextContent(/4 of them are in their quiet/);
  await userEvent.click(within(question).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(decided).toEqual(['send n1']));
});

it('one that waits opens with its people, their orders and their reasons', async () => {
  const decided = await open('/notices/waiting/n1');
  const dialog = await screen.findByRole('dialog', { name: 'Spain' });
  const [asleep, awake] = await within(dialog).findAllByRole('listitem');
  expect(asleep).toHaveTextContent(/Nadia Amrani.*JS-1.*JS-2.*SMS.*quiet hours there.*08:00/);
  expect(awake).toHaveTextContent(/Salma Idrissi.*JS-3.*Chat.*leaves at.*16:42/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Do not send' }));
  const question = await screen.findByRole('dialog', { name: 'Do not send?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Do not send' }));
  await waitFor(() => expect(decided).toEqual(['hold n1']));
  expect(await screen.findByText('No notice waits')).toBeVisible();
});

it('who opens one that has left meanwhile is notified', async () => {
  // The framework logs each rejected call in development mode.
  vi.mocked(console.error).mockImplementation(() => undefined);
  await open('/notices/waiting/n1', { rows: [] });
  expect(await screen.findByText(/does not wait any more/)).toBeVisible();
});

it('on a phone each stands on a card with both decisions', async () => {
  await open('/notices/waiting', { width: 390 });
  const card = await screen.findByRole('listitem');
  expect(card).toHaveTextContent(/Spain.*12 people will be told.*2 are left out.*Pause: 8/);
  expect(within(card).getAllByRole('button')).toHaveLength(2);
});

it('an empty list says how notices come here, and where they are switched on', async () => {
  await open('/notices/waiting', { rows: [] });
  expect(await screen.findByText(/it stands here until it leaves/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Automatic notices' })).toHaveAttribute(
    'href',
    '/notices',
  );
});

it('the list of notices says how many wait and leads to them, and is silent otherwise', async () => {
  await open('/notices');
  const line = await screen.findByRole('alert');
  expect(line).toHaveTextContent(/1 notice waits for 12 people; the first .*16:42/);
  expect(within(line).getByRole('link', { name: 'See what waits' })).toHaveAttribute(
    'href',
    '/notices/waiting',
  );
});

it('the list of notices says nothing where none waits', async () => {
  await open('/notices', { rows: [] });
  await screen.findByText('Nothing here yet');
  expect(screen.queryByRole('alert')).toBeNull();
});
