import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMPOSED_ROLES } from '../../../../domain/access.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { prices } from '../../../../domain/resources/prices.ts';
import { tours } from '../../../../domain/resources/tours.ts';
import { users } from '../../../../domain/resources/users.ts';
import { weigthprice } from '../../../../domain/resources/weigthprice.ts';
import { NO_GRANTS } from '../../../../domain/roles/grants.ts';
import { OWN_API } from '../../../support/answering.ts';
import { fakeBackEnd, idOf } from '../../../support/fake-back-end.ts';
import { asRole } from '../../../support/generated-screens.tsx';
import {
  NADIA,
  part,
  pickSender,
  press,
  type,
  typeRecipient,
  user,
} from '../../../support/order-form-steps.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf, type WireOrder } from '../../../support/sample-order.ts';

const harness = orderHarness();
const SENDER = { _id: NADIA._id };
const TOUR = { _id: idOf(7), Tname: 'Nord', Cities: ['Fes'] };

/** The form over a back end with prices and tours. */
async function open(
  path: string,
  orders: readonly WireOrder[] = [],
  harnessed: Parameters<typeof harness.show>[1] = {},
) {
  const backEnd = fakeBackEnd(OWN_API, [
    { definition: commands, rows: orders },
    { definition: users, rows: [NADIA] },
    { definition: tours, rows: [TOUR] },
    { definition: prices, rows: [] },
    { definition: weigthprice, rows: [{ _id: idOf(9), weigthPrice: '2.50' }] },
  ]);
  harness.use(backEnd.handler);
  await harness.show(path, harnessed);
  return backEnd;
}

const saved = () => screen.findByText(/^Order (.* )?(saved|changed)$/);
const proposal = async () =>
  within(await part('Payment')).findByRole('region', { name: 'Price by the list' });

describe('a new order', () => {
  it('takes goods and the price of the list in one form', async () => {
    const { changes } = await open('/commands/create');
    await pickSender();
    await typeRecipient();
    await type('Parcels and delivery', /Weight/, '12,4');
    expect(await proposal()).toHaveTextContent(/12\.4.kg. × .€2\.50. = .€31\.00/);
    await press(/^Take .€31\.00/);
    expect(await proposal()).toHaveTextContent('The order costs this.');
    const goods = within(await screen.findByRole('group', { name: 'Goods 1' }));
    await user.click(goods.getByRole('combobox', { name: /^Item/ }));
    await user.paste('fridge');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.type(goods.getByRole('textbox', { name: /^Count/ }), '1');
    await press('Add');
    await press('Save');
    await saved();
    expect(changes).toMatchObject([
      { method: 'POST', body: { user: NADIA._id, wights: 12.4, priceTotal: '31.00' } },
    ]);
    // The second line was left empty.
    expect(changes[0]?.body.declarationConten).toEqual([
      expect.objectContaining({
        desc: expect.stringMatching(/^Kühl/),
        hsCode: expect.stringMatching(/^\d{6}$/),
        legal: 1,
      }),
    ]);
  });

  it('registers its sender for another tour and city, before it is created', async () => {
    const { changes } = await open('/commands/create');
    await pickSender();
    await typeRecipient();
    await press('Change the tour');
    const sender = within(await part('Sender'));
    await user.click(await sender.findByRole('combobox', { name: /^Tour/ }));
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.click(sender.getByRole('textbox', { name: /^Registered for city/ }));
    await user.paste('Fes');
    await press('Save');
    await saved();
    expect(changes).toMatchObject([
      {
        method: 'PUT',
        id: NADIA._id,
        body: { tour: { _id: TOUR._id, SubsCribedCity: 'Fes' } },
      },
      { method: 'POST', body: { user: NADIA._id } },
    ]);
  });

  it('stores why its price is not that of the list, and no goods where none were typed', async () => {
    const { changes } = await open('/commands/create');
    await pickSender();
    await typeRecipient();
    await type('Parcels and delivery', /Weight/, '12,4');
    await type('Payment', /^Total/, '25');
    expect(await proposal()).toHaveTextContent(/At present it costs .€25\.00/);
    await press('Leave it');
    await user.keyboard('Agreed on the phone{Enter}');
    expect(changes).toEqual([]);
    await press('Save');
    await saved();
    expect(changes).toMatchObject([
      { body: { priceTotal: '25', priceReason: 'Agreed on the phone' } },
    ]);
    expect(changes[0]?.body).not.toHaveProperty('declarationConten');
  });

  it('is an estimate for several parcels', async () => {
    await open('/commands/create');
    await type('Parcels and delivery', /Weight/, '12,4');
    await user.clear(within(await part('Parcels and delivery')).getByLabelText(/Packages/));
    await user.type(within(await part('Parcels and delivery')).getByLabelText(/Packages/), '4');
    await waitFor(async () =>
      expect(await proposal()).toHaveTextContent(/Estimated: the parcels have not been weighed/),
    );
  });
});

