import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { memoryDrafts } from '../../../src/providers/drafts.ts';
import { LEAFLET, leafletHarness } from '../../support/leaflet-harness.tsx';
import { setScreenWidth } from '../../support/web.tsx';

const harness = leafletHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const PAGE = `/leaflets/${LEAFLET._id}`;
/** The framework logs rejected calls; these tests reject on purpose. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

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
const DELETE = { name: 'Delete' };
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('what is typed into a generated form', () => {
  it('is offered again to a clerk who closed the page of a new record', async () => {
    const drafts = memoryDrafts();
    const { unmount } = await harness.open('/leaflets/create', drafts);
    await type('title', 'Summer');
    unmount();
    await harness.show('/leaflets/create', drafts);
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Summer');
    await press('Restore');
    expect(await field('title')).toHaveValue('Summer');
  });

  it('is offered again under what has been typed, before the record has its name', async () => {
    const drafts = memoryDrafts();
    const { unmount } = await harness.open('/leaflets/create', drafts);
    await type('place', 'Bonn');
    unmount();
    await harness.show('/leaflets/create', drafts);
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Bonn');
  });

  it('is offered again at its record, and is removed once it is saved', async () => {
    const drafts = memoryDrafts();
    const backEnd = await harness.open(PAGE, drafts);
    await type('title', 'New prices');
    backEnd.unmount();
    const again = await harness.show(PAGE, drafts);
    await press('Restore');
    await press('Save');
    await waitFor(() => expect(backEnd.rows('leaflets')[0]?.title).toBe('New prices'));
    again.unmount();
    await waitFor(async () => expect(await drafts.find('clerk/')).toEqual([]));
  });

  it('is stored without passwords and pictures, which the restored form names', async () => {
    const drafts = memoryDrafts();
    const { unmount } = await harness.open(PAGE, drafts);
    await type('title', 'New prices');
    await type('code', 'not for the device');
    const picker = document.querySelector<HTMLInputElement>('main input[type="file"]');
    if (!picker) throw new Error('Nothing takes a picture.');
    await user.upload(picker, new File(['pixels'], 'cover.png', { type: 'image/png' }));
    unmount();
    const [stored] = await drafts.find('clerk/');
    expect(JSON.stringify(stored?.values)).not.toMatch(/not for the device|cover\.png/);
    await harness.show(PAGE, drafts);
    await press('Restore');
    const warning = await screen.findByText(/not kept on this device/);
    expect(warning).toHaveTextContent(/Code.*Cover/);
    await type('code', 'typed again');
    await waitFor(() => expect(warning).not.toHaveTextContent('Code'));
  });

  it('is not lost by a click on a link', async () => {
    await harness.open(PAGE);
    await type('title', 'New prices');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await press('Keep editing');
    await noDialog();
    expect(await field('title')).toHaveValue('New prices');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await press('Leave');
    expect(await screen.findByTestId('place')).toHaveTextContent('/elsewhere');
  });

  it('holds nobody back who has typed nothing', async () => {
    await harness.open(PAGE);
    await field('title');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByTestId('place')).toHaveTextContent('/elsewhere');
  });

  it('stays beside what somebody else has saved meanwhile in other fields', async () => {
    const backEnd = await harness.open(PAGE);
    await type('title', 'New prices');
    backEnd.meanwhile('leaflets', LEAFLET._id, { place: 'Bonn' });
    await press('Ask again');
    await waitFor(async () => expect(await field('place')).toHaveValue('Bonn'));
    expect(await field('title')).toHaveValue('New prices');
    await press('Save');
    await waitFor(() => expect(backEnd.rows('leaflets')[0]?.__v).toBe(2));
    expect(backEnd.rows('leaflets')[0]).toMatchObject({ title: 'New prices', place: 'Bonn' });
  });

  it('goes with its record once that is deleted, and holds nobody back', async () => {
    const drafts = memoryDrafts();
    const backEnd = await harness.open(PAGE, drafts);
    await type('title', 'New prices');
    await waitFor(async () => expect(await drafts.find('clerk/')).toHaveLength(1));
    await press('Delete');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', DELETE));
    await waitFor(() => expect(backEnd.rows('leaflets')).toEqual([]));
    await waitFor(() => expect(document.querySelector('main [name="title"]')).toBeNull());
    await noDialog();
    expect(await drafts.find('clerk/')).toEqual([]);
  });

  it('goes with its record too when that is deleted from the list', async () => {
    const drafts = memoryDrafts();
    const backEnd = await harness.open(PAGE, drafts);
    await type('title', 'New prices');
    backEnd.unmount();
    expect(await drafts.find('clerk/')).toHaveLength(1);
    setScreenWidth(1280);
    await harness.show('/leaflets', drafts);
    const [, row] = await screen.findAllByRole('row');
    row?.focus();
    await user.keyboard('{Delete}');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', DELETE));
    await waitFor(() => expect(backEnd.rows('leaflets')).toEqual([]));
    await waitFor(async () => expect(await drafts.find('clerk/')).toEqual([]));
  });

  it('is still there when the deletion of its record is rejected', async () => {
    expectRejections();
    const drafts = memoryDrafts();
    const backEnd = await harness.open(PAGE, drafts);
    await type('title', 'New prices');
    await waitFor(async () => expect(await drafts.find('clerk/')).toHaveLength(1));
    backEnd.reject(LEAFLET._id, 403, {});
    await press('Delete');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', DELETE));
    await noDialog();
    expect(await field('title')).toHaveValue('New prices');
    expect(await drafts.find('clerk/')).toHaveLength(1);
  });

  it('is kept after a rejection that saving again cannot mend, and only its reason is shown', async () => {
    expectRejections();
    const backEnd = await harness.open(PAGE);
    await type('title', 'New prices');
    backEnd.reject(LEAFLET._id, 409, { code: 'trip.alreadyOpen' });
    await press('Save');
    const reason = await screen.findByText(/already has an open trip/);
    expect(reason).not.toHaveTextContent('save again');
    expect(await field('title')).toHaveValue('New prices');
  });

  it('is sent once, however often save is pressed before the first answer', async () => {
    const backEnd = await harness.open(PAGE);
    await type('title', 'New prices');
    const save = await screen.findByRole('button', { name: 'Save' });
    // Sooner than the button is drawn as busy.
    fireEvent.click(save);
    fireEvent.click(save);
    await waitFor(() => expect(backEnd.rows('leaflets')[0]?.title).toBe('New prices'));
    await waitFor(() => expect(save).not.toBeInTheDocument());
    expect(backEnd.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('is still there when the record was deleted meanwhile, and can become a new one', async () => {
    expectRejections();
    const drafts = memoryDrafts();
    const backEnd = await harness.open(PAGE, drafts);
    await type('title', 'New prices');
    backEnd.reject(LEAFLET._id, 404, { code: 'record.notFound' });
    await press('Save');
    expect(await screen.findByText(/Somebody else has deleted it/)).toBeVisible();
    await waitFor(async () => expect(await drafts.find('clerk/')).toHaveLength(1));
    await press('Save as a new entry');
    await waitFor(() => expect(backEnd.rows('leaflets')).toHaveLength(2));
    expect(backEnd.rows('leaflets')[1]).toMatchObject({ title: 'New prices', place: 'Köln' });
    await waitFor(async () => expect(await drafts.find('clerk/')).toEqual([]));
  });
});

it('an input knows the version that is stored now, not the one that the form began with', async () => {
  const backEnd = await harness.open(PAGE);
  const sent = await screen.findByRole('switch', { name: 'Sent' });
  expect(sent).not.toHaveAttribute('readonly');
  backEnd.meanwhile('leaflets', LEAFLET._id, { sent: true });
  await press('Ask again');
  await waitFor(() => expect(sent).toBeChecked());
  // What cannot be withdrawn is locked.
  expect(sent).toHaveAttribute('readonly');
});

describe('two people on one record', () => {
  /** Saves against what somebody else has saved, and returns the dialog with both versions. */
  const collide = async (own: Record<string, string>, theirs: Record<string, unknown>) => {
    expectRejections();
    const backEnd = await harness.open(PAGE);
    for (const [name, value] of Object.entries(own)) await type(name, value);
    backEnd.meanwhile('leaflets', LEAFLET._id, theirs);
    await press('Save');
    const dialog = await screen.findByRole('dialog', {
      name: 'Somebody else has changed this entry',
    });
    const choice = (name: string) => within(dialog).getByRole('radiogroup', { name });
    return { backEnd, dialog, choice, row: () => backEnd.rows('leaflets')[0] };
  };

  it('keep the languages of a text that each of them has changed', async () => {
    const theirs = { notes: { ...LEAFLET.notes, fr: 'Le mardi.' } };
    const { choice, row } = await collide({ 'notes.de': 'Wir fahren dienstags.' }, theirs);
    const ofSide = (name: string, side: RegExp) =>
      within(choice(name)).getByRole('radio', { name: side });
    expect(ofSide('Notes · Deutsch', /Yours/)).toBeChecked();
    expect(ofSide('Notes · Français', /Theirs/)).toBeChecked();
    await press('Save this choice');
    await waitFor(() => expect(row()?.__v).toBe(2));
    expect(row()?.notes).toEqual({ de: 'Wir fahren dienstags.', fr: 'Le mardi.' });
  });

  it('keep both changes where they changed different sentences of one text', async () => {
    const theirs = { notes: { ...LEAFLET.notes, de: 'Wir fahren montags. Wir holen alles ab.' } };
    const own = { 'notes.de': 'Wir fahren dienstags. Ganz sicher. Wir holen ab.' };
    const { choice, dialog, row } = await collide(own, {
      ...theirs,
      notes: { ...theirs.notes, de: `${LEAFLET.notes.de} Rufen Sie an.` },
    });
    expect(within(dialog).getByRole('button', { name: 'Save this choice' })).toBeDisabled();
    await user.click(within(choice('Notes · Deutsch')).getByRole('radio', { name: /together/ }));
    await press('Save this choice');
    await waitFor(() => expect(row()?.__v).toBe(2));
    expect(row()?.notes).toMatchObject({
      de: 'Wir fahren dienstags. Ganz sicher. Wir holen ab. Rufen Sie an.',
    });
  });

  it('read formatted text without its tags, with its changes marked', async () => {
    const { choice, row } = await collide(
      { body: '<p>Up to <b>35 kg</b>.</p>' },
      { body: '<p>Up to 40 kg.</p>' },
    );
    const text = choice('Body');
    expect(text).not.toHaveTextContent('<');
    const highlighted = [...text.querySelectorAll('ins')].map((element) =>
      element.textContent?.trim(),
    );
    expect(highlighted).toEqual(['35', '40']);
    await user.click(within(text).getByRole('radio', { name: /Theirs/ }));
    await press('Save this choice');
    await waitFor(() => expect(row()?.__v).toBe(2));
    expect(row()?.body).toBe('<p>Up to 40 kg.</p>');
  });

  it('see every item of a list, with what was added and removed', async () => {
    const { choice } = await collide({ title: 'New' }, { tags: ['summer', 'winter'] });
    const tags = within(choice('Tags'));
    const theirs = tags.getByRole('radio', { name: /Theirs/ }).closest('label');
    expect(theirs?.querySelector('ins')).toHaveTextContent('winter');
    expect(theirs?.querySelector('del')).toHaveTextContent('prices');
  });

  it('can go back to the form without losing anything', async () => {
    const { row } = await collide({ title: 'Mine' }, { title: 'Theirs' });
    await press('Back to the form');
    await noDialog();
    expect(await field('title')).toHaveValue('Mine');
    expect(row()).toMatchObject({ title: 'Theirs', __v: 1 });
  });
});
