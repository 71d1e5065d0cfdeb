import { expect, it } from 'vitest';
import type { Order } from '../../../../domain/resources/commands.ts';
import { recordSheet } from '../../../../src/kit/export/record-sheet.ts';
import { commandsView } from '../../../../src/resources/commands.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const sheetOf = (address: string, registered = 'Bonn') => {
  const tour = { _id: 'tour-a', Tname: 'A', SubsCribedCity: registered };
  const { _id, ...order } = orderOf({ recipient: { address }, user: { tour } });
  const orders: readonly Order[] = [{ id: _id, ...order }];
  return JSON.stringify(
    recordSheet(commandsView, orders, {
      name: 'orders',
      rightToLeft: false,
      isDense: true,
      translate: (key: string) => key,
    }),
  );
};

it.each([
  ['Fez, Rue Talaa Kebira 4', 'Fes'],
  ['12 Hay Salam, Marrakech', 'Marrakesh'],
  ['شارع محمد الخامس 3، وجدة', 'Oujda'],
])(
  'an export has the city in its standard spelling next to the address as typed: %s',
  (address, city) => {
    const sheet = sheetOf(address);
    expect(sheet).toContain(`"${city}"`);
    expect(sheet).toContain(address);
  },
);

it('an export spells the city that a customer is registered for in the same way', () => {
  expect(sheetOf('Rue 4', 'Béni-Mellal')).toContain('"Beni Mellal"');
});
