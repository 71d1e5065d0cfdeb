import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Drafts, memoryDrafts } from '../../../../src/providers/drafts.ts';
import { idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const ORDER = orderOf({
  _id: idOf(9),
  wights: 10,
  user: { _id: idOf(1), firstName: 'Nadia' },
  frontId: 'document-front.webp',
  backId: 'no-file',
});

const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const weigh = async (kilos: string) => {
  const section = within(await part('Parcels and delivery'));
  const weight = await section.findByRole('textbox', { name: /Weight/ });
  await user.clear(weight);
  await user.type(weight, kilos);
};
const pickFront = async (name: string) => {
  const card = await part('ID card');
  const front = await waitFor(() => {
    const [input] = card.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('Nothing takes a picture.');
    return input;
  });
  await user.upload(front, new File(['pixels'], name, { type: 'image/png' }));
};

describe('a newly chosen picture of an ID card', () => {
  const open = (drafts: Drafts) =>
    harness.open(`/commands/${ORDER._id}`, { orders: [ORDER], drafts });
  const comeBack = async (drafts: Drafts) => {
    await harness.show(`/commands/${ORDER._id}`, { drafts });
    await press('Restore');
  };
  const request = () => screen.queryByText(/Please choose them again/);

  it('does not cost the order its stored picture when the page is lost and the draft is saved', async () => {
    const drafts = memoryDrafts();
    const backEnd = await open(drafts);
    await pickFront('new.png');
    await weigh('11');
    backEnd.unmount();
    await comeBack(drafts);
    await waitFor(() => expect(request()).toBeVisible());
    await press('Save');
    await waitFor(() => expect(backEnd.changes).toHaveLength(1));
    expect(backEnd.changes[0]?.body).toMatchObject({
      wights: 11,
      frontId: 'document-front.webp',
      backId: 'no-file',
    });
  });

  it('is requested again even if nothing else was changed, until one is chosen', async () => {
    const drafts = memoryDrafts();
    const { unmount } = await open(drafts);
    await pickFront('new.png');
    unmount();
    await comeBack(drafts);
    await waitFor(() => expect(request()).toBeVisible());
    await pickFront('newer.png');
    await waitFor(() => expect(request()).not.toBeInTheDocument());
  });
});
