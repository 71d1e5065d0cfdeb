import { fireEvent, screen, within } from '@testing-library/react';
import { useListContext, useRecordContext } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf } from '../../support/fake-back-end.ts';
import { everyKind, generatedScreens, sampleRows } from '../../support/generated-screens.tsx';
import { setScreenWidth } from '../../support/web.tsx';

const drawn = vi.hoisted(() => ({ rows: [] as unknown[], list: 0 }));

// The innermost part of a row that depends on the selection notes which row was drawn.
vi.mock('../../../src/kit/list/RowCheckbox.tsx', async (load) => {
  const { RowCheckbox } = await load<typeof import('../../../src/kit/list/RowCheckbox.tsx')>();
  const Noted = (props: { selected: boolean }) => {
    drawn.rows.push(useRecordContext()?.id);
    return <RowCheckbox {...props} />;
  };
  return { RowCheckbox: Noted };
});

// Stands for all that reads the list: search, filters, tabs, totals, the table itself and its head.
vi.mock('../../../src/kit/list/ListSearch.tsx', async (load) => {
  const { ListSearch } = await load<typeof import('../../../src/kit/list/ListSearch.tsx')>();
  const Noted = () => {
    useListContext();
    drawn.list += 1;
    return <ListSearch />;
  };
  return { ListSearch: Noted };
});

const { open } = generatedScreens();
const rows = sampleRows(everyKind.definition);
const row = (at: number) => screen.findByRole('row', { name: new RegExp(String(rows[at]?.plate)) });
/** Without the focus, which is another reason to draw the row that it leaves. */
const tick = async (at: number, keys = {}) =>
  fireEvent.click(within(await row(at)).getByRole('checkbox'), keys);
const drawnSince = () => [...new Set(drawn.rows.splice(0))].sort();

beforeEach(async () => {
  setScreenWidth(1280);
  await open('/everyKind');
  await row(0);
});

test('a tick draws only the row that has changed', async () => {
  await tick(0);
  expect(await screen.findByText('1 selected')).toBeVisible();
  drawnSince();

  await tick(2);
  expect(await screen.findByText('2 selected')).toBeVisible();
  expect(await row(2)).toHaveAttribute('aria-selected', 'true');
  expect(drawnSince()).toEqual([idOf(2)]);

  await tick(0);
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(await row(0)).toHaveAttribute('aria-selected', 'false');
  expect(drawnSince()).toEqual([idOf(0)]);
});

test('a tick draws nothing that reads the list', async () => {
  await tick(0);
  expect(await screen.findByText('1 selected')).toBeVisible();
  const before = drawn.list;
  expect(before).toBeGreaterThan(0);
  await tick(2);
  expect(await screen.findByText('2 selected')).toBeVisible();
  expect(drawn.list).toBe(before);
});

test('a click with Shift draws the rows up to there, and no other', async () => {
  await tick(2);
  expect(await screen.findByText('1 selected')).toBeVisible();
  drawnSince();
  await tick(3, { shiftKey: true });
  // By plate, which is a text, the eleventh stands between them.
  expect(await screen.findByText('3 selected')).toBeVisible();
  expect(drawnSince()).toEqual([idOf(3), idOf(11)]);
});
