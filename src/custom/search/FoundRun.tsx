import { useEffect, useEffectEvent } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';
import { AllTexts } from '../../kit/AllTexts.tsx';
import { RunDialogs } from '../../kit/actions/RunDialogs.tsx';
import { useRun } from '../../kit/actions/use-run.ts';
import type { BulkAction } from '../../kit/view/bulk-action.ts';
import { pay } from '../orders/bulk/order-payments.ts';
import { stageTransitions } from '../orders/bulk/order-transitions.ts';
import { ORDERS_SCOPE } from '../orders/bulk/orders-scope.tsx';
import { foundRun, type RequestedRun } from './opening.ts';

/** It stays on whichever page one is on. */
const SCOPE = { ...ORDERS_SCOPE, key: 'search', page: { leave: () => undefined } } as const;

const ACTIONS: readonly BulkAction<Order>[] = [pay, ...Object.values(stageTransitions)];

/**
 * Carries out what was chosen of an order in the search, over any page: with the question, the undo and
 * the report that it has on the page of the order.
 */
export default function FoundRun({ requested }: { requested: RequestedRun }) {
  return (
    <AllTexts>
      <Running requested={requested} />
    </AllTexts>
  );
}

function Running({ requested }: { requested: RequestedRun }) {
  const run = useRun<Order>(SCOPE);
  const begin = useEffectEvent((wish: RequestedRun) => {
    if (!foundRun.begin(wish)) return;
    const { verb, id } = wish;
    const action = ACTIONS.find((one) => one.verb === verb);
    if (action) void run.ask(action, [id]);
  });
  useEffect(() => begin(requested), [requested]);
  return <RunDialogs run={run} />;
}
