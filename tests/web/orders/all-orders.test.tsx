import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROW_HEIGHTS } from '../../../src/theme/density.ts';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

const COUNT = 400;
const ROW_HEIGHT = ROW_HEIGHTS.comfortable;
/** The allowed numbers, independent of the screen; bench/all-orders.ts measures the times. */
const MOST_ELEMENTS = 120;

let backEnd: ReturnType<typeof orderBackEnd>;
beforeAll(() => {
  const orders = Array.from({ length: COUNT }, (_, at) =>
    orderOf({ billCode: `A-${String(at).padStart(5, '0')}`, tripGroup: 'B' }),
  );
  backEnd = orderBackEnd({ orders });
});

/** Gives elements a size, which jsdom lacks: without it all rows would count as visible. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT);
});

/** The URL of a list that shows all orders. */
const ALL = '/ToDu?displayedFilters={}&filter={}&order=ASC&page=1&perPage=10000&sort=user.name';

const press = (keys: string) => userEvent.keyboard(keys);
/** Queried directly: finding them by role takes as long as rendering them. */
const grid = () => document.querySelector('[role=grid]');
const drawn = (selector: string) => document.querySelectorAll(selector);
/** The spacers for the rows that are not rendered, as in the style sheets. */
const heightOfSpacers = () =>
  [...drawn('tbody tr:not([aria-rowindex]) td')]
    .map((cell) => Number.parseFloat(getComputedStyle(cell).height))
    .reduce((sum, height) => sum + height, 0);
const rowOf = (code: string) =>
  [...drawn('tbody tr')].find((row) => row.textContent?.includes(code)) ?? null;

describe('a clerk who looks at several hundred orders at once', () => {
  it('has only a few table rows in the page, and scrolls from the first to the last and back', async () => {
    await openOrders(ALL, { backEnd, network });
    await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', String(COUNT + 1)));
    await waitFor(() => expect(drawn('tbody tr').length).toBeGreaterThan(10));
    expect(drawn('tr').length).toBeLessThan(MOST_ELEMENTS);
    const rows = drawn('tbody tr[aria-rowindex]').length;
    expect(heightOfSpacers()).toBe((COUNT - rows) * ROW_HEIGHT);

    (rowOf('A-00000') as HTMLElement).focus();
    await press('{End}');
    await waitFor(() => expect(rowOf('A-00399')).toHaveFocus());
    expect(rowOf('A-00399')).toHaveAttribute('aria-rowindex', String(COUNT + 1));
    await press('{ArrowUp}');
    await waitFor(() => expect(rowOf('A-00398')).toHaveFocus());
    expect(drawn('tr').length).toBeLessThan(MOST_ELEMENTS);
    await press('{Home}');
    await waitFor(() => expect(rowOf('A-00000')).toHaveFocus());
  });

  it('has only a few cards in the page on a phone, each with its position and the total', async () => {
    await openOrders(ALL, { backEnd, network, width: 390 });
    await waitFor(() => expect(drawn(`li[aria-setsize="${COUNT}"]`).length).toBeGreaterThan(5));
    expect(drawn('li').length).toBeLessThan(MOST_ELEMENTS);
    expect(drawn('li[aria-setsize]')[0]).toHaveAttribute('aria-posinset', '1');
  });
});

