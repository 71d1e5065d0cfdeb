import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AccessRule } from '../../../../domain/access.ts';
import type { Definition } from '../../../../domain/define.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { commandsView } from '../../../../src/resources/commands.tsx';
import { idOf } from '../../../support/fake-back-end.ts';
import { field, NADIA, part, press, type, user } from '../../../support/order-form-steps.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
/** The framework logs rejected calls; these tests reject on purpose. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);
const CHANGED = { _id: idOf(9), wights: 10, user: { _id: NADIA._id, firstName: 'Nadia' } };

describe('an existing order', () => {
  const ORDER = orderOf(CHANGED);
  const open = () =>
    harness.open(`/commands/${ORDER._id}`, { orders: [ORDER], customers: [NADIA] });

  it('is sent whole with its version, and shown afterwards', async () => {
    const backEnd = await open();
    await type('Parcels and delivery', /Weight/, '11');
    await press('Save');
    await waitFor(() => expect(backEnd.changes).toHaveLength(1));
    expect(backEnd.changes[0]).toMatchObject({ method: 'PUT', body: { __v: 0, wights: 11 } });
    expect(Object.keys(backEnd.changes[0]?.body ?? {})).toEqual(
      expect.arrayContaining(Object.keys(ORDER)),
    );
    expect(await screen.findByRole('region', { name: 'History' })).toBeInTheDocument();
  });

  it('is named without a number while it has none', async () => {
    const order = orderOf({ billCode: '', user: NADIA });
    await harness.open(`/commands/${order._id}`, { orders: [order], customers: [NADIA] });
    expect(await screen.findByText('Edit order')).toBeInTheDocument();
    await type('Parcels and delivery', /Weight/, '11');
    await press('Save');
    expect(await screen.findByText('Order changed')).toBeInTheDocument();
    expect(await screen.findByText('Order not sent yet')).toBeInTheDocument();
  });

  it('opens the top of its page once it is saved', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await open();
    await type('Parcels and delivery', /Weight/, '11');
    expect(scrollTo).not.toHaveBeenCalled();
    await press('Save');
    expect(await screen.findByRole('region', { name: 'History' })).toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('shows both versions when another user saved first, and saves the chosen values', async () => {
    expectRejections();
    const backEnd = await open();
    await type('Parcels and delivery', /Weight/, '11');
    backEnd.meanwhile('commands', ORDER._id, { wights: 12, numofpackages: 7 });
    await press('Save');
    const dialog = await screen.findByRole('dialog', {
      name: 'Somebody else has changed this order',
    });
    const save = within(dialog).getByRole('button', { name: 'Save this choice' });
    expect(save).toBeDisabled();
    const weights = within(dialog).getByRole('radiogroup', { name: 'Weight' });
    await user.click(within(weights).getByRole('radio', { name: /Yours/ }));
    expect(
      within(within(dialog).getByRole('radiogroup', { name: 'Packages' })).getByRole('radio', {
        name: /Theirs/,
      }),
    ).toBeChecked();
    await user.click(save);
    await waitFor(() => expect(backEnd.rows('commands')[0]?.__v).toBe(2));
    expect(backEnd.rows('commands')[0]).toMatchObject({ wights: 11, numofpackages: 7 });
  });

  it('shows both versions again when another user saved again', async () => {
    expectRejections();
    const backEnd = await open();
    await type('Parcels and delivery', /Weight/, '11');
    backEnd.meanwhile('commands', ORDER._id, { wights: 12 });
    await press('Save');
    await user.click(await screen.findByRole('radio', { name: /Yours/ }));
    backEnd.meanwhile('commands', ORDER._id, { wights: 13 });
    await press('Save this choice');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('13 kg'));
    await user.click(within(dialog).getByRole('radio', { name: /Yours/ }));
    await press('Save this choice');
    await waitFor(() => expect(backEnd.rows('commands')[0]?.wights).toBe(11));
  });

  it('locks the direction once its trip has ended, although the form began before', async () => {
    expectRejections();
    const backEnd = await open();
    await type('Parcels and delivery', /Weight/, '11');
    backEnd.meanwhile('commands', ORDER._id, { wights: 12, finish: true });
    await press('Save');
    await press('Back to the form');
    const card = await screen.findByRole('region', { name: 'Direction and stage' });
    const directions = within(card).getAllByRole('radio');
    await waitFor(() => {
      for (const direction of directions) expect(direction).toBeDisabled();
    });
    expect(await field('Parcels and delivery', /Weight/)).toHaveValue('11');
  });

  it('keeps the input when the server does not answer, and saves it at the next attempt', async () => {
    expectRejections();
    const backEnd = await open();
    await type('Parcels and delivery', /Weight/, '11');
    backEnd.reject(ORDER._id, 503, {});
    await press('Save');
    expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
    expect(await field('Parcels and delivery', /Weight/)).toHaveValue('11');
    backEnd.accept(ORDER._id);
    await press('Save');
    await waitFor(() => expect(backEnd.rows('commands')[0]?.wights).toBe(11));
  });

  it("shows the server's error at the field it is about", async () => {
    expectRejections();
    const backEnd = await open();
    await type('Recipient', /^Address/, 'Rabat');
    backEnd.reject(ORDER._id, 422, {
      code: 'record.invalid',
      fields: { 'recipient.address': 'is no place' },
    });
    await press('Save');
    expect(await screen.findByText('is no place')).toBeInTheDocument();
  });

  it('keeps letters that are typed as a telephone number, and says what is wrong with them', async () => {
    const backEnd = await open();
    await type('Recipient', /^Phone/, 'zu Hause');
    await press('Save');
    expect(await screen.findByText(/^Not a valid phone number/)).toBeInTheDocument();
    expect(await field('Recipient', /^Phone/)).toHaveValue('zu Hause');
    expect(backEnd.changes).toEqual([]);
  });

  it('says so when it no longer exists', async () => {
    expectRejections();
    await harness.open(`/commands/${idOf(99)}`);
    expect(await screen.findByText('This entry no longer exists.')).toBeInTheDocument();
  });

  it('shows nothing that is hidden from the user, and lets nothing be changed that only others may', async () => {
    const others: AccessRule = () => false;
    const { fields } = commands;
    const own = {
      ...fields,
      payment: { ...fields.payment, read: others },
      type: { ...fields.type, write: others },
      recipient: { ...fields.recipient, write: others },
      billTo: { ...fields.billTo, write: others },
    };
    await harness.open(`/commands/${ORDER._id}`, {
      orders: [ORDER],
      view: { ...commandsView, definition: { ...commands, fields: own } as Definition },
    });
    const kinds = within(await part('Parcels and delivery')).getAllByRole('radio');
    const payment = within(await part('Payment'));
    expect(payment.queryByRole('radio', { name: 'PayPal' })).toBeNull();
    for (const radio of [...kinds, ...payment.getAllByRole('radio')]) expect(radio).toBeDisabled();
    expect(await field('Recipient', /^Phone/)).toHaveAttribute('readonly');
    expect(await field('Recipient', /^Address/)).toHaveAttribute('readonly');
    expect(await field('Parcels and delivery', /Weight/)).not.toHaveAttribute('readonly');
  });

  it('has an input, a comparison and a line for a field that its view adds to a section', async () => {
    expectRejections();
    const form = commandsView.form.map((one) =>
      one.section === 'payment' ? { ...one, fields: [...one.fields, 'withTicket', 'rechnr'] } : one,
    );
    const backEnd = await harness.open(`/commands/${ORDER._id}`, {
      orders: [ORDER],
      view: { ...commandsView, form },
    });
    await type('Payment', /^Invoice number/, 'R-1');
    backEnd.meanwhile('commands', ORDER._id, { rechnr: 'R-2', withTicket: true });
    await press('Save');
    const dialog = await screen.findByRole('dialog');
    const numbers = within(dialog).getByRole('radiogroup', { name: 'Invoice number' });
    expect(numbers).toHaveTextContent('R-2');
    await user.click(within(numbers).getByRole('radio', { name: /Yours/ }));
    await press('Save this choice');
    await waitFor(() => expect(backEnd.rows('commands')[0]?.rechnr).toBe('R-1'));
    expect(backEnd.rows('commands')[0]?.withTicket).toBe(true);
    await part('History');
    expect(screen.getByText('Has a ticket')).toBeVisible();
  });
});
