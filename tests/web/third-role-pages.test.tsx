import { join } from 'node:path';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { TestMemoryRouter } from 'react-admin';
import type { NavigateFunction } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { front } from '../../src/i18n/front/en.ts';
import { createI18nProvider } from '../../src/providers/i18n-provider.ts';
import { type SessionUser, storeSession } from '../../src/providers/session.ts';
import { type Client, clientOf } from '../support/client.ts';
import { applyRolePage } from '../support/documented-role.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import { dataFolder, type StartedServer, startProcess } from '../support/started-server.ts';
import { setScreenWidth } from '../support/web.tsx';

// The client and the server are what somebody has who followed docs/adding-a-role.md, and no more.
vi.mock('../../domain/roles/roles.ts', async () => {
  const { rolesOfPage } = await import('../support/documented-role.ts');
  return rolesOfPage();
});

const START_MS = 180_000;
const PASSWORD = 'drei Esel am Brunnen';
const DRIVER = {
  firstName: 'Driss',
  lastName: 'Fahrer',
  phone: '+212661000001',
  password: PASSWORD,
  role: 'driver',
};
const CUSTOMER = { firstName: 'Salma', lastName: 'Muster', phone: '+212661000002' };

let project: ProjectCopy;
let data: Awaited<ReturnType<typeof dataFolder>>;
let server: StartedServer;
let order = '';
let calls: { path: string; status: number | undefined }[] = [];

async function make(admin: Client, path: string, values: object): Promise<string> {
  const { status, body } = await admin.post<{ data?: { _id: string } }>(path, values);
  if (!body.data) throw new Error(`${path} was answered with ${status}: ${JSON.stringify(body)}`);
  return body.data._id;
}

beforeAll(async () => {
  project = copyProject();
  applyRolePage(project.folder);
  data = await dataFolder();
  server = await startProcess(
    { DATA_DIR: data.path },
    { start: join(project.folder, 'server/start.ts') },
  );
  const admin = await server.signIn();
  await make(admin, 'auth/users', DRIVER);
  await make(admin, 'tours', { Tname: 'Nord', Cities: ['Fes'] });
  order = await make(admin, 'commands', {
    user: await make(admin, 'auth/users', CUSTOMER),
    recipient: { firstName: 'Yassin', phone: '+212661234567', address: 'Fes, Rue 1' },
    numofpackages: 2,
  });
}, START_MS);
afterAll(async () => {
  await server?.end('SIGKILL');
  await data?.remove();
  project?.[Symbol.dispose]();
});

beforeEach(() => {
  setScreenWidth(1440);
  calls = [];
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const call: (typeof calls)[number] = { path, status: undefined };
    calls.push(call);
    try {
      const answer = await network(new URL(path, server.url), init);
      call.status = answer.status;
      return answer;
    } catch (error) {
      // A page that has been left aborts its calls.
      calls = calls.filter((one) => one !== call);
      throw error;
    }
  };
});

/** Waits until every call is answered, and expects that none was rejected. */
async function expectNoRejection(): Promise<void> {
  const answers = await waitFor(() => {
    expect(calls.filter(({ status }) => status === undefined)).toEqual([]);
    // Taken at the same moment: the page may begin another call before the test goes on.
    return calls.map(({ path, status }) => ({ path, status }));
  });
  const rejected = answers.filter(({ status }) => status !== 200);
  expect(rejected.map(({ status, path }) => `${status} ${path}`)).toEqual([]);
}

/** Opens the back office as a driver who has signed in before. */
async function openAsDriver(address: string) {
  const { phone, password } = DRIVER;
  const session = await clientOf(server.url).post<{
    token: string;
    role: string;
    user: SessionUser;
  }>('auth', { phone, password });
  const { token, role, user } = session.body;
  calls = [];
  storeSession({ token, user: { ...user, role } });
  const { App } = await import('../../src/App.tsx');
  const all = async () => en;
  const i18nProvider = createI18nProvider('en', front, {
    front: async () => front,
    first: all,
    all,
  });
  let navigate: NavigateFunction | undefined;
  render(
    <TestMemoryRouter
      initialEntries={[address]}
      navigateCallback={(given) => {
        navigate = given;
      }}
    >
      <App i18nProvider={i18nProvider} />
    </TestMemoryRouter>,
  );
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  return { menu, go: (to: string) => act(async () => navigate?.(to)) };
}

/** What each page of the menu shows once it has been answered. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  '/': /warehouse\s*1/,
  '/ToMa/validation': /0 orders/,
  '/ToMa/warehouse': /1 order.*Salma Muster/,
  '/ToMa/tracking': /0 orders/,
  '/ToDu': /0 orders/,
  '/tours': /1 entry.*Nord/,
};

/** The parts of the overview that load late would otherwise ask after the page has been left. */
const loadLateParts = () =>
  Promise.all([
    import('../../src/custom/overview/WorkList.tsx'),
    import('../../src/custom/overview/TripYields.tsx'),
    import('../../src/custom/overview/ContentCounts.tsx'),
  ]);

test('a driver opens every page of the menu, and nothing is rejected', async () => {
  await loadLateParts();
  const { menu, go } = await openAsDriver('/tours');
  const addresses = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(addresses).toEqual(Object.keys(SHOWN));
  for (const address of addresses) {
    await go(address);
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(SHOWN[address] ?? ''));
    await expectNoRejection();
    expect(document.body).not.toHaveTextContent(/could not be loaded|not allowed|Reload/);
  }
});

test('a driver finds no page of the orders by their bills, which they may not read', async () => {
  await openAsDriver('/bills');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/404|not found/i));
  await expectNoRejection();
});

test('a driver opens an order, and reads nothing that they may not know', async () => {
  await openAsDriver(`/commands/${order}/show`);
  expect(await screen.findByRole('region', { name: 'Recipient' })).toHaveTextContent('Yassin');
  expect(await screen.findByRole('region', { name: 'Payment' })).toHaveTextContent(/Total/);
  const main = screen.getByRole('main');
  const parts = within(main)
    .getAllByRole('region')
    .map((part) => part.getAttribute('aria-labelledby'));
  const names = parts.map((id) => document.getElementById(id ?? '')?.textContent);
  expect(names).toEqual(['Sender', 'Recipient', 'Parcels and delivery', 'Payment']);
  expect(main).toHaveTextContent('Not paid');
  expect(main).not.toHaveTextContent(/verified|ID |SMS|Invoice number|Further charges/);
  expect(within(main).queryByRole('link', { name: 'Salma Muster' })).toBeNull();
  await expectNoRejection();
});
