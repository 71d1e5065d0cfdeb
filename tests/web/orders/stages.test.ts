import { expect, it } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { deleteOrders } from '../../../src/custom/orders/bulk/order-removals.ts';
import type { TransitionVerb } from '../../../src/custom/orders/bulk/order-transitions.ts';
import { STAGE_FACES } from '../../../src/custom/orders/stages.ts';
import type { BulkAction } from '../../../src/kit/view/bulk-action.ts';
import { commandsView } from '../../../src/resources/commands.tsx';

const stages = commandsView.lists.filter(({ name }) => name in STAGE_FACES);

it.each(stages.map((stage) => [stage.name, stage] as const))(
  'every transition that %s offers is a transition of the definition that starts there',
  (_, { bulk = [], filter }) => {
    for (const { verb } of bulk) {
      // Other actions, such as messages to the customers, change no stage.
      if (!Object.hasOwn(commands.actions, verb)) continue;
      const { field, from } = commands.actions[verb as TransitionVerb].transition;
      if (field === 'commandMode') expect(from).toContain(filter.commandMode);
    }
  },
);

it('every transition of the definition is offered in one of the stages', () => {
  const offered = new Set(stages.flatMap(({ bulk = [] }) => bulk.map(({ verb }) => verb)));
  const transitions = Object.entries(commands.actions).filter(
    ([, { transition }]) => transition.field === 'commandMode',
  );
  expect(transitions.map(([verb]) => verb).filter((verb) => !offered.has(verb))).toEqual([]);
});

it('orders can be deleted at any stage', () => {
  expect(stages.filter(({ bulk }) => !bulk?.includes(deleteOrders as BulkAction))).toEqual([]);
});