describe('an existing order', () => {
  it('keeps what its declaration says of goods besides what the form shows', async () => {
    const line = {
      desc: 'Teppich',
      legal: 1,
      notice: '40.00',
      unitValue: '40.00',
      weight: 12,
      condition: 'used',
      hsCode: '570110',
      origin: 'MA',
    } as const;
    const order = orderOf({ _id: idOf(5), user: SENDER, declarationConten: [line] });
    const { changes } = await open(`/commands/${order._id}`, [order]);
    const goods = within(await screen.findByRole('group', { name: 'Goods 1' }));
    expect(goods.getByRole('combobox', { name: /^Item/ })).toHaveValue('Teppich');
    await user.clear(goods.getByRole('textbox', { name: /^Count/ }));
    await user.type(goods.getByRole('textbox', { name: /^Count/ }), '2');
    await press('Save');
    await saved();
    expect(changes[0]?.body.declarationConten).toEqual([{ ...line, legal: 2 }]);
  });

  it('has no proposal where its invoice has lines, which have their own', async () => {
    const order = orderOf({ _id: idOf(5), content: [{ desc: 'Koffer', qty: 12, price: '40.00' }] });
    await open(`/commands/${order._id}`, [order]);
    await part('Payment');
    expect(screen.queryByRole('region', { name: 'Price by the list' })).toBeNull();
  });

  it('warns where the goods do not go to the city that its sender is registered for', async () => {
    const order = orderOf({
      _id: idOf(5),
      recipient: { phone: '+212661234567', address: 'Fes, Rue 1' },
      user: { tour: { _id: TOUR._id, Tname: 'Nord', SubsCribedCity: 'Rabat' } },
    });
    await open(`/commands/${order._id}`, [order]);
    const sender = await part('Sender');
    expect(sender).toHaveTextContent(/TourNord.*Rabat/);
    expect(sender).toHaveTextContent('The goods do not go to the city');
    await type('Recipient', /^Address/, 'Rabat');
    await waitFor(() => expect(sender).not.toHaveTextContent('The goods do not go to the city'));
  });
});

describe('an order that is read before it is known what its reader may do', () => {
  const goods = { desc: 'Teppich', legal: 1, notice: '40.00', unitValue: '40.00', weight: 12 };

  it('has no form before, and then all of its values', async () => {
    const order = orderOf({ _id: idOf(5), user: SENDER, declarationConten: [goods] });
    const role = Promise.withResolvers<string>();
    const answered: string[] = [];
    harness.onAnswer(({ url }) => answered.push(url));
    await open(`/commands/${order._id}`, [order], {
      authProvider: { ...asRole('admin'), getPermissions: () => role.promise },
    });
    await waitFor(() => expect(answered.join()).toContain(order._id));
    // Its answer has been read, and what there is of it to draw is drawn.
    for (let at = 0; at < 20; at += 1) {
      await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    }
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    role.resolve('admin');
    const line = within(await screen.findByRole('group', { name: 'Goods 1' }));
    expect(line.getByRole('combobox', { name: /^Item/ })).toHaveValue('Teppich');
  });
});

it('a role from which goods are withheld changes an order and sends nothing of them', async () => {
  const granted = { operations: {}, fields: {}, otherFields: 'write' } as const;
  const operations = { list: 'all', show: 'all', edit: 'all' } as const;
  const fields = { declarationConten: 'hidden' } as const;
  const grants = {
    ...NO_GRANTS,
    resources: { commands: { ...granted, operations, fields }, users: { ...granted, operations } },
  };
  // The server does not show them either.
  const { declarationConten: _, ...order } = orderOf({ _id: idOf(5), user: SENDER });
  const { changes } = await open(`/commands/${order._id}`, [order], {
    authProvider: asRole(COMPOSED_ROLES[0] ?? ''),
    grants,
  });
  await type('Recipient', /^Address/, 'Rabat');
  expect(screen.queryByText('Goods')).toBeNull();
  await press('Save');
  await saved();
  expect(changes).toMatchObject([
    { method: 'PUT', body: { recipient: { address: expect.stringContaining('Rabat') } } },
  ]);
  expect(changes[0]?.body).not.toHaveProperty('declarationConten');
});
