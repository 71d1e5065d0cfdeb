import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { CoreAdminUI } from 'react-admin';
import { expect, it } from 'vitest';
import { CHANNELS, eachChannel } from '../../../domain/messages/channels.ts';
import type { NoticePreview, StepNotices } from '../../../domain/messages/notice-preview.ts';
import { TrackingQuestion } from '../../../src/custom/trips/TrackingQuestion.tsx';
import { toResource } from '../../../src/kit/to-resource.tsx';
import { createDataProvider } from '../../../src/providers/data-provider.ts';
import { noticesView } from '../../../src/resources/notices.tsx';
import { API } from '../../support/order-back-end.ts';
import { ownNetwork, signedInAs } from '../../support/render-orders.tsx';
import { renderPage, setScreenWidth } from '../../support/web.tsx';

const network = ownNetwork();
const noticesResource = toResource(noticesView);

const T1 = '01900000-0000-7000-8000-000000000001';
const TEMPLATE = {
  _id: T1,
  title: 'In Spain',
  use: 'notice',
  purpose: 'transactional',
  text: { en: 'Your shipment {order} is in Spain', ar: 'طلبيتكم {order} في إسبانيا' },
};

const NOTICE = {
  _id: 'n1',
  title: 'Spain',
  active: false,
  tripGroup: 'A',
  point: 'step3',
  place: 6,
  audience: 'sender',
  template: T1,
  channels: [] as string[],
  __v: 1,
};

const PREVIEW: NoticePreview = {
  recipients: [
    {
      person: 'c1',
      name: 'Nadia Amrani',
      phone: '+4915112345678',
      orders: 2,
      language: 'en',
      channel: 'sms',
      text: 'Your shipment JS-1, JS-2 is in Spain',
      segments: 1,
      cost: 750,
      from: '2026-11-24T07:00:00.000Z',
    },
    { person: 'c2', name: 'Karim Bennis', phone: null, orders: 1, skip: 'noPhone' },
    { person: 'c3', name: 'Salma Idrissi', phone: '+4915112345679', orders: 1, told: true },
  ],
  totals: {
    people: 3,
    reached: 1,
    skipped: 1,
    told: 1,
    segments: 1,
    cost: 750,
    channels: { ...eachChannel(CHANNELS, () => 0), sms: 1 },
  },
};

async function open(path: string, preview: NoticePreview | undefined = PREVIEW) {
  let stored = { ...NOTICE };
  const changes: object[] = [];
  network.use(
    http.get(`${API}/notices`, () => HttpResponse.json({ count: 1, data: [stored] })),
    http.get(`${API}/notices/n1`, () => HttpResponse.json({ data: stored })),
    http.put(`${API}/notices/n1`, async ({ request }) => {
      const change = (await request.json()) as object;
      changes.push(change);
      stored = { ...stored, ...change, __v: 2 };
      return HttpResponse.json({ data: stored });
    }),
    http.post(`${API}/notices/n1/preview`, () =>
      preview
        ? HttpResponse.json({ status: 'success', data: preview })
        : HttpResponse.json({}, { status: 404 }),
    ),
    http.get(`${API}/settings`, () => HttpResponse.json({ count: 0, data: [] })),
    http.get(`${API}/templates`, () => HttpResponse.json({ count: 1, data: [TEMPLATE] })),
    http.get(`${API}/templates/${T1}`, () => HttpResponse.json({ data: TEMPLATE })),
    http.get(`${API}/*`, () => HttpResponse.json({}, { status: 404 })),
  );
  setScreenWidth(1440);
  await renderPage(
    <CoreAdminUI requireAuth={false} disableTelemetry>
      {noticesResource}
    </CoreAdminUI>,
    {
      path,
      dataProvider: createDataProvider({ apiUrl: API, getToken: () => 'token' }),
      authProvider: signedInAs('admin'),
    },
  );
  return changes;
}

