import { describe, expect, it } from 'vitest';
import { STAGES, verbsFrom } from '../../../domain/orders/stages.ts';
import { commands } from '../../../domain/resources/commands.ts';
import { actionFor } from '../../../domain/transitions.ts';
import { orderTransitions } from '../../../src/custom/orders/bulk/order-transitions.ts';
import { isOffered } from '../../../src/kit/view/bulk-action.ts';
import { orderOf } from '../../support/sample-order.ts';

const offered = (...orders: ReturnType<typeof record>[]): string[] =>
  Object.values(orderTransitions).flatMap((transition) =>
    isOffered(transition as never, orders) ? transition.verb : [],
  );
const record = (more: Parameters<typeof orderOf>[0]) => {
  const order = orderOf({ verified: false, ...more });
  return { ...order, id: String(order._id) };
};

describe('for selected orders of all stages', () => {
  it.each(STAGES)('a clerk is offered the transitions that an order in %s can make', (from) => {
    const possible = STAGES.flatMap(
      (to) => actionFor(commands.actions, { field: 'commandMode', from, to })?.verb ?? [],
    );
    expect(offered(record({ commandMode: from }))).toEqual(
      [...possible, 'verify'].toSorted(byOrder),
    );
  });

  it('a clerk is offered no change of stage if the orders are at different ones', () => {
    const mixed = STAGES.map((commandMode) => record({ commandMode }));
    expect(offered(...mixed)).toEqual(['verify']);
  });

  it('a clerk is offered no change of stage for an order from Morocco', () => {
    expect(offered(record({ tripGroup: 'B', commandMode: 'facturation' }))).toEqual(['verify']);
  });

  it('a clerk is offered to verify as long as one of them is not', () => {
    const one = record({ commandMode: 'tracking', verified: true });
    const { back } = verbsFrom('tracking');
    expect(offered(one)).toEqual([...back, 'withdrawVerification']);
    expect(offered(one, record({ commandMode: 'tracking' }))).toEqual([
      ...back,
      'verify',
      'withdrawVerification',
    ]);
  });
});

const ORDER = Object.keys(orderTransitions);
const byOrder = (a: string, b: string) => ORDER.indexOf(a) - ORDER.indexOf(b);
