import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GetListParams, memoryStore } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SETUP_STEPS, type Setup } from '../../domain/setup/setup-steps.ts';
import { WORK_LINES, type WorkLine } from '../../domain/worklist/work-lines.ts';
import OverviewPage from '../../src/custom/overview/OverviewPage.tsx';
import { listAddress } from '../../src/kit/list/list-address.ts';
import { MenuContext } from '../../src/kit/menu.ts';
import type { SetupChange } from '../../src/providers/setup-methods.ts';
import { sideMenu } from '../../src/resources/registry.tsx';
import { renderPage, type Surroundings, setScreenWidth } from '../support/web.tsx';

type Filter = Record<string, unknown>;

const ordersAt = ({ tripGroup, commandMode, finish, paid, verified }: Filter): number => {
  if (paid === 'false') return 3;
  if (verified === 'false') return 5;
  // Sixty-four wait; ninety have arrived.
  if (tripGroup === 'B') return finish === false ? 64 : 154;
  return commandMode === 'Validation' ? 1200 : commandMode === 'facturation' ? 118 : 231;
};

const requested: { resource: string; params: GetListParams }[] = [];
const KILOGRAM = [{ id: 'w1', weigthPrice: '1,75' }] as never[];
const getList = async (resource: string, params: GetListParams) => {
  requested.push({ resource, params });
  if (resource === 'weigthprice') return { data: KILOGRAM, total: 1 };
  return { data: [], total: resource === 'commands' ? ordersAt(params.filter) : 7 };
};
const trip = { id: 't1', name: 'A', status: 3, finish: false };
const getTripByName = async (name: string) => (name === 'A' ? trip : undefined);

const show = (around: Surroundings) =>
  renderPage(
    <MenuContext.Provider value={sideMenu}>
      <OverviewPage />
    </MenuContext.Provider>,
    { store: memoryStore({ 'setup.phase': { isEmpty: false, isSettingUp: false } }), ...around },
  );

const card = async (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  setScreenWidth(1440);
  requested.length = 0;
});

