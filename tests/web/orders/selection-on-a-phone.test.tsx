import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderBackEnd } from '../../support/order-back-end.ts';
import { tick } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();

const openOnPhone = () => {
  const orders = ['Amrani', 'Bennani'].map((lastName, at) =>
    orderOf({
      _id: `order-${at}`,
      billCode: `M-${at}`,
      commandMode: 'Validation',
      user: { firstName: 'Nadia', lastName },
    }),
  );
  return openOrders('/ToMa/validation', { backEnd: orderBackEnd({ orders }), network, width: 390 });
};

const bar = () => screen.findByRole('region', { name: 'Actions for the selected orders' });
const openSheet = async () => {
  within(await bar())
    .getByRole('button', { name: 'More actions' })
    .click();
  return screen.findByRole('dialog', { name: '1 selected' });
};
const buttonsIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

it('a clerk finds two actions in the bar, and every other one under More', async () => {
  await openOnPhone();
  await tick('M-0');
  const shown = buttonsIn(await bar());
  expect(shown).toHaveLength(4);
  expect(shown).toEqual(expect.arrayContaining(['Clear the selection', 'More actions']));
  const all = buttonsIn(await openSheet());
  for (const action of shown.slice(1, 3)) expect(all).toContain(action);
  expect(all.length).toBeGreaterThan(shown.length);
  expect(all.at(-1)).toBe('Delete');
});

it('an action of the sheet closes it and asks for the selected order', async () => {
  await openOnPhone();
  await tick('M-0');
  const sheet = await openSheet();
  within(sheet).getByRole('button', { name: 'Delete' }).click();
  await waitFor(() => expect(sheet).not.toBeVisible());
  const question = await screen.findByRole('dialog', { name: /Delete/ });
  expect(question).toHaveTextContent('Nadia Amrani');
});
