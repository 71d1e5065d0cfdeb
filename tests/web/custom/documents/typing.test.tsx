import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { documentDesk } from '../../../support/document-desk.tsx';
import { orderBackEnd } from '../../../support/order-back-end.ts';
import { orderOf } from '../../../support/sample-order.ts';

// More than a hundred inputs take jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const desk = documentDesk();
const LINES = 40;

it('typing into one of forty lines draws nothing anew but that cell and the sums', async () => {
  const content = Array.from({ length: LINES }, (_, at) => ({
    desc: `Karton ${at + 1}`,
    qty: 10,
    price: '1.00',
  }));
  const order = orderOf({ _id: 'long', commandMode: 'facturation', verified: true, content });
  await desk.open('/ToMa/warehouse/bill/long', orderBackEnd({ orders: [order] }));
  const inputAt = (name: string) => document.querySelector(`input[name="${name}"]`);
  // Until it is known whether the invoice is issued, nothing can be typed.
  await waitFor(() => expect(inputAt(`lines.${LINES - 1}.amount`)).not.toHaveAttribute('readonly'));

  const table = screen.getByLabelText('Sendung(en)', { selector: 'table' });
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(table, everything);
  const input = inputAt(`lines.${LINES - 1}.amount`);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no last line.');
  for (const typed of ['2', '2,', '2,5']) fireEvent.change(input, { target: { value: typed } });

  await waitFor(() => expect(inputAt('total')).toHaveValue('41.50'));
  observer.disconnect();
  expect(changes.filter(({ target }) => target !== input)).toEqual([]);
});