it('an administrator who switches a notice on is first shown who would get it', async () => {
  const changes = await open('/notices');
  await userEvent.click(await screen.findByRole('switch', { name: 'Switch “Spain” on' }));
  const question = await screen.findByRole('dialog', { name: 'Switch this notice on?' });
  expect(await within(question).findByText('1 person gets it')).toBeVisible();
  expect(question).toHaveTextContent(/1 has got it already · 1 is left out · 1 SMS · about/);
  expect(changes).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(changes).toEqual([{ active: true, __v: 1 }]));
  expect(await screen.findByRole('switch', { name: 'Switch “Spain” off' })).toBeChecked();
});

it('the page of a notice lists who would get what, who not and why', async () => {
  await open('/notices/n1');
  const panel = await screen.findByRole('region', { name: 'Who would get this now' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Show the list' }));
  const people = within(panel)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(people).toHaveLength(3);
  expect(people[0]).toMatch(/Nadia Amrani.*2 orders.*SMS.*JS-1, JS-2.*08:00/);
  expect(people[1]).toMatch(/Karim Bennis.*No number/);
  expect(people[2]).toMatch(/Salma Idrissi.*has got it already/);
  expect(panel).toHaveTextContent(/Sent 2 minutes after.*between 21:00 and 08:00/);
});

it('the form of a notice says that its switch takes effect only once it is saved', async () => {
  const changes = await open('/notices/n1');
  await userEvent.click(await screen.findByRole('switch'));
  const question = await screen.findByRole('dialog', { name: 'Switch this notice on?' });
  expect(question).toHaveTextContent(/Once you have saved/);
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  await userEvent.click(within(question).getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText(/Not saved yet/)).toBeVisible();
  expect(changes).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes).toMatchObject([{ active: true }]));
});

it('another back end that says nothing of it is tolerated', async () => {
  network.use(http.post(`${API}/notices/n1/preview`, () => HttpResponse.json({}, { status: 404 })));
  await open('/notices/n1', undefined);
  const panel = await screen.findByRole('region', { name: 'Who would get this now' });
  expect(panel).toBeVisible();
});

it('channels are added, moved and removed with the keyboard', async () => {
  const changes = await open('/notices/n1');
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  for (const name of ['Add WhatsApp', 'Add SMS', 'Add Chat']) await press(name);
  await press('Move SMS forward');
  await press('Remove Chat');
  await press('Save');
  await waitFor(() => expect(changes).toMatchObject([{ channels: ['sms', 'whatsapp'] }]));
});

it('the form shows what the template says in each language', async () => {
  await open('/notices/n1');
  const texts = await screen.findByRole('region', { name: 'What it says' });
  expect(texts).toHaveTextContent('Your shipment {order} is in Spain');
  expect(within(texts).getByText(/طلبيتكم/)).toHaveAttribute('dir', 'rtl');
  expect(within(texts).getAllByText(/Not written in this language/)).toHaveLength(2);
});

async function requestTransition(planned: StepNotices | undefined) {
  network.use(
    http.get(`${API}/notices/step`, () =>
      planned
        ? HttpResponse.json({ status: 'success', data: planned })
        : HttpResponse.json({}, { status: 404 }),
    ),
  );
  await renderPage(
    <TrackingQuestion
      wish={{ kind: 'update', step: 3 }}
      trip={{ name: 'A', status: 2 }}
      busy={false}
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
    {
      dataProvider: createDataProvider({ apiUrl: API, getToken: () => 'token' }),
      authProvider: signedInAs('admin'),
    },
  );
  return screen.findByRole('dialog', { name: 'Update Tracking ?' });
}

it('the question before a trip is moved says what will be sent, and when', async () => {
  const moment = '2026-03-18T15:42:00.000Z';
  const question = await requestTransition({ notices: 3, people: 42, from: moment, until: moment });
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    /3 notices to 42 customers will be sent at .*16:42/,
  );
  expect(within(question).getByRole('button', { name: 'Update' })).toBeEnabled();
});

it('the question is the plain one where nothing is sent, and where the back end does not say', async () => {
  const question = await requestTransition(undefined);
  expect(await within(question).findByRole('button', { name: 'Update' })).toBeEnabled();
  expect(within(question).queryByRole('alert')).toBeNull();
});
