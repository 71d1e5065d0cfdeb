import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { memoryDrafts } from '../../../../src/providers/drafts.ts';
import { OWN_API } from '../../../support/answering.ts';
import { idOf } from '../../../support/content-back-end.ts';
import { orderDesk } from '../../../support/order-desk.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const desk = orderDesk();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
/** The framework logs rejected calls; these tests reject on purpose. */
const expectRefusals = () => vi.mocked(console.error).mockImplementation(() => undefined);

const NADIA = {
  _id: idOf(1),
  role: 'customer',
  firstName: 'Nadia',
  lastName: 'Amrani',
  name: 'Nadia Amrani',
  code: 'K-7',
  phone: '+4915112345678',
  cityName: 'Köln',
};
const CHANGED = { _id: idOf(9), wights: 10, user: { _id: NADIA._id, firstName: 'Nadia' } };

const part = (name: string) => screen.findByRole('region', { name });
const field = async (section: string, label: RegExp) =>
  within(await part(section)).findByRole('textbox', { name: label });
const type = async (section: string, label: RegExp, text: string) => {
  const input = await field(section, label);
  await user.clear(input);
  await user.type(input, text);
};
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const place = () => screen.findByTestId('place');

const typeRecipient = async () => {
  await type('Recipient', /^First name/, 'Omar');
  await type('Recipient', /^Phone/, '0661 23 45 67');
};
const pickSender = async (typed = 'Nad') => {
  await user.type(await screen.findByRole('combobox', { name: /Find the sender/ }), typed);
  await user.click(await screen.findByRole('option', { name: /Nadia Amrani/ }));
};

