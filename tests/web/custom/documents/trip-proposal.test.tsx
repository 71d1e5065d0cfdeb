import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryDrafts } from '../../../../src/providers/drafts.ts';
import { documentHarness } from '../../../support/document-harness.tsx';
import {
  box,
  EDITED_ID,
  editedOrder,
  editorAt,
  notified,
  press,
  write,
} from '../../../support/editor-steps.ts';
import { orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();

const TRIP = {
  _id: 'trip-A',
  name: 'A',
  description: 'Groupe A',
  status: 0,
  finish: false,
  __v: 1,
  vehicle: 'Transporter 1',
  passage: '2019-11-28',
};
const NOTE = 'Proposed from the trip “Trip of 28 Nov 2019”';

const backEndOf = (more: Parameters<typeof editedOrder>[0] = {}, trip: Partial<typeof TRIP> = {}) =>
  orderBackEnd({ orders: [editedOrder(more)], trips: [{ ...TRIP, ...trip }] });

const opened = async (...back: Parameters<typeof backEndOf>) => {
  const backEnd = backEndOf(...back);
  const { jobs, unmount } = await harness.open(editorAt('declaration'), backEnd);
  await box('Vehicle');
  return { backEnd, jobs, unmount };
};

const proposed = async () =>
  waitFor(async () => expect(await box('Vehicle')).toHaveValue('Transporter 1'));

describe('a declaration whose trip knows its vehicle and day', () => {
  it('is proposed both, visibly, and can be left without a question', async () => {
    const { backEnd } = await opened();
    await proposed();
    expect(await box('Day of passage')).toHaveValue('28/11/2019');
    expect(await box('Vehicle')).toHaveAccessibleDescription(NOTE);
    expect(await box('Day of passage')).toHaveAccessibleDescription(NOTE);
    await press('Close');
    // No question opens on the way.
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/warehouse$/));
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
    expect(backEnd.changes()).toEqual([]);
  });

  it('keeps no draft of what nobody has typed', async () => {
    const drafts = memoryDrafts();
    const { unmount } = await harness.open(editorAt('declaration'), backEndOf(), { drafts });
    await proposed();
    unmount();
    await harness.open(editorAt('declaration'), backEndOf(), { drafts });
    await proposed();
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('stores what was proposed when it is saved, and calls it no proposal from then on', async () => {
    const { backEnd } = await opened();
    await proposed();
    await press('Speichern');
    await notified('success: Dec Saved');
    expect(backEnd.order(EDITED_ID)?.customs).toMatchObject({
      vehicle: 'Transporter 1',
      passage: '2019-11-28',
    });
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('prints what was proposed', async () => {
    const { jobs } = await opened();
    await proposed();
    await press('Vorschau');
    await screen.findByText(/^Pages of/);
    expect(jobs[0]?.documents[0]).toMatchObject({
      customs: { vehicle: 'Transporter 1', passage: '2019-11-28' },
    });
  });

  it('keeps what the order says, and proposes only the rest', async () => {
    const { customs } = editedOrder();
    await opened({ customs: { ...customs, vehicle: 'B-JI 2026' } } as never);
    await waitFor(async () => expect(await box('Day of passage')).toHaveValue('28/11/2019'));
    expect(await box('Vehicle')).toHaveValue('B-JI 2026');
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
  });

  it('leaves empty what a person has emptied, also when it is opened again', async () => {
    const { backEnd, unmount } = await opened();
    await proposed();
    await write('Vehicle', '');
    expect(await box('Vehicle')).not.toHaveAccessibleDescription(NOTE);
    await press('Speichern');
    await notified('success: Dec Saved');
    expect(backEnd.order(EDITED_ID)?.customs).toMatchObject({
      vehicle: null,
      passage: '2019-11-28',
    });
    expect(await box('Vehicle')).toHaveValue('');
    unmount();
    await harness.open(editorAt('declaration'), backEnd);
    expect(await box('Day of passage')).toHaveValue('28/11/2019');
    await press('Speichern');
    await notified('success: Dec Saved');
    expect(backEnd.changes()).toMatchObject([
      { body: { customs: { vehicle: null } } },
      { body: { customs: { vehicle: null } } },
    ]);
  });

  it('is proposed nothing from a trip that has left without it', async () => {
    await opened({}, { status: 2 });
    await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent('success'));
    expect(await box('Vehicle')).toHaveValue('');
    expect(screen.queryByText(NOTE)).toBeNull();
  });
});

describe('the further captions', () => {
  it('are chosen in the language of the person, because they stand on no document', async () => {
    await harness.open(editorAt('declaration'), backEndOf(), { locale: 'ar' });
    expect(await screen.findByRole('group', { name: 'لغات إضافية للعناوين' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'الإسبانية' })).toBeInTheDocument();
  });
});
