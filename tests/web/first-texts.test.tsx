import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Messages } from '../../src/i18n/en.ts';
import { first } from '../../src/i18n/first/en.ts';
import { late } from '../../src/i18n/late/en.ts';
import { orderBackEnd } from '../support/order-back-end.ts';
import { openOrders, ownNetwork } from '../support/render-orders.tsx';
import { orderOf } from '../support/sample-order.ts';

const network = ownNetwork();
const FIRST_LISTS = ['/ToMa/validation', '/ToMa/warehouse', '/ToMa/tracking', '/ToDu'];

const STAGES = [
  { commandMode: 'Validation' },
  { commandMode: 'facturation' },
  { commandMode: 'tracking' },
] as const;

/** Keys that nobody has translated: `invoices.title` where a text belongs. */
const KEY = new RegExp(`["'> ](?:${Object.keys(late).join('|')})\\.[a-z][\\w.]+`, 'gi');

test.each(FIRST_LISTS)(
  'the list at %s says all that it says with the first texts',
  async (path) => {
    await openOrders(path, {
      backEnd: orderBackEnd({
        orders: [...STAGES.map((stage) => orderOf(stage)), orderOf({ tripGroup: 'B' })],
      }),
      network,
      // Only the first part, whatever the type of a whole catalogue requires.
      messages: first as Messages,
    });
    expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(1);
    expect(document.body.innerHTML.match(KEY) ?? []).toEqual([]);
  },
);