describe('a new order', () => {
  it('is created for an existing sender, and opens the list that it is on', async () => {
    const backEnd = await desk.open('/commands/create', { customers: [NADIA] });
    await pickSender();
    await typeRecipient();
    await type('Parcels and delivery', /Weight/, '12,5');
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await press('Save');
    expect(await place()).toHaveTextContent('/ToMa/validation');
    expect(backEnd.changes).toEqual([
      expect.objectContaining({
        method: 'POST',
        body: expect.objectContaining({
          user: NADIA._id,
          recipient: { firstName: 'Omar', phone: '+212661234567' },
          wights: 12.5,
          payment: 3,
          tripGroup: 'A',
          commandMode: 'Validation',
        }),
      }),
    ]);
    expect(await screen.findByText(/^Order .* saved$/)).toBeInTheDocument();
  });

  it('can be opened from the notice that it is saved', async () => {
    await desk.open('/commands/create', { customers: [NADIA] });
    await pickSender();
    await typeRecipient();
    await press('Save');
    expect(await place()).toHaveTextContent('/ToMa/validation');
    await press('Show');
    expect(await part('ID card')).toHaveTextContent('Front');
    expect(screen.queryByTestId('place')).toBeNull();
  });

  it('shows a warning while it has no packages', async () => {
    await desk.open('/commands/create');
    const parcels = await part('Parcels and delivery');
    expect(parcels).not.toHaveTextContent('No package is entered');
    await user.clear(within(parcels).getByLabelText(/Packages/));
    await waitFor(() =>
      expect(parcels).toHaveTextContent('No package is entered; 0 will be saved.'),
    );
    await user.type(within(parcels).getByLabelText(/Packages/), '2');
    await waitFor(() => expect(parcels).not.toHaveTextContent('No package is entered'));
  });

  it('starts with the state given by the list it is added from', async () => {
    const backEnd = await desk.open('/elsewhere', { customers: [NADIA] });
    await user.click(await screen.findByRole('link', { name: 'Add from Morocco' }));
    expect(await screen.findByRole('radio', { name: 'From Morocco' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Validation' })).not.toBeInTheDocument();
    await pickSender();
    await typeRecipient();
    await press('Save');
    expect(await place()).toHaveTextContent('/ToDu');
    expect(backEnd.changes[0]?.body).toMatchObject({ tripGroup: 'B' });
    expect(backEnd.changes[0]?.body).not.toHaveProperty('commandMode');
  });

  it('creates its sender along with it, once, although the order is rejected at first', async () => {
    expectRefusals();
    const backEnd = await desk.open('/commands/create', { customers: [] });
    await press('New customer');
    await type('Sender', /^First name/, 'Samira');
    await type('Sender', /^Last name/, 'Neu');
    await type('Sender', /^Phone/, '0151 98 76 54 32');
    await typeRecipient();
    desk.use(
      http.post(`${OWN_API}/commands`, () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    await press('Save');
    await screen.findByText(/What you typed is still here/);
    expect(within(await part('Sender')).getByText('Samira Neu')).toBeInTheDocument();
    await press('Save');
    expect(await place()).toHaveTextContent('/ToMa/validation');
    expect(backEnd.rows('auth/users')).toHaveLength(1);
    const [customer, order] = backEnd.changes;
    expect(customer?.body).toEqual({
      firstName: 'Samira',
      lastName: 'Neu',
      phone: '+4915198765432',
    });
    expect(order?.body.user).toBe(backEnd.rows('auth/users').at(-1)?._id);
  });

  it('names the missing fields, and sends nothing', async () => {
    const backEnd = await desk.open('/commands/create');
    await press('Save');
    expect(await screen.findAllByText('Required')).toHaveLength(3);
    expect(backEnd.changes).toEqual([]);
  });

  it('warns that a customer with this phone exists, and switches to that one on request', async () => {
    await desk.open('/commands/create', { customers: [NADIA] });
    await press('New customer');
    await type('Sender', /^Phone/, '0151 12 34 56 78');
    expect(await screen.findByText(/has this phone number already/)).toHaveTextContent('K-7');
    await press('Take this customer');
    expect(await within(await part('Sender')).findByText('Nadia Amrani')).toBeInTheDocument();
  });

  it('fills in a recipient from the address book of the sender', async () => {
    const order = orderOf({
      user: { _id: NADIA._id },
      recipient: { firstName: 'Karim', lastName: 'Alt', phone: '+212662222222', address: 'Fes' },
    });
    await desk.open('/commands/create', { customers: [NADIA], orders: [order] });
    await pickSender();
    await press('1 earlier recipient');
    await user.click(await screen.findByRole('menuitem', { name: /Karim Alt/ }));
    expect(await field('Recipient', /^First name/)).toHaveValue('Karim');
    expect(await field('Recipient', /^Phone/)).toHaveValue('+212 662 222 222');
    expect(await field('Recipient', /^Address/)).toHaveValue('Fes');
  });

  it('warns of another spelling of the recipient, and adopts it on request', async () => {
    const known = orderOf({ recipient: { firstName: 'Fatima', lastName: 'Zahra' } });
    await desk.open('/commands/create', { orders: [known] });
    await type('Recipient', /^First name/, 'Fatma');
    await type('Recipient', /^Phone/, '0661234567');
    await press('Use this spelling');
    expect(await field('Recipient', /^First name/)).toHaveValue('Fatima');
    expect(await field('Recipient', /^Last name/)).toHaveValue('Zahra');
  });
});

describe('a draft', () => {
  const write = async (drafts = memoryDrafts(), userId?: string) => {
    const { unmount } = await desk.open('/commands/create', {
      customers: [NADIA],
      drafts,
      ...(userId ? { userId } : {}),
    });
    await typeRecipient();
    unmount();
    return drafts;
  };

  it('is offered to a user who returns, and restores the input', async () => {
    const drafts = await write();
    await desk.show('/commands/create', { drafts });
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Omar');
    await press('Restore');
    expect(await field('Recipient', /^First name/)).toHaveValue('Omar');
  });

  it('is gone for good once it is discarded', async () => {
    const drafts = await write();
    const first = await desk.show('/commands/create', { drafts });
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    first.unmount();
    await desk.show('/commands/create', { drafts });
    await part('Recipient');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not offered to another user', async () => {
    const drafts = await write(memoryDrafts(), 'one');
    await desk.show('/commands/create', { drafts, userId: 'another' });
    expect(await field('Recipient', /^First name/)).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is removed when the order is saved', async () => {
    const drafts = memoryDrafts();
    const { unmount } = await desk.open('/commands/create', { customers: [NADIA], drafts });
    await pickSender();
    await typeRecipient();
    await press('Save');
    await place();
    unmount();
    await desk.show('/commands/create', { drafts });
    expect(await field('Recipient', /^First name/)).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a clerk who leaves a form with unsaved changes', () => {
  it('is asked, and stays on request', async () => {
    await desk.open('/commands/create');
    await typeRecipient();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await press('Keep editing');
    expect(await field('Recipient', /^First name/)).toHaveValue('Omar');
  });

  it('leaves on request', async () => {
    await desk.open('/commands/create');
    await typeRecipient();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await press('Leave');
    expect(await place()).toHaveTextContent('/elsewhere');
  });

  it('is not asked without having typed anything', async () => {
    await desk.open('/commands/create');
    await part('Recipient');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await place()).toHaveTextContent('/elsewhere');
  });
});

describe('an existing order', () => {
  const ORDER = orderOf(CHANGED);
  const open = () => desk.open(`/commands/${ORDER._id}`, { orders: [ORDER], customers: [NADIA] });

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
    expectRefusals();
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
    expectRefusals();
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

  it('keeps the input when the server does not answer, and saves it at the next attempt', async () => {
    expectRefusals();
    const backEnd = await open();
    await type('Parcels and delivery', /Weight/, '11');
    backEnd.refuse(ORDER._id, 503, {});
    await press('Save');
    expect(await screen.findByText(/What you typed is still here/)).toBeInTheDocument();
    expect(await field('Parcels and delivery', /Weight/)).toHaveValue('11');
    backEnd.accept(ORDER._id);
    await press('Save');
    await waitFor(() => expect(backEnd.rows('commands')[0]?.wights).toBe(11));
  });

  it("shows the server's error at the field it is about", async () => {
    expectRefusals();
    const backEnd = await open();
    await type('Recipient', /^Address/, 'Rabat');
    backEnd.refuse(ORDER._id, 422, {
      code: 'record.invalid',
      fields: { 'recipient.address': 'is no place' },
    });
    await press('Save');
    expect(await screen.findByText('is no place')).toBeInTheDocument();
  });

  it('says so when it no longer exists', async () => {
    expectRefusals();
    await desk.open(`/commands/${idOf(99)}`);
    expect(await screen.findByText('This entry no longer exists.')).toBeInTheDocument();
  });
});
