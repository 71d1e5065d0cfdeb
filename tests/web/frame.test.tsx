import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, memoryStore, Title } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Layout } from '../../src/custom/layout/Layout.tsx';
import NotFoundPage from '../../src/custom/layout/NotFoundPage.tsx';
import { SideMenu } from '../../src/custom/layout/SideMenu.tsx';
import { MenuContext } from '../../src/kit/menu.ts';
import { NOTICE_DURATION, Notices } from '../../src/kit/notices/Notices.tsx';
import { useNotice } from '../../src/kit/notices/use-notice.tsx';
import { Direction } from '../../src/providers/Direction.tsx';
import { sideMenu } from '../../src/resources/registry.tsx';
import { lightTheme } from '../../src/theme/themes.ts';
import { renderPage, type Surroundings, setScreenWidth } from '../support/web.tsx';

const logout = vi.fn<AuthProvider['logout']>(async () => undefined);
const authProvider: AuthProvider = {
  login: async () => undefined,
  logout,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  getIdentity: async () => ({ id: 'u1', fullName: 'Amina Beispiel' }),
};

const show = (page: React.ReactNode, around: Surroundings = {}) =>
  renderPage(
    <Direction>
      <MenuContext.Provider value={sideMenu}>
        <Layout>{page}</Layout>
      </MenuContext.Provider>
      <Notices />
    </Direction>,
    { authProvider, ...around },
  );

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');

beforeEach(() => {
  setScreenWidth(1440);
  logout.mockClear();
});

