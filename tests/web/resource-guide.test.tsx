import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import ResourceGuide from '../../src/custom/resource-guide/ResourceGuide.tsx';
import { views } from '../../src/resources/late-registry.tsx';
import { renderPage } from '../support/web.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ORIGIN = window.location.origin;
const CREATE = {
  summary: 'Create a record of tours.',
  'x-rules': ['endsAfterItStarts'],
  requestBody: {
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ToursCreation' },
      },
    },
  },
};
const DESCRIBED = {
  components: {
    schemas: {
      ToursCreation: { required: ['Tname'], properties: { Tname: { type: 'string' } } },
    },
  },
  paths: {
    '/api/v1/tours': { get: { summary: 'List tours.' }, post: CREATE },
    '/api/v1/tours/{id}': { get: { summary: 'Read one.' } },
    '/api/v1/users': { get: { summary: 'No call of tours.' } },
  },
};

type Options = { path?: string; described?: object | null };

async function open({ path = '/resources/tours', described = DESCRIBED }: Options = {}) {
  const sent: { method: string; url: string; body: unknown }[] = [];
  server.use(
    http.get(`${ORIGIN}/api/docs/json`, () =>
      described ? HttpResponse.json(described) : new HttpResponse(null, { status: 404 }),
    ),
    http.all(`${ORIGIN}/api/v1/*`, async ({ request }) => {
      const text = await request.text();
      const { pathname, search } = new URL(request.url);
      sent.push({
        method: request.method,
        url: `${pathname}${search}`,
        body: text && JSON.parse(text),
      });
      return HttpResponse.json({ status: 'error', code: 'record.invalid' }, { status: 422 });
    }),
  );
  await renderPage(
    <Routes>
      <Route path="/resources/:name?" element={<ResourceGuide views={views} />} />
    </Routes>,
    { path },
  );
  await screen.findByRole('heading', { level: 2 });
  return sent;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('an administrator who opens the page of resources', () => {
  test('finds every registered resource, by its name or by one of its fields', async () => {
    await open();
    const index = within(screen.getByRole('navigation'));
    expect(index.getAllByRole('button')).toHaveLength(views.length);
    await userEvent.type(screen.getByRole('searchbox'), 'weigthPrice');
    expect(index.getAllByRole('button')).toHaveLength(1);
    await userEvent.type(screen.getByRole('searchbox'), ' of nothing');
    expect(screen.getByText(/No resource has this/)).toBeInTheDocument();
  });

  test('reads the fields, the access, the rules and the lists as they are declared', async () => {
    await open();
    const name = section('Fields').getByText('Tname').closest('tr');
    expect(name).toHaveTextContent('required, max: 40, search, unique');
    expect(section('Fields').getByText('citiesStatus.city')).toBeInTheDocument();
    const listing = section('Access').getByRole('rowheader', { name: 'list' }).closest('tr');
    expect(listing).toHaveTextContent('yesonly status = open | closedonly status = open | closed');
    expect(
      await section('Rules over several fields').findByText('endsAfterItStarts'),
    ).toBeVisible();
    expect(section('Lists').getByRole('link', { name: '/tours' })).toBeInTheDocument();
  });

  test('chooses another resource and has its address', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^FAQ/ }));
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('FAQ faq');
  });
});

describe('an administrator who tries a call', () => {
  const openCall = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Try: ${name}` }));
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  test('reads at once, and sees the answer as it came', async () => {
    const sent = await open();
    await openCall('GET tours');
    await send();
    expect(await screen.findByText(/^422 in \d+ ms$/)).toBeInTheDocument();
    expect(screen.getByText(/"record.invalid"/)).toBeInTheDocument();
    expect(sent).toEqual([{ method: 'GET', url: '/api/v1/tours?limit=2', body: '' }]);
  });

  test('must confirm a call that changes something, which begins with the required values', async () => {
    const sent = await open();
    await openCall('POST tours');
    await send();
    const question = await screen.findByRole('dialog', { name: 'Send POST tours ?' });
    expect(sent).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ method: 'POST', url: '/api/v1/tours', body: { Tname: '' } });
  });

  test('learns of a placeholder and of broken JSON, and nothing is sent', async () => {
    const sent = await open();
    await openCall('GET tours/{id}');
    await send();
    expect(screen.getByText('Put an id in the place of {id}.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close: GET tours/{id}' }));
    await openCall('POST tours');
    const body = screen.getByRole('textbox', { name: 'Body (JSON)' });
    await userEvent.clear(body);
    await userEvent.type(body, 'nonsense');
    await send();
    expect(screen.getByText(/This is not valid JSON/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('is notified where a back end does not describe its calls', async () => {
    await open({ described: null });
    expect(await screen.findByText(/does not describe its calls/)).toBeInTheDocument();
  });
});
