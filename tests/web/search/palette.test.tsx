import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthProvider, memoryStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Found } from '../../../domain/search/found.ts';
import { foundRun, searchOpening } from '../../../src/custom/search/opening.ts';
import { SearchBox } from '../../../src/custom/search/SearchBox.tsx';
import { MenuContext } from '../../../src/kit/menu.ts';
import { loadDefinitions } from '../../../src/providers/resource-path.ts';
import { sideMenu } from '../../../src/resources/registry.tsx';
import { renderPage, type Surroundings, setScreenWidth } from '../../support/web.tsx';

const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => 'admin',
  getIdentity: async () => ({ id: 'u1', fullName: 'Amina Beispiel', role: 'admin' }),
};

const order = (number: number, place: 'validation' | 'arrived' | 'bin') => ({
  _id: `id-${number}`,
  billCode: `JS-${number}`,
  place,
  sender: 'Fatima Senderin',
  recipient: 'Yassin Empfang',
  city: 'Fes',
  paid: false,
  createdAt: '2026-11-26T09:00:00.000Z',
});

const FOUND: Found = {
  groups: [
    {
      kind: 'orders',
      count: 3,
      isMore: false,
      isExact: false,
      hits: [order(1, 'validation'), order(2, 'arrived'), order(3, 'bin')],
    },
    {
      kind: 'customers',
      count: 1,
      isMore: false,
      isExact: false,
      hits: [{ _id: 'c1', code: 'K-1', name: 'Fatima Senderin', phone: null, city: null }],
    },
  ],
  places: [
    { place: 'validation', count: 1 },
    { place: 'arrived', count: 1 },
    { place: 'bin', count: 1 },
  ],
  isOfLatest: false,
};
const NOTHING: Found = { groups: [], places: [], isOfLatest: false };

const search = async (q: string, _options: { signal?: AbortSignal }): Promise<Found | undefined> =>
  q === 'fatima' ? FOUND : NOTHING;
const searchEverything = vi.fn(search);

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

const show = (around: Surroundings = {}) =>
  renderPage(
    <MenuContext.Provider value={sideMenu}>
      <SearchBox />
      <input aria-label="Notes" />
      <Address />
    </MenuContext.Provider>,
    {
      authProvider,
      dataProvider: {
        searchEverything,
        hasBin: async () => true,
        getOne: async () => ({ data: { id: 'c1', firstName: 'Fatima', lastName: 'Senderin' } }),
      } as never,
      ...around,
    },
  );

beforeEach(() => {
  setScreenWidth(1440);
  searchEverything.mockReset().mockImplementation(search);
  searchOpening.close();
});

const box = () => screen.findByRole('combobox', { name: 'Search everything' });
const chosen = () => screen.getByRole('option', { selected: true });
const address = () => screen.getByTestId('address').textContent;

