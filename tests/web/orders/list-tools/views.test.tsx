import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type SavedView, savedViews } from '../../../../src/providers/saved-views.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../../../support/render-orders.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const network = ownNetwork();

const PREFIX = { userId: 'somebody', list: 'commands.validation' };
const orders = () => [
  orderOf({ paid: true, user: { firstName: 'Nadia', lastName: 'Amrani' } }),
  orderOf({ user: { firstName: 'Nadia', lastName: 'Bennani' } }),
];

const LOOK = { filter: {}, sort: { field: 'user.name', order: 'ASC' }, perPage: 10 } as const;

// Saved views outlive a page, so each test starts by removing them.
beforeEach(async () => {
  for (const { name } of await savedViews.all(PREFIX)) await savedViews.remove(PREFIX, name);
});

/** Opens validation on a device where this user has saved these views. */
async function openWith(views: readonly SavedView[], path = '/ToMa/validation') {
  for (const view of views) await savedViews.keep(PREFIX, view);
  const backEnd = orderBackEnd({ orders: orders() });
  await openOrders(path, { backEnd, network });
  await screen.findByText('Nadia Amrani');
  return backEnd;
}
const openViews = async (name: string | RegExp = 'Views') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Saved views' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const nameIt = async (name: string) => {
  const box = await screen.findByRole('textbox', { name: 'View name' });
  await userEvent.clear(box);
  await userEvent.type(box, name);
  await press('Save');
};

it('a clerk saves filter, sort and page size under a name, and restores them with one click', async () => {
  const backEnd = await openWith(
    [],
    '/ToMa/validation?filter={"paid":"true"}&sort=billCode&order=DESC&page=1&perPage=25',
  );
  await openViews();
  await press('Save this view');
  await nameIt('Paid ones');
  await screen.findByRole('button', { name: 'View: Paid ones', hidden: true });
  expect(await savedViews.all(PREFIX)).toEqual([
    {
      name: 'Paid ones',
      filter: { paid: 'true' },
      sort: { field: 'billCode', order: 'DESC' },
      perPage: 25,
    },
  ]);

  await press('Standard view');
  expect(await screen.findByText('Nadia Bennani')).toBeVisible();
  const panel = await openViews();
  await userEvent.click(within(panel).getByRole('button', { name: 'Paid ones' }));
  await waitFor(() => expect(screen.queryByText('Nadia Bennani')).toBeNull());
  // Its orders have been read before, and stand there while they are read again.
  await waitFor(() =>
    expect(Object.fromEntries(backEnd.listQueries.at(-1) ?? [])).toMatchObject({
      paid: 'true',
      sort: '-billCode',
      limit: '25',
    }),
  );
  expect(screen.getByRole('button', { name: 'View: Paid ones' })).toBeVisible();
});

const PAID: SavedView = { ...LOOK, name: 'Paid ones', filter: { paid: 'true' } };

it('a view that was changed after it was opened says so, and can be replaced by the current look', async () => {
  await openWith([PAID]);
  const panel = await openViews();
  await userEvent.click(within(panel).getByRole('button', { name: 'Paid ones' }));
  await userEvent.click(
    await screen
      .findByRole('columnheader', { name: /Code/ })
      .then((head) => within(head).getByRole('button')),
  );
  await openViews('View: Paid ones (changed)');
  await press('Replace Paid ones with the current list');
  await press('Replace');
  await screen.findByRole('button', { name: 'View: Paid ones', hidden: true });
  const [view] = await savedViews.all(PREFIX);
  expect(view?.sort).toEqual({ field: 'billCode', order: 'ASC' });
});

it('a clerk renames a view, and removes it after a confirmation', async () => {
  await openWith([PAID]);
  await openViews();
  await press('Rename Paid ones');
  await nameIt('Paid');
  await press('Delete Paid');
  expect(await savedViews.all(PREFIX)).toMatchObject([{ name: 'Paid' }]);
  const question = await screen.findByRole('dialog', { name: 'Delete the view ?' });
  expect(question).toHaveTextContent('No order is changed.');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await savedViews.all(PREFIX)).toEqual([]));
});

it('a clerk is warned before a view of the same name is replaced', async () => {
  await openWith([PAID]);
  await openViews();
  await press('Save this view');
  await userEvent.type(await screen.findByRole('textbox', { name: /View name/ }), 'Paid ones');
  expect(screen.getByText('A view with this name exists. It will be replaced.')).toBeVisible();
});

it('an old view opens without the filters and columns that no longer exist', async () => {
  const old: SavedView = {
    name: 'Old',
    filter: { paid: 'false', colour: 'red' },
    sort: { field: 'horoscope', order: 'DESC' },
    perPage: 12,
    hidden: ['nowhere'],
  };
  const backEnd = await openWith([old]);
  const panel = await openViews();
  await userEvent.click(within(panel).getByRole('button', { name: 'Old' }));
  await waitFor(() => expect(screen.queryByText('Nadia Amrani')).toBeNull());
  expect(await screen.findByText('Nadia Bennani')).toBeVisible();
  expect(Object.fromEntries(backEnd.listQueries.at(-1) ?? [])).toEqual({
    tripGroup: 'A',
    commandMode: 'Validation',
    paid: 'false',
    sort: 'user.name',
    page: '1',
    limit: '10',
  });
});

it('a clerk sees neither the views of a colleague nor those of another list', async () => {
  await savedViews.keep({ ...PREFIX, userId: 'colleague' }, { ...LOOK, name: 'Theirs' });
  await savedViews.keep({ ...PREFIX, list: 'warehouse' }, { ...LOOK, name: 'Elsewhere' });
  await openWith([]);
  const panel = await openViews();
  expect(within(panel).queryByText('Theirs')).toBeNull();
  expect(within(panel).queryByText('Elsewhere')).toBeNull();
  expect(within(panel).getByText(/Save filters, order, columns/)).toBeVisible();
});
