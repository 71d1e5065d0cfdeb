import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { savedViews } from '../../../src/providers/saved-views.ts';
import { idOf } from '../../support/fake-back-end.ts';
import { generatedScreens } from '../../support/generated-screens.tsx';
import { openMore } from '../../support/more-tools.ts';
import { preferenceHarness } from '../../support/preference-harness.ts';
import { setScreenWidth } from '../../support/web.tsx';

const { open } = generatedScreens();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const LIST = '/everyKind';
const KEY = 'list:everyKind.list';
const PREFIX = { userId: idOf(0), list: 'everyKind.list' };
const LOOK = { filter: { leased: 'false' }, sort: { field: 'plate', order: 'ASC' }, perPage: 10 };

beforeEach(async () => {
  setScreenWidth(1280);
  await savedViews.clear(PREFIX.userId);
});

/** A store that outlives a page, as that of a browser does. */
function lastingStore() {
  const store = memoryStore();
  store.setup();
  return { ...store, setup: () => undefined, teardown: () => undefined };
}

/** Opens the list at a back end that holds these preferences. */
async function openAt(
  harness: ReturnType<typeof preferenceHarness>,
  path = LIST,
  store = memoryStore(),
) {
  const backEnd = await open(path, { answers: harness.handlers, store });
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

const hidePlate = async () => {
  await openMore();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('switch', { name: 'Label of plate' }));
  await user.keyboard('{Escape}');
};
const choosePageSize = async (size: string) => {
  await user.click(await screen.findByRole('combobox', { name: /Rows per page/, hidden: true }));
  await user.click(await screen.findByRole('option', { name: size }));
};