describe('the side menu', () => {
  test('links to every page that exists, with the names of the specification', async () => {
    await show(<p>page</p>);
    const links = linksOf(menu());
    expect(links.slice(0, 5)).toEqual([
      'Overview',
      'Validation',
      'warehouse',
      'Tracking',
      'From Morocco',
    ]);
    expect(links).toContain('Tours');
    expect(links).toContain('Users');
    expect(within(menu()).getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('names the documents in the order of the specification', async () => {
    await show(<p>page</p>);
    const documents = within(menu()).getByRole('list', { name: 'Documents' });
    expect(linksOf(documents)).toEqual(['bills', 'Tickets', 'Declarations']);
  });

  test.each([true, false])('links to the bin if the back end has one: %s', async (hasBin) => {
    const requested = Promise.withResolvers<boolean>();
    await show(<p>page</p>, { dataProvider: { hasPart: () => requested.promise } });
    expect(within(menu()).queryByRole('link', { name: 'Bin' })).toBeNull();
    requested.resolve(hasBin);
    if (hasBin) expect(await within(menu()).findByRole('link', { name: 'Bin' })).toBeVisible();
    else await expect.poll(() => linksOf(menu())).not.toContain('Bin');
  });

  test('highlights the open page at both of its addresses', async () => {
    await show(<p>page</p>, { path: '/warehouse' });
    const current = within(menu()).getAllByRole('link', { current: 'page' });
    expect(current.map((link) => link.textContent)).toEqual(['warehouse']);
  });

  test('opens and closes the pages of To Morocco, and remembers it', async () => {
    const store = memoryStore();
    await show(<p>page</p>, { store });
    const group = within(menu()).getByRole('button', { name: 'To Morocco' });
    expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(store.getItem('menu.open./ToMa')).toBe(false);
  });

  test('folds a section away for its person, and opens it again', async () => {
    const written: Record<string, unknown> = {};
    const dataProvider = {
      getPreferences: async () => [],
      keepPreference: async ({ key, value }: { key: string; value: unknown }) => {
        written[key] = value;
      },
    };
    await show(<p>page</p>, { dataProvider });
    const heading = within(menu()).getByRole('button', { name: 'Documents' });
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(heading);
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(linksOf(menu())).not.toContain('bills');
    await expect.poll(() => written['menu:arrangement']).toMatchObject({ folded: ['documents'] });
    await userEvent.click(heading);
    expect(linksOf(menu())).toContain('bills');
  });

  test('is drawn as this device knows it, and takes over what another one has set', async () => {
    const answer = Promise.withResolvers<readonly unknown[]>();
    const store = memoryStore({ 'menu:arrangement': { favourites: ['/ToMa/warehouse'] } });
    await show(<p>page</p>, { store, dataProvider: { getPreferences: () => answer.promise } });
    const favourites = within(menu()).getByRole('list', { name: 'Favourites' });
    expect(linksOf(favourites)).toEqual(['warehouse']);
    const elsewhere = { favourites: ['/tours'], sections: ['customers'], entries: ['/users'] };
    answer.resolve([{ key: 'menu:arrangement', value: elsewhere }]);
    await expect.poll(() => linksOf(menu()).slice(0, 3)).toEqual(['Overview', 'Tours', 'Users']);
    expect(linksOf(favourites)).toEqual(['Tours']);
  });

  test('is not drawn again by another address, but for the entries that it concerns', async () => {
    const drawings: string[] = [];
    const counted = sideMenu.map((group) => ({
      ...group,
      // Whether a page is there is looked up by its own entry.
      entries: group.entries.map(({ useIsThere: _, ...entry }) => ({
        ...entry,
        useCount: () => {
          drawings.push(entry.to);
          return 0;
        },
      })),
    }));
    await show(
      <MenuContext.Provider value={counted}>
        <SideMenu />
      </MenuContext.Provider>,
    );
    const [, drawn] = screen.getAllByRole('navigation', { name: 'Main menu' });
    if (!drawn) throw new Error('The menu that counts is missing.');
    await waitFor(() => expect(drawings).toContain('/tours'));
    await userEvent.click(within(drawn).getByRole('link', { name: 'Prices' }));
    drawings.length = 0;
    const tours = within(drawn).getByRole('link', { name: 'Tours' });
    await userEvent.click(tours);
    await waitFor(() => expect(tours).toHaveAttribute('aria-current', 'page'));
    expect(drawings).toEqual([]);
  });

  test('highlights a favourite once, among the favourites', async () => {
    const store = memoryStore({ 'menu:arrangement': { favourites: ['/tours'] } });
    await show(<p>page</p>, { store, path: '/tours' });
    const [current, ...others] = within(menu()).getAllByRole('link', { current: 'page' });
    expect(others).toEqual([]);
    expect(within(menu()).getByRole('list', { name: 'Favourites' })).toContainElement(
      current ?? null,
    );
  });

  test('is arranged with stars and arrow keys, and goes back to how it was delivered', async () => {
    const store = memoryStore();
    await show(<p>page</p>, { store });
    await userEvent.click(within(menu()).getByRole('button', { name: 'Arrange the menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Favourite: Declarations' }));
    const [star] = screen.getAllByRole('button', { name: 'Favourite: Declarations' });
    expect(star).toHaveAttribute('aria-pressed', 'true');
    const documents = () => within(menu()).getByRole('list', { name: 'Documents' });
    within(documents()).getByRole('button', { name: 'Move: bills' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText(/bills.* is at place 2 of 3\.$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(within(documents()).getByRole('button', { name: 'Move: bills' })).toHaveFocus(),
    );
    within(menu()).getByRole('button', { name: 'Move: Documents' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(within(menu()).getByRole('button', { name: 'Done' }));
    expect(linksOf(menu()).slice(0, 5)).toEqual([
      'Overview',
      'Declarations',
      'Tickets',
      'Declarations',
      'bills',
    ]);
    await userEvent.click(within(menu()).getByRole('button', { name: 'Arrange the menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'As delivered' }));
    await userEvent.click(within(menu()).getByRole('button', { name: 'Done' }));
    expect(linksOf(menu()).slice(0, 2)).toEqual(['Overview', 'Validation']);
  });

  test('narrows to icons that keep their names', async () => {
    await show(<p>page</p>);
    await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    const tracking = within(menu()).getByRole('link', { name: 'Tracking' });
    expect(tracking).toHaveTextContent('');
    expect(screen.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
    await userEvent.hover(tracking);
    expect(await screen.findByRole('tooltip', { name: 'Tracking' })).toBeInTheDocument();
  });

  test('lies over the page on a phone, and closes once a page is chosen', async () => {
    setScreenWidth(390);
    await show(<p>page</p>);
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    await screen.findByRole('navigation');
    await userEvent.click(within(menu()).getByRole('link', { name: 'Tracking' }));
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });

  test('lets a clerk log out', async () => {
    await show(<p>page</p>);
    await userEvent.click(within(menu()).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
  });

  test('names the pages about customers in the order of the specification', async () => {
    await show(<p>page</p>);
    const customers = within(menu()).getByRole('list', { name: 'Tours and customers' });
    expect(linksOf(customers)).toEqual(['Appointments', 'Prices', 'Tours', 'Users', 'Chat']);
  });

  test('names the contents in the order of the specification, and ours after them', async () => {
    await show(<p>page</p>);
    const contents = within(menu()).getByRole('list', { name: 'Content' });
    expect(linksOf(contents).slice(0, 8)).toEqual([
      'Gallery',
      'Infos',
      'Advertisement',
      'Reviews',
      'AGB',
      'Impressum',
      'Privacy',
      'FAQ',
    ]);
  });
});

describe('the top bar', () => {
  test('shows the section as the first heading of the page', async () => {
    await show(<Title title="Overview" />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Overview');
    await waitFor(() => expect(document.title).toBe('Overview · Jisr'));
  });

  test('changes the language, and with Arabic the direction of the page', async () => {
    await show(<p>page</p>);
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
    expect(await screen.findByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await userEvent.click(screen.getByRole('button', { name: 'اللغة' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect(await screen.findByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(document.documentElement).toHaveAttribute('lang', 'de');
  });

  test('changes the appearance and returns it to the device’s preference', async () => {
    const store = memoryStore();
    await show(<p>page</p>, { store });
    await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(store.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
    await userEvent.click(
      await screen.findByRole('menuitemradio', { name: 'Same as this device' }),
    );
    expect(store.getItem('theme')).toBeUndefined();
  });

  test('names who is logged in', async () => {
    await show(<p>page</p>);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByText('Amina Beispiel')).toBeVisible();
  });
});

function Notifier() {
  const notice = useNotice();
  return (
    <button type="button" onClick={() => notice('trips.created', { args: { name: 'A' } })}>
      create
    </button>
  );
}

describe('a notice', () => {
  test('stays at the top centre for 2000 ms, and its text remains for screen readers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await show(<Notifier />);
    await user.click(screen.getByRole('button', { name: 'create' }));
    const snackbar = () => document.querySelector('.MuiSnackbar-root');
    await waitFor(() => expect(snackbar()).toHaveTextContent('Groupe A Created'));
    expect(snackbar()).toHaveClass('MuiSnackbar-anchorOriginTopCenter');
    expect(NOTICE_DURATION).toBe(2000);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(snackbar()).toHaveTextContent('Groupe A Created');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(snackbar()).toBeNull());
    expect(screen.getByTestId('last-notice')).toHaveTextContent('Groupe A Created');
    vi.useRealTimers();
  });

  test('that is shown again is read again', async () => {
    await show(<Notifier />);
    const texts = () => screen.getByTestId('last-notice').firstElementChild;
    await userEvent.click(screen.getByRole('button', { name: 'create' }));
    await waitFor(() => expect(texts()).toHaveTextContent('Groupe A Created'));
    const first = texts();
    await userEvent.click(screen.getByRole('button', { name: 'create' }));
    await waitFor(() => expect(texts()).not.toBe(first));
    expect(texts()).toHaveTextContent('Groupe A Created');
  });
});

type Calls = { answer: () => Promise<unknown>; silent?: boolean };

function Reader({ answer, silent }: Calls) {
  useQuery({ queryKey: ['something'], queryFn: answer, retry: false, meta: { silent } });
  return null;
}

function Changer({ answer }: Calls) {
  const { mutate } = useMutation({ mutationFn: answer });
  return (
    <button type="button" onClick={() => mutate()}>
      save
    </button>
  );
}

function Refresher() {
  const client = useQueryClient();
  return (
    <button type="button" onClick={() => client.invalidateQueries()}>
      read again
    </button>
  );
}

describe('the loading indicator', () => {
  const overlay = () => screen.queryByRole('progressbar', { name: 'Loading' });

  test.each([
    ['succeeds', (call: PromiseWithResolvers<unknown>) => call.resolve('data')],
    ['fails', (call: PromiseWithResolvers<unknown>) => call.reject(new Error('no'))],
  ])('appears while data is read and disappears when the call %s', async (_, settle) => {
    const call = Promise.withResolvers<unknown>();
    await show(<Reader answer={() => call.promise} />);
    expect(overlay()).toBeNull();
    await waitFor(() => expect(overlay()).toBeVisible());
    await act(async () => settle(call));
    await waitFor(() => expect(overlay()).toBeNull());
  });

  test.each([
    ['succeeds', (call: PromiseWithResolvers<unknown>) => call.resolve('data')],
    ['fails', (call: PromiseWithResolvers<unknown>) => call.reject(new Error('no'))],
  ])('appears while something is saved and disappears when the call %s', async (_, settle) => {
    const call = Promise.withResolvers<unknown>();
    await show(<Changer answer={() => call.promise} />);
    const save = screen.getByRole('button', { name: 'save' });
    await userEvent.click(save);
    await waitFor(() => expect(overlay()).toBeVisible());
    expect(save).toHaveFocus();
    await act(async () => settle(call));
    await waitFor(() => expect(overlay()).toBeNull());
  });

  test('does not appear for calls that nobody waits for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const call = Promise.withResolvers<unknown>();
    await show(<Reader silent answer={() => call.promise} />);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(overlay()).toBeNull();
    vi.useRealTimers();
  });

  test('appears again when data is reloaded', async () => {
    const answers = [Promise.resolve(1), Promise.withResolvers<number>()] as const;
    let reads = 0;
    const read = () => {
      reads += 1;
      return reads === 1 ? answers[0] : answers[1].promise;
    };
    await show(
      <>
        <Reader answer={read} />
        <Refresher />
      </>,
    );
    await waitFor(() => expect(reads).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'read again' }));
    await waitFor(() => expect(overlay()).toBeVisible());
    await act(async () => answers[1].resolve(2));
    await waitFor(() => expect(overlay()).toBeNull());
  });
});

function Fragile({ state }: { state: { broken: boolean } }) {
  if (state.broken) throw new Error('drawn wrongly');
  return <p>drawn</p>;
}

describe('a page that fails', () => {
  test('leaves the menu in place and can be tried again', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const state = { broken: true };
    await show(<Fragile state={state} />);
    expect(screen.getByText('This page could not be shown')).toBeVisible();
    expect(menu()).toBeVisible();
    state.broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('drawn')).toBeVisible();
  });
});

test('somebody who opens an unknown path sees the picture and a link to the overview', async () => {
  await show(<NotFoundPage />, { path: '/nowhere' });
  expect(screen.getByRole('img', { name: /bridge that ends/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the overview' })).toHaveAttribute('href', '/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});

test('the side menu is 250 px wide and narrows to 55', () => {
  expect(lightTheme.sidebar).toEqual({ width: 250, closedWidth: 55 });
});
