import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Chat } from '../../../src/providers/chat/chat.ts';
import { closeOfficeChat, officeChat } from '../../../src/providers/chat/office-chat.ts';
import { storeSession } from '../../../src/providers/session.ts';
import { fakeChat } from '../../support/fake-chat.ts';
import { LEAFLET, leafletHarness } from '../../support/leaflet-harness.tsx';

const line = vi.hoisted((): { chat?: Chat } => ({}));
vi.mock('../../../src/providers/chat/create-chat.ts', () => ({ createChat: () => line.chat }));

const controller = leafletHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const ENTRY = { resource: 'leaflets', recordId: LEAFLET._id };
const OTHER = { ...ENTRY, recordId: '01890000-0000-7000-8000-00000000000f' };
const KARIM = { userId: 'u2', name: 'Karim' };
const LEA = { userId: 'u3', name: 'Lea' };

let play: ReturnType<typeof fakeChat>;
beforeEach(async () => {
  play = fakeChat();
  line.chat = play.chat;
  storeSession({ token: 'a-token', user: { _id: 'clerk' } });
  await officeChat();
});
afterEach(() => void act(() => closeOfficeChat()));

const field = (name: string) =>
  waitFor(() => {
    const input = document.querySelector(`main [name="${name}"]`);
    if (!(input instanceof HTMLElement)) throw new Error(`There is no input for ${name}.`);
    return input;
  });
const type = async (name: string, value: string) => {
  const input = await field(name);
  // As everybody does, after the form has settled.
  await user.click(input);
  fireEvent.change(input, { target: { value } });
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const conflict = () =>
  screen.findByRole('dialog', { name: 'Somebody else has changed this entry' });

/** Opens the form of the entry, once it is there. */
async function open() {
  const backEnd = await controller.open(`/leaflets/${LEAFLET._id}`);
  await field('title');
  return {
    ...backEnd,
    row: () => backEnd.rows('leaflets')[0],
    /** Karim saves the entry, and everybody who has it open hears of it. */
    saveMeanwhile: (values: Record<string, unknown>) => {
      backEnd.meanwhile('leaflets', LEAFLET._id, values);
      act(() => play.saves({ ...ENTRY, name: KARIM.name }));
    },
  };
}

/** A colleague opens a record, or leaves it. */
const edits = (colleague: typeof KARIM, { of = ENTRY, isOver = false } = {}) =>
  act(() => play.edits({ ...of, ...colleague, isOver }));

describe('a clerk with an entry open', () => {
  test('sees who else has it open, and who has left', async () => {
    await open();
    const place = document.querySelector('main form [role="status"]');
    expect(place).toHaveTextContent(/^$/);
    edits(KARIM);
    // Their names keep their direction.
    expect(place).toHaveTextContent(/^\u2068Karim\u2069 has this open too\.$/);
    edits(LEA);
    edits({ userId: 'u4', name: 'Somebody elsewhere' }, { of: OTHER });
    expect(place).toHaveTextContent(/^\u2068Karim\u2069, \u2068Lea\u2069 have this open too\.$/);
    edits(KARIM, { isOver: true });
    expect(place).toHaveTextContent(/^\u2068Lea\u2069 has this open too\.$/);
    edits(LEA, { isOver: true });
    expect(place).toHaveTextContent(/^$/);
  });

  test('is named to the others until they leave it', async () => {
    const { unmount } = await open();
    const notified = () => play.calls.filter(({ name }) => name === 'editing').map(({ of }) => of);
    expect(notified()).toEqual([['leaflets', LEAFLET._id, false]]);
    // Who comes later is notified at once.
    edits(KARIM);
    expect(notified()).toHaveLength(2);
    unmount();
    expect(notified().at(-1)).toEqual(['leaflets', LEAFLET._id, true]);
  });

  test('is not notified of what is saved elsewhere', async () => {
    const { saveMeanwhile } = await open();
    act(() => play.saves({ ...OTHER, name: LEA.name }));
    expect(screen.queryByText(/has saved it meanwhile/)).toBeNull();
    saveMeanwhile({ place: 'Bonn' });
    expect(await screen.findByText(/has saved it meanwhile/)).toHaveTextContent('Karim');
  });
});

describe('a clerk whose entry somebody else saves meanwhile', () => {
  test('in another field goes on with both, and has nothing to decide', async () => {
    const { row, saveMeanwhile } = await open();
    await type('title', 'New prices');
    saveMeanwhile({ place: 'Bonn' });
    const notified = await screen.findByText(/Karim.*has saved it meanwhile/);
    await waitFor(async () => expect(await field('place')).toHaveValue('Bonn'));
    expect(notified).toHaveTextContent(
      'This form shows the new version; what you typed is still here',
    );
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
    expect(await field('title')).toHaveValue('New prices');
    await press('Save');
    await waitFor(() => expect(row()?.__v).toBe(2));
    expect(row()).toMatchObject({ title: 'New prices', place: 'Bonn' });
  });

  test('in the same field compares both versions before anything is saved', async () => {
    const { row, changes, saveMeanwhile } = await open();
    await type('title', 'Mine');
    saveMeanwhile({ title: 'Theirs' });
    expect(await screen.findByText(/That concerns what you have typed/)).toHaveTextContent('Karim');
    expect(await field('title')).toHaveValue('Mine');
    await press('Compare');
    const choices = within(await conflict()).getByRole('radiogroup', { name: 'Title' });
    expect(choices).toHaveTextContent(/Mine.*Theirs/);
    await press('Back to the form');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([]);
    // It stays offered until it is decided.
    await press('Compare');
    const again = within(within(await conflict()).getByRole('radiogroup', { name: 'Title' }));
    await user.click(again.getByRole('radio', { name: /Yours/ }));
    await press('Save this choice');
    await waitFor(() => expect(row()?.__v).toBe(2));
    expect(row()?.title).toBe('Mine');
  });

  test('and who saves without comparing overwrites nothing', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined); // An error is logged.
    const { row, saveMeanwhile } = await open();
    await type('title', 'Mine');
    saveMeanwhile({ title: 'Theirs' });
    await screen.findByText(/That concerns what you have typed/);
    await press('Save');
    expect(await conflict()).toBeVisible();
    expect(row()).toMatchObject({ title: 'Theirs', __v: 1 });
  });

  test('is notified of it without a live channel too, once the entry is read again', async () => {
    const { meanwhile } = await open();
    await type('title', 'Mine');
    meanwhile('leaflets', LEAFLET._id, { title: 'Theirs' });
    await press('Ask again');
    expect(await screen.findByText(/It was saved by somebody else meanwhile/)).toBeVisible();
    await press('Compare');
    expect(await conflict()).toHaveTextContent('Theirs');
  });
});