describe('at a back end that keeps preferences', () => {
  test('a view is saved there and not on the device', async () => {
    const harness = preferenceHarness();
    await openAt(harness, `${LIST}?filter={"leased":"false"}`);
    await saveView('Owned');
    await screen.findByRole('button', { name: 'View: Owned', hidden: true });
    await waitFor(() => expect(harness.values[`${KEY}:view:Owned`]).toMatchObject(LOOK));
    expect(await savedViews.allOf(PREFIX.userId)).toEqual([]);
  });

  test('a view, the columns and the page size that another device has stored are there', async () => {
    const harness = preferenceHarness({
      [`${KEY}:view:Owned`]: LOOK,
      [`${KEY}:columns`]: { hidden: ['plate'] },
      [`${KEY}:perPage`]: 5,
      'list:users.list:view:Theirs': LOOK,
    });
    const backEnd = await openAt(harness);
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: /Label of plate/ })).toBeNull(),
    );
    await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.get('limit')).toBe('5'));
    const panel = await openViews();
    expect(within(panel).queryByText('Theirs')).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Owned' }));
    await waitFor(() => expect(backEnd.queries('everyKind').at(-1)?.get('leased')).toBe('false'));
  });

  test('chosen columns and the page size are stored there', async () => {
    const harness = preferenceHarness();
    await openAt(harness);
    await hidePlate();
    await waitFor(() =>
      expect(harness.values[`${KEY}:columns`]).toMatchObject({
        hidden: expect.arrayContaining(['plate']),
      }),
    );
    await choosePageSize('25');
    await waitFor(() => expect(harness.values[`${KEY}:perPage`]).toBe(25));
  });

  test('columns that could not be written are written when the list is next opened', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const harness = preferenceHarness({ [`${KEY}:columns`]: { hidden: [] } });
    const store = lastingStore();
    await openAt(harness, LIST, store);
    await screen.findByRole('columnheader', { name: /Label of plate/ });
    harness.reject();
    await hidePlate();
    await waitFor(() => expect(harness.rejected).toHaveLength(1));
    cleanup();
    harness.reject(false);
    await openAt(harness, LIST, store);
    await waitFor(() =>
      expect(harness.values[`${KEY}:columns`]).toMatchObject({ hidden: ['plate'] }),
    );
    expect(screen.queryByRole('columnheader', { name: /Label of plate/ })).toBeNull();
  });

  test('whoever chooses compact rows has them in every list, on every device', async () => {
    const harness = preferenceHarness();
    await openAt(harness);
    const heightOfCell = async () => {
      const cell = (await screen.findByRole('grid', { hidden: true })).querySelector('tbody td');
      return cell ? getComputedStyle(cell).height : undefined;
    };
    expect(await heightOfCell()).toBe('48px');
    await openMore();
    const rows = screen.getByRole('group', { name: 'Row height' });
    expect(within(rows).getByRole('button', { name: 'Comfortable', pressed: true })).toBeVisible();
    await user.click(within(rows).getByRole('button', { name: 'Compact' }));
    await waitFor(() => expect(harness.values['look:density']).toBe('compact'));
    expect(await heightOfCell()).toBe('36px');
    cleanup();
    await openAt(harness);
    await waitFor(async () => expect(await heightOfCell()).toBe('36px'));
  });

  test('of two page sizes the one chosen last is stored', async () => {
    const harness = preferenceHarness();
    await openAt(harness);
    const go = harness.holdNext();
    await choosePageSize('25');
    await choosePageSize('5');
    go();
    await waitFor(() => expect(harness.values[`${KEY}:perPage`]).toBe(5));
    expect(harness.written).toEqual([25, 5]);
  });

  test('a link with a page size shows it and keeps the chosen one', async () => {
    const harness = preferenceHarness({ [`${KEY}:perPage`]: 5 });
    const store = lastingStore();
    const linked = await openAt(harness, `${LIST}?perPage=25`, store);
    await waitFor(() => expect(linked.queries('everyKind').at(-1)?.get('limit')).toBe('25'));
    await hidePlate();
    await waitFor(() => expect(harness.values[`${KEY}:columns`]).toBeDefined());
    expect(harness.values[`${KEY}:perPage`]).toBe(5);
    cleanup();
    const plain = await openAt(harness, LIST, store);
    await waitFor(() => expect(plain.queries('everyKind').at(-1)?.get('limit')).toBe('5'));
    expect(harness.values[`${KEY}:perPage`]).toBe(5);
  });

  test('a view that could not be written stays, and its owner is notified', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const harness = preferenceHarness();
    await openAt(harness);
    harness.reject();
    await saveView('Owned');
    expect(await screen.findByText('The view could not be kept.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Owned' })).toBeInTheDocument();
    expect(screen.getByRole('grid', { hidden: true })).toBeInTheDocument();
    expect(await savedViews.all(PREFIX)).toMatchObject([{ name: 'Owned' }]);
  });

  test('a view of this device does not replace another one of its name', async () => {
    const mine = { ...LOOK, filter: { leased: 'true' } };
    await savedViews.keep(PREFIX, { ...mine, name: 'Owned' } as never);
    const harness = preferenceHarness({ [`${KEY}:view:Owned`]: LOOK });
    await openAt(harness);
    await waitFor(() => expect(harness.values[`${KEY}:view:Owned (2)`]).toEqual(mine));
    await waitFor(async () => expect(await savedViews.allOf(PREFIX.userId)).toEqual([]));
    expect(harness.values[`${KEY}:view:Owned`]).toEqual(LOOK);
    const panel = await openViews();
    expect(within(panel).getByRole('button', { name: 'Owned' })).toBeVisible();
    expect(within(panel).getByRole('button', { name: 'Owned (2)' })).toBeVisible();
  });

  test('views that this device has stored from before are transferred there', async () => {
    await savedViews.keep(PREFIX, { ...LOOK, name: 'Old' } as never);
    const harness = preferenceHarness();
    await openAt(harness);
    await waitFor(() => expect(harness.values[`${KEY}:view:Old`]).toEqual(LOOK));
    await waitFor(async () => expect(await savedViews.allOf(PREFIX.userId)).toEqual([]));
    expect(within(await openViews()).getByRole('button', { name: 'Old' })).toBeVisible();
  });
});

test('at a back end without preferences views stay on the device', async () => {
  await open(LIST);
  await screen.findByRole('grid');
  await saveView('Owned');
  await waitFor(async () =>
    expect(await savedViews.all(PREFIX)).toMatchObject([{ name: 'Owned' }]),
  );
});

test('views that this device has stored under the bare name of their list are taken over', async () => {
  await savedViews.keep({ ...PREFIX, list: 'everyKind' }, { ...LOOK, name: 'Old' } as never);
  await open(LIST);
  await screen.findByRole('grid');
  expect(within(await openViews()).getByRole('button', { name: 'Old' })).toBeVisible();
  expect(await savedViews.all(PREFIX)).toMatchObject([{ name: 'Old' }]);
});