describe('the overview', () => {
  test('shows how many orders are at each stage, and links there', async () => {
    await show({ dataProvider: { getList, getTripByName } });
    const stages = screen.getByRole('region', { name: 'Orders by stage' });
    expect(await within(stages).findByText('1,200')).toBeVisible();
    expect(await card(/^Validation/)).toHaveAttribute('href', listAddress('/ToMa/validation', {}));
    expect(await card(/^warehouse.*118/)).toHaveAttribute(
      'href',
      listAddress('/ToMa/warehouse', {}),
    );
    expect(await card(/^Tracking.*231/)).toHaveAttribute('href', listAddress('/ToMa/tracking', {}));
    expect(await card(/^From Morocco.*64/)).toHaveAttribute('href', listAddress('/ToDu', {}));
    const unverified = await card(/5 not verified/);
    expect(unverified).toHaveAttribute(
      'href',
      listAddress('/ToMa/warehouse', { verified: 'false' }),
    );
    const [unpaid] = await screen.findAllByRole('link', { name: /unpaid/ });
    expect(unpaid).toHaveAttribute('href', listAddress('/ToMa/validation', { paid: 'false' }));
  });

  test('requests one row of each list, never the whole lists', async () => {
    await show({ dataProvider: { getList, getTripByName } });
    await screen.findByText('1,200');
    expect(requested.length).toBeGreaterThan(0);
    for (const { params } of requested) expect(params.pagination).toEqual({ page: 1, perPage: 1 });
  });

  test('shows the step of each open trip, and which group has none', async () => {
    await show({ dataProvider: { getList, getTripByName } });
    expect(await card(/^To Morocco.*Crossing in Spain.*Step 4 of 7/)).toBeVisible();
    expect(await card(/^From Morocco.*No trip is open/)).toBeVisible();
  });

  test('notes a visit once, even if the back end rejects it', async () => {
    const noted: string[] = [];
    const keepPreference = async ({ key }: { key: string }) => {
      noted.push(key);
      // The page has shown the visit by then, and takes it back.
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('rejected');
    };
    const getPreferences = async () => [];
    await show({ dataProvider: { getList, getTripByName, getPreferences, keepPreference } });
    await waitFor(() => expect(noted).toEqual(['overview:visit']));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(noted).toEqual(['overview:visit']);
  });

  test('uses the digits and texts of the language', async () => {
    await show({ locale: 'de', dataProvider: { getList, getTripByName } });
    expect(await screen.findByText('1.200')).toBeVisible();
    expect(await card(/ungeprüft/)).toBeVisible();
  });

  test('says which figures a back end did not return, and shows the others', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined); // react-admin logs the failure.
    const failing = async (resource: string, params: GetListParams) => {
      if (params.filter.commandMode === 'tracking') throw new Error('no');
      return getList(resource, params);
    };
    await show({ dataProvider: { getList: failing, getTripByName } });
    expect(await screen.findByText('1,200')).toBeVisible();
    const missing = await screen.findByRole(
      'img',
      { name: /could not be loaded/ },
      { timeout: 60_000 },
    );
    expect(missing.closest('a')).toHaveAttribute('href', listAddress('/ToMa/tracking', {}));
  });

  test('has a small counter for each of the contents, all from one call', async () => {
    const counted: string[] = [];
    const getCounts = async () => {
      counted.push('all');
      return {
        users: { count: 412, states: { active: 410, blocked: 2 } },
        tours: { count: 8, states: { planned: 2, open: 5, closed: 1 } },
        appointments: { count: 31 },
        prices: { count: 12 },
        gallery: { count: 24 },
        Infos: { count: 9, states: { draft: 2, scheduled: 1, published: 4, expired: 2 } },
        advertisement: { count: 5, states: { draft: 0, scheduled: 0, published: 5, expired: 0 } },
        reviews: { count: 40 },
        faq: { count: 17 },
        agb: { count: 3 },
        impressum: { count: 1 },
        privacy: { count: 2 },
      };
    };
    await show({ dataProvider: { getList, getTripByName, getCounts } });
    const contents = await screen.findByRole('region', { name: 'Contents' });
    expect(await within(contents).findByText('31')).toBeVisible();
    // Eight contents; and of news, what is a draft and what is scheduled.
    expect(within(contents).getAllByRole('link')).toHaveLength(10);
    expect(within(contents).queryByRole('link', { name: /Gallery|FAQ/ })).toBeNull();
    const prices = within(contents).getByRole('link', { name: /Prices/ });
    await waitFor(() => expect(prices).toHaveTextContent(/€1\.75.* per kg12$/));
    const news = within(contents).getByRole('link', { name: /Infos/ });
    expect(news).toHaveTextContent(/9$/);
    expect(news).toHaveAttribute('href', listAddress('/Infos', {}));
    const drafts = within(contents).getByRole('link', { name: '2 drafts' });
    expect(drafts).toHaveAttribute('href', listAddress('/Infos', { state: 'draft' }));
    expect(within(contents).getByRole('link', { name: '1 scheduled' })).toBeVisible();
    expect(await card(/^Users.*412/)).toBeVisible();
    const blocked = await card(/^2 blocked/);
    expect(blocked).toHaveAttribute('href', listAddress('/users', { status: 'blocked' }));
    expect(counted).toEqual(['all']);
    // Orders are counted by filters of their own; the price of a kilogram is no number of records.
    expect(new Set(requested.map(({ resource }) => resource))).toEqual(
      new Set(['commands', 'weigthprice']),
    );
  });

  test('reads the counters from lists where a back end has no such call', async () => {
    await show({ dataProvider: { getList, getTripByName, getCounts: async () => undefined } });
    const contents = await screen.findByRole('region', { name: 'Contents' });
    await waitFor(() => expect(within(contents).getAllByText('7')).toHaveLength(8));
    for (const { params } of requested) expect(params.pagination).toEqual({ page: 1, perPage: 1 });
  });
});

