import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { AuthProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import ResourceGuide from '../../src/custom/resource-guide/ResourceGuide.tsx';
import { views } from '../../src/resources/late-registry.tsx';
import { renderPage, setScreenWidth } from '../support/web.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ORIGIN = window.location.origin;
const DESCRIBED = {
  paths: {
    '/api/v1/tours': {
      post: { summary: 'Create a record of tours.', 'x-rules': ['endsAfterItStarts'] },
    },
  },
};

type Options = { path?: string; described?: object | null };

async function open({ path = '/resources/tours', described = DESCRIBED }: Options = {}) {
  setScreenWidth(1280);
  server.use(
    http.get(`${ORIGIN}/api/docs/json`, () =>
      described ? HttpResponse.json(described) : new HttpResponse(null, { status: 404 }),
    ),
  );
  await renderPage(
    <Routes>
      <Route path="/resources/:name?" element={<ResourceGuide views={views} />} />
    </Routes>,
    { path },
  );
  await screen.findByRole('heading', { level: 2 });
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

describe('an administrator who wants to try a call', () => {
  test('is led to the calls of the resource on the page of the API', async () => {
    await open();
    const link = await screen.findByRole('link', { name: /on the page of the API/ });
    expect(link).toHaveAttribute('href', '/api/docs#/tours');
  });

  test('is notified where a back end does not describe its calls', async () => {
    await open({ described: null });
    expect(await screen.findByText(/does not describe its calls/)).toBeInTheDocument();
  });
});

describe('somebody of the staff who is no administrator', () => {
  test('reads that the page is not for them', async () => {
    server.use(http.get(`${ORIGIN}/api/docs/json`, () => new HttpResponse(null, { status: 404 })));
    const authProvider = {
      getPermissions: async () => 'clerk',
      getIdentity: async () => ({ id: 'u1', fullName: 'Amina Beispiel' }),
    } as unknown as AuthProvider;
    await renderPage(<ResourceGuide views={views} />, { path: '/resources', authProvider });
    expect(await screen.findByRole('alert')).toHaveTextContent('No access');
  });
});