describe('a clerk with a keyboard', () => {
  test('opens the search with Ctrl+K and the first hit with Enter', async () => {
    await show();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await box(), 'fatima{Enter}');
    await waitFor(() => expect(address()).toBe('/commands/id-1/show'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens it with a slash, but not while typing', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Notes'), 'und/oder');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByLabelText('Notes')).toHaveValue('und/oder');
    screen.getByLabelText('Notes').blur();
    await userEvent.keyboard('/');
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('');
  });

  test('loses no letter that is typed before the box is there', async () => {
    await show();
    act(() => {
      for (const key of '/fati') {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
    });
    expect(await box()).toHaveValue('fati');
    await userEvent.type(await box(), 'ma{Enter}');
    await waitFor(() => expect(address()).toBe('/commands/id-1/show'));
  });

  test('moves through all groups with the arrows, while the focus stays in the box', async () => {
    await show();
    searchOpening.open('fatima');
    const input = await box();
    const list = screen.getByRole('listbox');
    await within(list).findByRole('group', { name: 'Customers' });
    expect(chosen()).toHaveTextContent('JS-1');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toHaveTextContent('JS-3');
    expect(chosen()).toHaveTextContent('Bin');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('Fatima Senderin');
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(chosen()).toHaveTextContent('New order for');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/');
  });

  test('begins a new order for a customer who was found', async () => {
    await show();
    searchOpening.open('fatima');
    await box();
    await userEvent.click(
      (await screen.findAllByRole('option', { name: /New order for/ }))[1] as HTMLElement,
    );
    await waitFor(() => expect(address()).toBe('/commands/create'));
  });

  test('marks the order paid whose code was typed, and stays on the page', async () => {
    const hits = [order(2, 'arrived')];
    const exact = {
      ...FOUND,
      places: [],
      groups: [{ ...FOUND.groups[0], count: 1, isExact: true, hits }],
    };
    searchEverything.mockResolvedValue(exact as Found);
    const notes: unknown[] = [];
    const notePayments = vi.fn(async ([note]: readonly { id: string; paid: boolean }[]) => {
      notes.push(note);
      const paid = note?.paid ?? false;
      return {
        payments: [{ id: note?.id, __v: 4, paid, paidVia: paid ? 'cash' : null, changed: true }],
        failed: [],
      };
    });
    const record = { id: 'id-2', _id: 'id-2', __v: 3, billCode: 'JS-2', paid: false, payment: 1 };
    const dataProvider = {
      searchEverything,
      notePayments,
      hasBin: async () => true,
      getMany: vi.fn(async () => ({ data: [record] })),
      getList: async () => ({ data: [record], total: 1 }),
    };
    await show({ dataProvider: dataProvider as never });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await box(), 'JS-2');
    await screen.findByRole('option', { name: /Mark .*JS-2.* paid/ });
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent(/Mark .*JS-2.* paid/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(notes).toEqual([{ id: 'id-2', paid: true, via: 'cash' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/');
    // Whoever signs in next in this tab repeats nothing of it.
    cleanup();
    dataProvider.getMany.mockClear();
    await show({ dataProvider: dataProvider as never });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(dataProvider.getMany).not.toHaveBeenCalled();
    expect(notes).toHaveLength(1);
  });

  test('is offered to send an order on from where it is, and nothing for one in the bin', async () => {
    await show();
    searchOpening.open('fatima');
    await box();
    const actions = await screen.findByRole('group', { name: 'Actions' });
    const names = within(actions)
      .getAllByRole('option')
      .map(({ textContent }) => textContent ?? '');
    const of = (code: string) => names.filter((name) => name.includes(code)).length;
    expect([of('JS-1'), of('JS-2'), of('JS-3')]).toEqual([3, 1, 0]);
    const requested = vi.fn();
    const stop = foundRun.subscribe(requested);
    await userEvent.click(within(actions).getByRole('option', { name: /warehouse.*JS-1/i }));
    stop();
    expect(requested).toHaveBeenCalled();
    expect(foundRun.now()).toMatchObject({ id: 'id-1' });
  });

  test('opens an order in the bin there', async () => {
    await show();
    searchOpening.open('fatima');
    await userEvent.click(await screen.findByRole('option', { name: /JS-3/ }));
    expect(address()).toMatch(/^\/bin\?filter=.*JS-3/);
  });

  test('goes to a screen by its name', async () => {
    await show();
    searchOpening.open();
    await userEvent.type(await box(), 'trac{Enter}');
    await waitFor(() => expect(address()).toBe('/ToMa/tracking'));
  });

  test.each(['new order', 'create or', 'order add'])(
    'finds where to begin an order by %s',
    async (text) => {
      await show();
      searchOpening.open();
      await userEvent.type(await box(), text);
      await userEvent.click(await screen.findByRole('option', { name: 'Create Order' }));
      await waitFor(() => expect(address()).toBe('/commands/create'));
    },
  );

  test('is led nowhere to create what is only changed', async () => {
    await loadDefinitions();
    await show();
    searchOpening.open();
    await userEvent.type(await box(), 'new');
    const created = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(created).toContain('Create Order');
    expect(created.join()).not.toMatch(/setting|text/i);
  });

  test('finds what was opened last, before anything is typed', async () => {
    await show();
    searchOpening.open('fatima');
    await userEvent.click(await screen.findByRole('option', { name: /^JS-2/ }));
    searchOpening.open();
    await screen.findByRole('group', { name: 'Opened last' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      expect.stringContaining('JS-2'),
    ]);
  });
});

describe('a clerk who types on', () => {
  test('cancels the call before, and hears how much was found of what', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    searchEverything.mockImplementation(async (q, { signal }) => {
      signals.push(signal);
      if (q === 'fat') return new Promise(() => undefined);
      return FOUND;
    });
    await show();
    searchOpening.open('fat');
    await box();
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.type(await box(), 'ima');
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(
      await screen.findByText(/results: Orders 3, Customers 1, Actions 6/),
    ).toBeInTheDocument();
  });

  test('reads that nothing was found, and that the search failed', async () => {
    searchEverything.mockResolvedValueOnce(NOTHING);
    await show();
    searchOpening.open('xqz');
    await box();
    expect(await screen.findByText(/Nothing found for/)).toBeInTheDocument();
    searchEverything.mockRejectedValueOnce(new Error('down'));
    await userEvent.type(await box(), 'w');
    expect(await screen.findByText('The search did not answer.')).toBeInTheDocument();
  });
});

test('a back end that does not search everything has no box, and the keys do nothing', async () => {
  const store = memoryStore();
  store.setItem('backEnd.lacking', { lacking: ['search'], at: Date.now() });
  await show({ store });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a phone an icon opens the search over the whole screen', async () => {
  setScreenWidth(390);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  expect(await box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