describe('the work list of the overview', () => {
  const line = (name: WorkLine['line'], rest: Partial<WorkLine> = {}): WorkLine => ({
    line: name,
    count: 3,
    oldest: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    filter: {},
    snoozedUntil: null,
    assignedTo: null,
    ...rest,
  });
  const lines = [
    line('toAnswer', { count: 2, assignedTo: { _id: 'u7', name: 'Karim Beispiel' } }),
    line('unpaid', { count: 1289, due: '28420.50', filter: { paid: 'false' } }),
    line('noIdentity', { count: 0 }),
    line('failedMessages', { snoozedUntil: '2099-01-01T06:00:00.000Z' }),
  ];
  const trips = [
    {
      _id: 't1',
      name: 'A',
      description: null,
      status: 3,
      stepSince: '2026-11-20T08:00:00.000Z',
      cities: Array.from({ length: 11 }, (_, at) => ({
        city: at === 0 ? '' : `Stadt ${at}`,
        orders: 1,
        packages: 20 - at,
        weight: 10.5,
      })),
    },
  ] as const;
  const changed: unknown[] = [];
  const worklist = {
    getList,
    getTripByName,
    getPreferences: async () => [],
    keepPreference: async () => undefined,
    getWorklist: async () => ({ lines, trips }),
    getTripYields: async () => [],
    changeWorkLine: async (...args: unknown[]) => {
      changed.push(args);
    },
  };
  const work = async () => screen.findByRole('region', { name: 'To do' });

  test('leads from each number to exactly its records, and leaves out what is done', async () => {
    await show({ dataProvider: worklist });
    const unpaid = await within(await work()).findByRole('link', { name: 'orders not paid' });
    expect(unpaid).toHaveAttribute('href', listAddress('/commands', { paid: 'false' }));
    const rows = within(await work()).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(/^2customers wait.*3 days.*Karim Beispiel/);
    expect(rows[1]).toHaveTextContent(/^1,289orders not paid.*€28,420\.50/);
    const waiting = within(await work()).getByRole('link', { name: /wait for an answer/ });
    expect(waiting).toHaveAttribute('href', '/chat?show=unanswered');
  });

  test('says how far a trip is loaded, since when it is at its step, and leads to its page', async () => {
    const trip = { _id: 't7', status: 1, loaded: 428 };
    const oldest = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const lines = [line('tripA', { count: 461, oldest, trip })];
    await show({ dataProvider: { ...worklist, getWorklist: async () => ({ lines, trips: [] }) } });
    const link = await screen.findByRole('link', { name: 'parcels for the trip to Morocco' });
    expect(link).toHaveAttribute('href', '/trips/t7/show');
    const [row] = within(await work()).getAllByRole('listitem');
    expect(row).toHaveTextContent(/^461parcels.*loaded 428 of 461.*at this step for 3 days/);
  });

  test('shows eight lines, and folds the others below them', async () => {
    const lines = WORK_LINES.slice(0, 10).map((name) => line(name));
    await show({ dataProvider: { ...worklist, getWorklist: async () => ({ lines, trips: [] }) } });
    const region = within(await work());
    expect(await region.findAllByRole('listitem')).toHaveLength(8);
    const fold = region.getByRole('button', { name: '2 more' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    expect(region.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(region.getByRole('button', { name: 'Show fewer' }));
    expect(region.getAllByRole('listitem')).toHaveLength(8);
  });

  test('puts what is next first, and flags in words and shape what has waited too long', async () => {
    await show({ dataProvider: worklist });
    await within(await work()).findByRole('link', { name: 'orders not paid' });
    const [next, later] = within(await work()).getAllByRole('listitem');
    expect(next).toHaveAttribute('aria-current', 'step');
    expect(within(next as HTMLElement).getByTitle('waited too long')).toBeInTheDocument();
    expect(later).not.toHaveAttribute('aria-current');
    expect(later?.querySelector('[data-urgency]')).toBeNull();
  });

  test('hides what is snoozed behind its number, and shows it again on request', async () => {
    await show({ dataProvider: worklist });
    const snoozed = await screen.findByRole('button', { name: '1 snoozed' });
    expect(screen.queryByText('messages failed')).toBeNull();
    await userEvent.click(snoozed);
    expect(screen.getByRole('link', { name: 'messages failed' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /to somebody: messages failed/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show again' }));
    expect(changed.at(-1)).toEqual(['failedMessages', { snoozedUntil: null }]);
  });

  test('gives a line to its reader with two clicks', async () => {
    await show({ dataProvider: worklist });
    await userEvent.click(await screen.findByRole('button', { name: /to somebody: orders not/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Me' }));
    expect(changed.at(-1)).toEqual(['unpaid', { assignedTo: expect.any(String) }]);
  });

  test('adds up what a trip carries, also of the cities that it does not name', async () => {
    await show({ dataProvider: worklist });
    const table = await screen.findByRole('table', { name: 'To Morocco' });
    expect(within(table).getByRole('row', { name: /^No city 20 10.5$/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: /^3 other cities/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: /^Total 165 115.5$/ })).toBeVisible();
  });

  test('is not there where the back end has none', async () => {
    await show({ dataProvider: { ...worklist, getWorklist: async () => undefined } });
    await screen.findByText('1,200');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'To do' })).toBeNull());
  });

  test('says that it could not be loaded, and loads it again', async () => {
    let isBroken = true;
    const getWorklist = async () => {
      if (isBroken) throw new Error('no');
      return { lines, trips };
    };
    await show({ dataProvider: { ...worklist, getWorklist } });
    await screen.findByText(/could not be loaded\.$/);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'orders not paid' })).toBeVisible();
  });
});

describe('the overview of an installation that is being set up', () => {
  const settled = { isDone: false, isSkipped: false };
  const begun = (change: Partial<Setup> = {}): Setup => ({
    isEmpty: true,
    isOver: false,
    latestOrder: null,
    steps: SETUP_STEPS.map((step) => ({ step, ...settled, isDone: step === 'company' })),
    ...change,
  });
  /** An office whose server remembers what is skipped. */
  const office = (start: Setup) => {
    let setup = start;
    const changes: SetupChange[] = [];
    return {
      changes,
      dataProvider: {
        getList,
        getTripByName,
        getSetup: async () => setup,
        changeSetup: async (change: SetupChange) => {
          changes.push(change);
          const { isOver = setup.isOver, skipped = {} } = change;
          setup = {
            ...setup,
            isOver,
            steps: setup.steps.map((state) => ({
              ...state,
              isSkipped: skipped[state.step] ?? state.isSkipped,
            })),
          };
          return setup;
        },
      },
    };
  };
  const visit = (start: Setup, around: Surroundings = {}) => {
    const { dataProvider, changes } = office(start);
    return { changes, shown: show({ dataProvider, store: memoryStore(), ...around }) };
  };
  const list = () => screen.findByRole('region', { name: 'Set-up' });

  test('shows the steps and no zeros', async () => {
    await visit(begun()).shown;
    const steps = within(await list()).getAllByRole('listitem');
    expect(steps).toHaveLength(SETUP_STEPS.length);
    expect(within(await list()).getByText('1 of 7 steps')).toBeVisible();
    expect(steps[0]).toHaveTextContent('CompanyDone');
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(way('Add a price')).toBe('/prices/create');
    expect(way('Add a colleague')).toBe('/users/create?role=admin');
    // There is no order yet that could be invoiced.
    expect(screen.queryByRole('link', { name: 'Go to the order' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Orders by stage' })).toBeNull();
    expect(requested).toEqual([]);
  });

  test('skips a step, brings it back, and keeps the focus where it is', async () => {
    const { changes, shown } = visit(begun());
    await shown;
    await userEvent.click(within(await list()).getByRole('button', { name: 'Skip: Tour' }));
    const back = await screen.findByRole('button', { name: 'Do it after all: Tour' });
    expect(back).toHaveFocus();
    expect(screen.getByText('2 of 7 steps')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add a tour' })).toBeNull();
    await userEvent.click(back);
    expect(await screen.findByRole('link', { name: 'Add a tour' })).toBeVisible();
    expect(changes).toEqual([{ skipped: { tour: true } }, { skipped: { tour: false } }]);
  });

  test('gives way to the day of work once nothing is left', async () => {
    const steps = SETUP_STEPS.map((step) => ({ step, ...settled, isDone: step !== 'colleague' }));
    await visit(begun({ isEmpty: false, latestOrder: 'o1', steps })).shown;
    expect(await screen.findByText('1,200')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Contents' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Skip: Colleague' }));
    expect(await screen.findByRole('region', { name: 'Contents' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Set-up' })).toBeNull();
  });

  test('says what is missing where the list was put away before there were orders', async () => {
    await visit(begun()).shown;
    await userEvent.click(within(await list()).getByRole('button', { name: /^Put the list/ }));
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add an order' })).toBeVisible();
  });

  test('is the usual one where the back end does not know of it', async () => {
    const dataProvider = { getList, getTripByName, getSetup: async () => undefined };
    await show({ dataProvider, store: memoryStore() });
    expect(await screen.findByText('1,200')).toBeVisible();
  });
});
