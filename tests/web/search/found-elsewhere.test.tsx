import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, memoryStore } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Found, FoundOrder, PlaceCount } from '../../../domain/search/found.ts';
import { ElsewhereReport } from '../../../src/custom/search/ElsewhereReport.tsx';
import { searchOpening } from '../../../src/custom/search/opening.ts';
import { ListViewContext } from '../../../src/kit/view/list-view.ts';
import { renderPage, type Surroundings } from '../../support/web.tsx';

const order = (place: FoundOrder['place']): FoundOrder => ({
  _id: `id-${place}`,
  billCode: 'JS-1',
  place,
  sender: null,
  recipient: null,
  city: null,
  paid: null,
  createdAt: '2026-11-26T09:00:00.000Z',
});

const foundIn = (places: readonly PlaceCount[], isMore = false): Found => ({
  groups: [
    {
      kind: 'orders',
      count: 1,
      isMore,
      isExact: false,
      hits: places.map(({ place }) => order(place)),
    },
  ],
  places,
  isOfLatest: false,
});

const searchEverything = vi.fn<(q: string, options: object) => Promise<Found>>();
beforeEach(() => {
  searchEverything.mockReset();
  searchOpening.close();
});

/** The report of a list at this address that shows so many orders for its search. */
const show = (path: string, total: number, around: Surroundings = {}) =>
  renderPage(
    <ListViewContext value={{ view: {}, list: { path } } as never}>
      <ListContextProvider
        value={{ total, isFetching: false, filterValues: { q: 'fatima' } } as never}
      >
        <ElsewhereReport />
      </ListContextProvider>
    </ListViewContext>,
    { dataProvider: { searchEverything } as never, ...around },
  );

const VALIDATION = '/ToMa/validation';

test('an order of another list or of the bin is one click away', async () => {
  searchEverything.mockResolvedValue(
    foundIn([
      { place: 'warehouse', count: 1 },
      { place: 'bin', count: 2 },
    ]),
  );
  await show(VALIDATION, 0);
  const warehouse = await screen.findByRole('link', { name: 'warehouse (1)' });
  expect(decodeURIComponent(warehouse.getAttribute('href') ?? '')).toBe(
    '/ToMa/warehouse?filter={"q":"fatima"}',
  );
  expect(screen.getByRole('link', { name: 'Bin (2)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/bin\?/),
  );
  expect(searchEverything).toHaveBeenCalledWith(
    'fatima',
    expect.objectContaining({ kinds: ['orders'] }),
  );
});

test('the only delivered order is opened, and several are shown by the search', async () => {
  searchEverything.mockResolvedValueOnce(foundIn([{ place: 'arrived', count: 1 }]));
  const { unmount } = await show(VALIDATION, 0);
  expect(await screen.findByRole('link', { name: 'Delivered (1)' })).toHaveAttribute(
    'href',
    '/commands/id-arrived/show',
  );
  unmount();
  searchEverything.mockResolvedValueOnce(foundIn([{ place: 'arrived', count: 12 }], true));
  await show(VALIDATION, 0);
  await userEvent.click(await screen.findByRole('button', { name: 'Delivered (12+)' }));
  expect(searchOpening.now()).toBe('fatima');
});

test('what a further filter hides is named too, and what the list shows is not', async () => {
  searchEverything.mockResolvedValue(
    foundIn([
      { place: 'validation', count: 2 },
      { place: 'tracking', count: 1 },
    ]),
  );
  const { unmount } = await show(VALIDATION, 0);
  expect(await screen.findByRole('link', { name: 'Validation (2)' })).toBeInTheDocument();
  unmount();
  await show(VALIDATION, 2);
  expect(await screen.findByRole('link', { name: 'Tracking (1)' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Validation/ })).toBeNull();
});

test('nothing is searched elsewhere if a list has found enough, or the back end lacks the call', async () => {
  const { unmount } = await show(VALIDATION, 4);
  unmount();
  const store = memoryStore();
  store.setItem('backEnd.lacking', { lacking: ['search'], at: Date.now() });
  await show(VALIDATION, 0, { store });
  expect(searchEverything).not.toHaveBeenCalled();
});
