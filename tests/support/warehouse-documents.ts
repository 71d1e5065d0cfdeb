import { fireEvent, screen } from '@testing-library/react';
import { orderOf } from './sample-order.ts';

export const WAREHOUSE = '/ToMa/warehouse';

/** An order of the warehouse, known by its code and bound for an address. */
export const inWarehouse = (billCode: string, address: string, verified = true) =>
  orderOf({
    _id: billCode,
    billCode,
    verified,
    commandMode: 'facturation',
    user: { firstName: 'Nadia', lastName: billCode },
    recipient: { address },
  });

/** Three of them; the second is not verified. */
export const three = () => [
  inWarehouse('M-1', 'Agadir'),
  inWarehouse('M-2', 'Tanger', false),
  inWarehouse('M-3', 'Fes'),
];

/** Selects the rows of orders. */
export const tick = async (...codes: readonly string[]) => {
  for (const code of codes) {
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(code) }));
  }
};

/** Chooses from the menu of a button. */
export const choose = async (button: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
