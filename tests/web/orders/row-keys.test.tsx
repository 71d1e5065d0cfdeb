import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LONG_PRESS } from '../../../src/kit/actions/use-row-menu.ts';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { follow, goBack, openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';
import { setScreenWidth } from '../../support/web.tsx';

const network = ownNetwork();

const NAMES = ['Amrani', 'Bennani', 'Chafik', 'Dahbi', 'Filali'];
const five = (commandMode: 'Validation' | 'tracking' = 'Validation') =>
  NAMES.map((lastName, at) =>
    orderOf({
      _id: `order-${at}`,
      billCode: `M-${at}`,
      commandMode,
      withBill: true,
      user: { firstName: 'Nadia', lastName },
    }),
  );

type Options = { path?: string; locale?: 'ar' };

/** Opens a list and tabs to its rows from the last header that sorts. */
async function openRows({ path = '/ToMa/validation', locale }: Options = {}) {
  const backEnd = orderBackEnd({ orders: five() });
  await openOrders(path, { backEnd, network, ...(locale && { locale }) });
  await screen.findByText('Nadia Filali');
  // What stands around the rows comes after them, and is part of the tab order.
  await screen.findByRole('combobox', { name: /Rows per page|عدد الأسطر في الصفحة/ });
  const headers = screen.getAllByRole('columnheader');
  const sorting = headers.flatMap((one) => [...one.querySelectorAll<HTMLElement>('[role=button]')]);
  sorting.at(-1)?.focus();
  await userEvent.tab();
  return backEnd;
}

const rows = () => screen.getAllByRole('row').slice(1);
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLTableRowElement;
const press = (keys: string) => userEvent.keyboard(keys);
const selected = () =>
  rows()
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => /M-\d/.exec(row.textContent ?? '')?.[0]);

