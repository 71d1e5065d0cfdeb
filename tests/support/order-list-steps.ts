import { screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { Stage } from '../../domain/orders/stages.ts';
import { orderOf } from './sample-order.ts';

/** Three orders of one stage: M-0, M-1 and M-2. */
export const threeOrders = (stage: Stage) =>
  ['Amrani', 'Bennani', 'Chafik'].map((lastName, at) =>
    orderOf({
      _id: `${stage}-${at}`,
      billCode: `M-${at}`,
      commandMode: stage,
      user: { firstName: 'Nadia', lastName },
    }),
  );

/** Where a click goes is known: to find out whether the page lets it through costs as long as the page. */
const AT_ONCE = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never };

/** Selects the orders with these codes. */
export const tick = async (...codes: string[]) => {
  for (const code of codes) {
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(code) }), AT_ONCE);
  }
};

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }), AT_ONCE);

/** The question before an action. */
export const question = () => screen.findByRole('dialog');
