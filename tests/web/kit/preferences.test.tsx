import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { savedViews } from '../../../src/providers/saved-views.ts';
import { idOf } from '../../support/content-back-end.ts';
import { generatedScreens } from '../../support/generated-screens.tsx';
import { preferenceDesk } from '../../support/preference-desk.ts';
import { setScreenWidth } from '../../support/web.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const LIST = '/everyKind';
const KEY = 'list:everyKind.list';
const SHELF = { userId: idOf(0), list: 'everyKind' };
const LOOK = { filter: { leased: 'false' }, sort: { field: 'plate', order: 'ASC' }, perPage: 10 };

beforeEach(async () => {
  setScreenWidth(1280);
  await savedViews.clear(SHELF.userId);
});

/** Opens the list at a back end that holds these preferences. */
async function openAt(desk: ReturnType<typeof preferenceDesk>, path = LIST) {
  const backEnd = await open(path, { answers: desk.handlers });
  await screen.findByRole('grid');
  return backEnd;
}
const openViews = async (name: string | RegExp = 'Views') => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Saved views' });
};
const saveView = async (name: string) => {
  await openViews();
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: 'View name' }), name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

describe('at a back end that keeps preferences', () => {
  test('a view is saved there and not on the device', async () => {
    const desk = preferenceDesk();
    await openAt(desk, `${LIST}?filter={"leased":"false"}`);
    await saveView('Owned');
    await screen.findByRole('button', { name: 'View: Owned', hidden: true });
    await waitFor(() => expect(desk.values[`${KEY}:view:Owned`]).toMatchObject(LOOK));
    expect(await savedViews.allOf(SHELF.userId)).toEqual([]);
  });

  test('a view, the columns and the page size that another device has kept are there', async () => {
    const desk = preferenceDesk({
      [`${KEY}:view:Owned`]: LOOK,
      [`${KEY}:columns`]: { hidden: ['plate'] },
      [`${KEY}:perPage`]: 5,
      'list:users.list:view:Theirs': LOOK,
    });
    const backEnd = await openAt(desk);
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: /Label of plate/ })).toBeNull(),
    );
    await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.get('limit')).toBe('5'));
    const panel = await openViews();
    expect(within(panel).queryByText('Theirs')).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Owned' }));
    await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.get('leased')).toBe('false'));
  });

  test('chosen columns and the page size are kept there', async () => {
    const desk = preferenceDesk();
    await openAt(desk);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('switch', { name: 'Label of plate' }));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(desk.values[`${KEY}:columns`]).toMatchObject({
        hidden: expect.arrayContaining(['plate']),
      }),
    );
    await user.click(screen.getByRole('combobox', { name: /Rows per page/, hidden: true }));
    await user.click(await screen.findByRole('option', { name: '25' }));
    await waitFor(() => expect(desk.values[`${KEY}:perPage`]).toBe(25));
  });

  test('a view that could not be written stays, and its owner is told', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const desk = preferenceDesk();
    await openAt(desk);
    desk.refuse();
    await saveView('Owned');
    expect(await screen.findByText('The view could not be kept.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Owned' })).toBeInTheDocument();
    expect(screen.getByRole('grid', { hidden: true })).toBeInTheDocument();
  });

  test('views that this device has kept from before move there', async () => {
    await savedViews.keep(SHELF, { ...LOOK, name: 'Old' } as never);
    const desk = preferenceDesk();
    await openAt(desk);
    await waitFor(() => expect(desk.values[`${KEY}:view:Old`]).toEqual(LOOK));
    await waitFor(async () => expect(await savedViews.allOf(SHELF.userId)).toEqual([]));
    expect(within(await openViews()).getByRole('button', { name: 'Old' })).toBeVisible();
  });
});

test('at a back end without preferences views stay on the device', async () => {
  await open(LIST);
  await screen.findByRole('grid');
  await saveView('Owned');
  await waitFor(async () => expect(await savedViews.all(SHELF)).toMatchObject([{ name: 'Owned' }]));
});
