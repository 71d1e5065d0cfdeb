import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider, ListContextProvider, type ListControllerResult } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListPagination } from '../../../src/kit/list/ListPagination.tsx';
import { SelectedRowsProvider } from '../../../src/kit/selection/selected-rows.tsx';

const setPage = vi.fn();

beforeEach(() => setPage.mockClear());

/** What a range of rows says, as its numbers. */
const texts = {
  translate: (key: string, values: Record<string, unknown> = {}) =>
    key === 'ra.navigation.page_range_info'
      ? `${values.offsetBegin} to ${values.offsetEnd} of ${values.total}`
      : key,
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};

function show(
  list: { page: number; total: number; perPage?: number; meta?: unknown; selectedIds?: string[] },
  most?: number,
) {
  const controller = {
    isPending: false,
    perPage: 10,
    setPage,
    setPerPage: () => undefined,
    ...list,
  } as unknown as ListControllerResult;
  render(
    <I18nContextProvider value={texts}>
      <ListContextProvider value={controller}>
        <SelectedRowsProvider selectedIds={list.selectedIds ?? []}>
          <ListPagination sticky {...(most && { most })} />
        </SelectedRowsProvider>
      </ListContextProvider>
    </I18nContextProvider>,
  );
}

const next = () => screen.getByRole('button', { name: 'ra.navigation.next' });
const waiting = (added: number) => ({ unsent: { added, missing: [] } });

test('a page names its rows', async () => {
  show({ page: 2, total: 23 });
  expect(screen.getByText('11 to 20 of 23')).toBeVisible();
  await userEvent.click(next());
  expect(setPage).toHaveBeenCalledWith(3);
});

test('the first page counts the new records that wait', () => {
  show({ page: 1, total: 22, meta: waiting(2) });
  expect(screen.getByText('1 to 12 of 22')).toBeVisible();
  expect(next()).toBeEnabled();
});

test('new records that wait make no page without rows', () => {
  show({ page: 2, total: 22, meta: waiting(2) });
  expect(screen.getByText('13 to 22 of 22')).toBeVisible();
  expect(next()).toBeDisabled();
});

test('a list of nothing but new records has one page', () => {
  show({ page: 1, total: 2, meta: waiting(2) });
  expect(screen.getByText('1 to 2 of 2')).toBeVisible();
  expect(next()).toBeDisabled();
});

const placeOf = (range: string) =>
  getComputedStyle(screen.getByText(range).closest('.MuiTablePagination-root') as Element).position;

test('a list that shows all is one page that stays in sight, however many there are', () => {
  show({ page: 1, total: 100_000, perPage: 10_000 }, 100_000);
  expect(placeOf('1 to 100000 of 100000')).toBe('sticky');
  expect(screen.queryByRole('button', { name: 'ra.navigation.next' })).toBeNull();
});

test('its way back to pages is not below the bar of a selection', () => {
  show({ page: 1, total: 12, perPage: 10_000, selectedIds: ['a'] });
  expect(placeOf('1 to 12 of 12')).not.toBe('sticky');
});

test('a list of too many to show all has no further page of ten thousand', () => {
  show({ page: 1, total: 10_001, perPage: 10_000 });
  expect(screen.getByText('1 to 10000 of 10001')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'ra.navigation.next' })).toBeNull();
});

test.each([
  [10_000, undefined, true],
  [10_001, undefined, false],
  [100_000, 100_000, true],
  [100_001, 100_000, false],
])(
  'of %i records, where %s can be shown, all can be chosen: %s',
  async (total, most, isOffered) => {
    show({ page: 1, total }, most);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('option', { name: '25' })).toBeVisible();
    expect(screen.queryAllByRole('option', { name: 'kit.list.all' })).toHaveLength(
      isOffered ? 1 : 0,
    );
  },
);
