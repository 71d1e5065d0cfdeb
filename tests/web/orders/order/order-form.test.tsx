import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { OWN_API } from '../../../support/answering.ts';
import {
  field,
  NADIA,
  part,
  pickSender,
  press,
  type,
  typeRecipient,
  user,
} from '../../../support/order-form-steps.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
/** The framework logs rejected calls; these tests reject on purpose. */
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

describe('a new order', () => {
  it('is created for an existing sender, and stays open on its page', async () => {
    const backEnd = await harness.open('/commands/create', { customers: [NADIA] });
    await pickSender();
    await typeRecipient();
    await type('Parcels and delivery', /Weight/, '12,5');
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    await press('Save');
    await part('History');
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
    expect(await screen.findByText('Order saved')).toBeInTheDocument();
  });

  it('is called by the number that the server has given it', async () => {
    await harness.open('/commands/create', { customers: [NADIA] });
    const made = orderOf({ billCode: 'M-77', user: NADIA });
    harness.use(http.post(`${OWN_API}/commands`, () => HttpResponse.json({ data: made })));
    await pickSender();
    await typeRecipient();
    await press('Save');
    expect(await screen.findByText(/^Order .*M-77.* saved$/)).toBeInTheDocument();
  });

  it('says whether nobody was found or nobody can be searched', async () => {
    await harness.open('/commands/create', { customers: [NADIA] });
    const search = await screen.findByRole('combobox', { name: /Find the sender/ });
    await user.type(search, 'Zzz');
    expect(await screen.findByText('No customer found')).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).toBeNull();
    expectRejections();
    harness.use(http.get(`${OWN_API}/auth/users`, () => HttpResponse.error()));
    await user.clear(search);
    await user.type(search, 'Nad');
    expect(
      await screen.findByText(/^No connection: customers cannot/, {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(screen.queryByText('No customer found')).toBeNull();
    expect(screen.getByRole('button', { name: 'New customer' })).toBeInTheDocument();
  });

  it('is followed by the next one with one click, which starts in the same state', async () => {
    await harness.open('/elsewhere', { customers: [NADIA] });
    await user.click(await screen.findByRole('link', { name: 'Add from Morocco' }));
    await pickSender();
    await typeRecipient();
    await press('Save');
    await part('History');
    await press('New order');
    expect(await field('Recipient', /^First name/)).toHaveValue('');
    expect(await screen.findByRole('radio', { name: 'From Morocco' })).toBeChecked();
  });

  it('shows a warning while it has no packages', async () => {
    await harness.open('/commands/create');
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
    const backEnd = await harness.open('/elsewhere', { customers: [NADIA] });
    await user.click(await screen.findByRole('link', { name: 'Add from Morocco' }));
    expect(await screen.findByRole('radio', { name: 'From Morocco' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Validation' })).not.toBeInTheDocument();
    await pickSender();
    await typeRecipient();
    await press('Save');
    await screen.findByText('Order saved');
    expect(backEnd.changes[0]?.body).toMatchObject({ tripGroup: 'B' });
    expect(backEnd.changes[0]?.body).not.toHaveProperty('commandMode');
  });

  it('creates its sender along with it, once, although the order is rejected at first', async () => {
    expectRejections();
    const backEnd = await harness.open('/commands/create', { customers: [] });
    await press('New customer');
    await type('Sender', /^First name/, 'Samira');
    await type('Sender', /^Last name/, 'Neu');
    await type('Sender', /^Phone/, '0151 98 76 54 32');
    await typeRecipient();
    harness.use(
      http.post(`${OWN_API}/commands`, () => new HttpResponse(null, { status: 503 }), {
        once: true,
      }),
    );
    await press('Save');
    await screen.findByText(/What you typed is still here/);
    expect(within(await part('Sender')).getByText('Samira Neu')).toBeInTheDocument();
    await press('Save');
    await screen.findByText('Order saved');
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
    const backEnd = await harness.open('/commands/create');
    await press('Save');
    expect(await screen.findAllByText('Required')).toHaveLength(3);
    expect(backEnd.changes).toEqual([]);
  });

  it('warns that a customer with this phone exists, and switches to that one on request', async () => {
    await harness.open('/commands/create', { customers: [NADIA] });
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
    await harness.open('/commands/create', { customers: [NADIA], orders: [order] });
    await pickSender();
    await press('1 earlier recipient');
    await user.click(await screen.findByRole('menuitem', { name: /Karim Alt/ }));
    expect(await field('Recipient', /^First name/)).toHaveValue('Karim');
    expect(await field('Recipient', /^Phone/)).toHaveValue('+212 662 222 222');
    expect(await field('Recipient', /^Address/)).toHaveValue('Fes');
  });

  it('warns of another spelling of the recipient, and adopts it on request', async () => {
    const known = orderOf({ recipient: { firstName: 'Fatima', lastName: 'Zahra' } });
    await harness.open('/commands/create', { orders: [known] });
    await type('Recipient', /^First name/, 'Fatma');
    await type('Recipient', /^Phone/, '0661234567');
    await press('Use this spelling');
    expect(await field('Recipient', /^First name/)).toHaveValue('Fatima');
    expect(await field('Recipient', /^Last name/)).toHaveValue('Zahra');
  });
});