describe('a clerk without a mouse', () => {
  it('finds the rows as one tab stop, and no other in the table', async () => {
    await openRows();
    expect(rowOf('Nadia Amrani')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    expect(rowOf('Nadia Amrani')).toHaveFocus();
  });

  it('goes through the rows by the arrows, Home, End and the page keys', async () => {
    await openRows();
    await press('{ArrowDown}{ArrowDown}');
    expect(rowOf('Nadia Chafik')).toHaveFocus();
    await press('{ArrowUp}');
    expect(rowOf('Nadia Bennani')).toHaveFocus();
    await press('{End}');
    expect(rowOf('Nadia Filali')).toHaveFocus();
    await press('{ArrowDown}');
    expect(rowOf('Nadia Filali')).toHaveFocus();
    await press('{Home}');
    expect(rowOf('Nadia Amrani')).toHaveFocus();
    await press('{PageDown}');
    expect(rowOf('Nadia Filali')).toHaveFocus();
    await press('{PageUp}');
    expect(rowOf('Nadia Amrani')).toHaveFocus();
  });

  it('returns to the row that had the focus last', async () => {
    await openRows();
    await press('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(rowOf('Nadia Chafik')).toHaveFocus();
  });

  it('selects a row by the space bar, and deselects it again', async () => {
    await openRows();
    await press('{ArrowDown} ');
    expect(selected()).toEqual(['M-1']);
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await press(' ');
    expect(selected()).toEqual([]);
  });

  it('selects a range by Shift and the arrows, which grows and shrinks with the focus', async () => {
    await openRows();
    await press('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['M-1', 'M-2', 'M-3']);
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['M-1', 'M-2']);
    expect(rowOf('Nadia Chafik')).toHaveFocus();
    await press('{Shift>}{End}{/Shift}');
    expect(selected()).toEqual(['M-1', 'M-2', 'M-3', 'M-4']);
  });

  it('selects everything between two rows by Shift and the space bar', async () => {
    await openRows();
    await press(' {ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selected()).toEqual(['M-0', 'M-1', 'M-2', 'M-3']);
  });

  it('opens the order by Enter', async () => {
    await openRows();
    await press('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  it('must confirm Delete, and afterwards finds the next order in its place', async () => {
    const backEnd = await openRows();
    await press('{ArrowDown}{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete orders ?' });
    expect(dialog).toHaveTextContent('M-1');
    expect(backEnd.changes()).toEqual([]);
    await press('{Enter}');
    expect(await screen.findByText('Commands Deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
    await waitFor(() => expect(rowOf('Nadia Chafik')).toHaveFocus());
  });

  it('must confirm Delete for the whole selection if the row is part of it', async () => {
    await openRows();
    await press('{Shift>}{ArrowDown}{/Shift}{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete orders ?' });
    expect(dialog).toHaveTextContent('2 orders are deleted.');
  });

  it('reaches the controls of a row by the right arrow, and leaves them by Escape', async () => {
    await openRows();
    await press('{ArrowRight}');
    expect(screen.getByRole('checkbox', { name: /M-0/ })).toHaveFocus();
    await press('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Nadia Amrani' })).toHaveFocus();
    await press('{ArrowLeft}{ArrowLeft}');
    expect(rowOf('Nadia Amrani')).toHaveFocus();
    await press('{ArrowRight}{Escape}');
    expect(rowOf('Nadia Amrani')).toHaveFocus();
  });

  it('selects all rows of the page by Ctrl+A, clears the selection by Escape, and stays in the row', async () => {
    await openRows();
    await press('{ArrowDown}{Control>}a{/Control}');
    expect(selected()).toEqual(['M-0', 'M-1', 'M-2', 'M-3', 'M-4']);
    await press('{Escape}');
    expect(selected()).toEqual([]);
    expect(rowOf('Nadia Bennani')).toHaveFocus();
    await press('{Escape}');
    expect(rowOf('Nadia Bennani')).toHaveFocus();
  });

  it('continues from the focused row, also from a link in it', async () => {
    await openRows();
    await press('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(rowOf('Nadia Bennani')).toHaveFocus();
  });

  it('keeps the focus on an order while the list is reloaded in another order', async () => {
    const backEnd = await openRows();
    await press('{ArrowDown}');
    const row = rowOf('Nadia Bennani');
    backEnd.meanwhile('order-0', { user: { ...five()[0]?.user, name: 'Zaid' } as never });
    await userEvent.click(
      within(screen.getByRole('columnheader', { name: /Code/ })).getByRole('button'),
    );
    row.focus();
    await waitFor(() => expect(backEnd.listQueries.at(-1)?.get('sort')).toBe('billCode'));
    expect(rowOf('Nadia Bennani')).toHaveFocus();
    await press('{ArrowDown}');
    expect(rowOf('Nadia Chafik')).toHaveFocus();
  });
});

it('in a right-to-left language the left arrow leads into the row', async () => {
  await openRows({ locale: 'ar' });
  expect(rowOf('Nadia Amrani')).toHaveFocus();
  await press('{ArrowLeft}');
  expect(screen.getByRole('checkbox', { name: /M-0/ })).toHaveFocus();
  await press('{ArrowRight}');
  expect(rowOf('Nadia Amrani')).toHaveFocus();
});

it('a screen reader finds a grid with selectable rows, and a description of its keys', async () => {
  await openRows();
  const grid = screen.getByRole('grid', { name: 'Validation' });
  expect(grid).toHaveAttribute('aria-multiselectable', 'true');
  expect(grid).toHaveAttribute('aria-rowcount', '6');
  expect(grid).toHaveAccessibleDescription(/arrow keys move between orders/);
  expect(rowOf('Nadia Amrani')).toHaveAttribute('aria-keyshortcuts', 'Delete Shift+F10');
  expect(rowOf('Nadia Amrani')).toHaveAttribute('aria-selected', 'false');
});

it('in a list of documents Enter opens the document and Delete offers to delete it', async () => {
  await openRows({ path: '/bills' });
  await press('{ArrowDown}{Delete}');
  expect(await screen.findByRole('dialog', { name: 'Delete Bill ?' })).toHaveTextContent('M-1');
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rowOf('Nadia Bennani')).toHaveFocus();
  await press('{Enter}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
});

it('Back from a document leads to its row, and a link to the list takes no focus', async () => {
  await openRows({ path: '/bills' });
  await press('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await goBack();
  await waitFor(() => expect(rowOf('Nadia Bennani')).toHaveFocus());
  await press('{ArrowDown}');
  expect(rowOf('Nadia Chafik')).toHaveFocus();
  await press('{Enter}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await follow('/bills');
  await screen.findByText('Nadia Chafik');
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  expect(rowOf('Nadia Amrani')).toHaveAttribute('tabindex', '0');
});

it('a list that was left by something else than a row takes no focus on Back', async () => {
  await openRows({ path: '/bills' });
  await press('{ArrowDown}');
  act(() => rowOf('Nadia Bennani').blur());
  await follow('/nowhere');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await goBack();
  await screen.findByText('Nadia Bennani');
  expect(rowOf('Nadia Bennani')).not.toHaveFocus();
});

it('the menu key in the bin opens the actions of the row', async () => {
  const binned = five().map((order) => ({ ...order, deletedAt: new Date().toISOString() }));
  const backEnd = orderBackEnd({ bin: binned });
  await openOrders('/bin', { backEnd, network });
  await screen.findByText('Nadia Filali');
  // The event that a browser fires for the menu key, on the focused element.
  fireEvent.contextMenu(rowOf('Nadia Bennani'));
  const menu = await screen.findByRole('menu', { name: 'Actions for M-1' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Restore', 'Remove for good']);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Restore' }));
  expect(await screen.findByRole('dialog', { name: 'Restore orders ?' })).toHaveTextContent('M-1');
});

it('a right-click on a row of a stage offers its actions, and deletes the order of that row alone', async () => {
  const backEnd = await openRows();
  fireEvent.contextMenu(rowOf('Nadia Bennani'));
  const menu = await screen.findByRole('menu', { name: 'Actions for M-1' });
  const names = within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
  expect(names).toEqual(expect.arrayContaining(['Send to the warehouse', 'Delete']));
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete orders ?' });
  expect(question).toHaveTextContent('M-1');
  await userEvent.click(within(question).getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
  expect(backEnd.changes()).toEqual([
    { method: 'DELETE', path: 'commands/order-1', body: undefined },
  ]);
});

it('a finger that rests on a card opens its actions, and lifting it opens nothing', async () => {
  setScreenWidth(390);
  const backEnd = orderBackEnd({ orders: five() });
  await openOrders('/ToMa/validation', { backEnd, network });
  const text = await screen.findByText('M-1');
  fireEvent.pointerDown(text, { pointerType: 'touch', clientX: 40, clientY: 60 });
  expect(await screen.findByRole('menu', { name: 'Actions for M-1' })).toBeVisible();
  fireEvent.pointerUp(text, { pointerType: 'touch' });
  fireEvent.contextMenu(text);
  expect(screen.getAllByRole('menu')).toHaveLength(1);
});

it('the menu key works after a finger has opened the menu, which was closed by another key', async () => {
  await openRows();
  const row = rowOf('Nadia Bennani');
  const text = screen.getByText('M-1');
  fireEvent.pointerDown(text, { pointerType: 'touch', clientX: 40, clientY: 60 });
  await screen.findByRole('menu', { name: 'Actions for M-1' });
  fireEvent.pointerUp(text, { pointerType: 'touch' });
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  act(() => row.focus());
  await press('{Shift>}{F10}{/Shift}');
  // The event that a browser fires for these keys.
  fireEvent.contextMenu(row);
  expect(await screen.findByRole('menu', { name: 'Actions for M-1' })).toBeVisible();
});

it('a finger that slides over a card scrolls, and opens nothing', async () => {
  setScreenWidth(390);
  const backEnd = orderBackEnd({ orders: five() });
  await openOrders('/ToMa/validation', { backEnd, network });
  const text = await screen.findByText('M-1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    fireEvent.pointerDown(text, { pointerType: 'touch', clientX: 40, clientY: 60 });
    fireEvent.pointerMove(text, { pointerType: 'touch', clientX: 40, clientY: 100 });
    vi.advanceTimersByTime(2 * LONG_PRESS);
  } finally {
    vi.useRealTimers();
  }
  expect(screen.queryByRole('menu')).toBeNull();
});