describe('all of several hundred orders', () => {
  /** Each test changes or counts on its own. */
  const ownOrders = () =>
    orderBackEnd({
      orders: Array.from({ length: COUNT }, (_, at) =>
        orderOf({
          billCode: `A-${String(at).padStart(5, '0')}`,
          tripGroup: 'B',
          // The list is sorted by it.
          user: { firstName: 'Nadia', lastName: `Kunde ${String(at).padStart(5, '0')}` },
          ...(at === COUNT - 1 && { _id: LAST }),
        }),
      ),
    });
  const LAST = 'the-last-order';
  type BackEnd = ReturnType<typeof ownOrders>;

  /** How many records each call read that names them by their ids. */
  const readByIds = ({ idQueries }: BackEnd) =>
    idQueries.map((query) => query.getAll('_id').length);
  const openAll = async (own: BackEnd, width?: number) => {
    await openOrders(ALL, { backEnd: own, network, ...(width && { width }) });
    await waitFor(() => expect(own.listQueries.at(-1)?.get('fields')).toBe('_id'));
  };
  const shown = () =>
    waitFor(() => {
      expect(grid()).toHaveAttribute('aria-rowcount', String(COUNT + 1));
      expect(drawn('tbody tr[aria-rowindex] a').length).toBeGreaterThan(5);
    });

  it('are read as their ids, and in full where somebody looks', async () => {
    const own = ownOrders();
    await openAll(own);
    await shown();
    const calls = own.listQueries.map((query) => [query.get('limit'), query.get('fields')]);
    expect(calls).toEqual([
      ['100', null],
      [null, '_id'],
    ]);
    expect(readByIds(own)).toEqual([]);
    (rowOf('A-00000') as HTMLElement).focus();
    await press('{End}');
    await waitFor(() => expect(rowOf('A-00399')).toHaveFocus());
    expect(readByIds(own)).toEqual([100]);
    expect(own.listQueries).toHaveLength(2);
  });

  it('are all selected by the first checkbox, and one is let go of', async () => {
    const own = ownOrders();
    await openAll(own);
    await shown();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(await screen.findByText(`${COUNT} selected`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /not shown/ })).toBeNull();
    const [box] = drawn('tbody tr[aria-rowindex] input[type=checkbox]');
    await userEvent.click(box as HTMLElement);
    expect(await screen.findByText(`${COUNT - 1} selected`)).toBeInTheDocument();
    expect(readByIds(own)).toEqual([]);
  });

  it('are no longer selected after Escape, on the first checkbox too', async () => {
    await openAll(ownOrders());
    await shown();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(await screen.findByText(`${COUNT} selected`)).toBeInTheDocument();
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByText(`${COUNT} selected`)).toBeNull());
    expect(drawn('tbody input:checked')).toHaveLength(0);
  });

  it('say where some could not be read, and read them again', async () => {
    const own = ownOrders();
    await openAll(own);
    await shown();
    own.reject('list', { status: 503 });
    (rowOf('A-00000') as HTMLElement).focus();
    await press('{End}');
    const [again] = await screen.findAllByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    own.accept('list');
    await userEvent.click(again as HTMLElement);
    await waitFor(() => expect(rowOf('A-00399')).not.toBeNull());
  });

  it('say why their ids could not be read, below the first of them', async () => {
    const own = ownOrders();
    let isDown = true;
    const ids = http.get(`${API}/commands`, ({ request }) =>
      isDown && new URL(request.url).searchParams.has('fields')
        ? HttpResponse.json({ message: '' }, { status: 503 })
        : undefined,
    );
    await openOrders(ALL, { backEnd: { ...own, handlers: [ids, ...own.handlers] }, network });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    expect(drawn('tbody tr[aria-rowindex] a').length).toBeGreaterThan(5);
    isDown = false;
    await userEvent.click(again);
    await shown();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('stay while they are read in another order', async () => {
    const own = ownOrders();
    await openAll(own);
    await shown();
    let drawnAtMost = 0;
    const watch = new MutationObserver(() => {
      drawnAtMost = Math.max(drawnAtMost, drawn('tbody tr').length);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    const before = own.listQueries.length;
    await userEvent.click(screen.getByRole('button', { name: 'Code' }));
    await waitFor(() => expect(own.listQueries.length).toBe(before + 2));
    await shown();
    watch.disconnect();
    // The first hundred, which stand in for the others meanwhile, are not all drawn.
    expect(drawnAtMost).toBeLessThan(90);
  });

  it('leave a field alone that somebody has gone to while a row was being read', async () => {
    const own = ownOrders();
    await openAll(own);
    await shown();
    const gate = Promise.withResolvers<void>();
    network.use(
      http.get(`${API}/commands`, async ({ request }) => {
        if (new URL(request.url).searchParams.has('_id')) await gate.promise;
        return undefined;
      }),
    );
    const [row] = drawn('tbody tr[aria-rowindex]');
    (row as HTMLElement).focus();
    await press('{End}');
    const search = screen.getByRole('textbox', { name: 'Search' });
    await userEvent.click(search);
    gate.resolve();
    await waitFor(() => expect(drawn(`tr[aria-rowindex="${COUNT + 1}"] a`)).not.toHaveLength(0));
    expect(search).toHaveFocus();
  });

  it('leave out what has been deleted since their ids were read', async () => {
    const own = ownOrders();
    await openAll(own);
    await shown();
    own.meanwhile(LAST, 'delete');
    const [row] = drawn('tbody tr[aria-rowindex]');
    (row as HTMLElement).focus();
    await press('{End}');
    await waitFor(() => expect(grid()).toHaveAttribute('aria-rowcount', String(COUNT)));
    expect(row).toHaveFocus();
    await press('{End}');
    await waitFor(() => expect(rowOf('A-00398')).toHaveFocus());
  });

  it('are cards on a phone, of which those in sight are read', async () => {
    const own = ownOrders();
    await openAll(own, 390);
    await waitFor(() => expect(drawn(`li[aria-setsize="${COUNT}"]`).length).toBeGreaterThan(5));
    expect(readByIds(own)).toEqual([]);
  });
});
