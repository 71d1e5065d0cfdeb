import { describe, expect, it } from 'vitest';
import { STAGES } from '../../domain/orders/stages.ts';
import { commands } from '../../domain/resources/commands.ts';
import { actionFor, guardedFields } from '../../domain/transitions.ts';

const stageTransition = (from: unknown, to: unknown) =>
  actionFor(commands.actions, { field: 'commandMode', from, to })?.verb;

describe('the stage of an order', () => {
  it('goes one step forward or one step back, and no other way', () => {
    const transitions = STAGES.flatMap((from) =>
      STAGES.flatMap((to) => (stageTransition(from, to) ? [`${from} > ${to}`] : [])),
    );
    expect(transitions).toEqual([
      'Validation > facturation',
      'facturation > Validation',
      'facturation > tracking',
      'tracking > facturation',
    ]);
  });

  it('is moved by the verb that names the change', () => {
    expect(stageTransition('Validation', 'facturation')).toBe('sendToWarehouse');
    expect(stageTransition('facturation', 'tracking')).toBe('sendToTracking');
    expect(stageTransition('facturation', 'Validation')).toBe('returnToValidation');
    expect(stageTransition('tracking', 'facturation')).toBe('returnToWarehouse');
  });

  it.each([
    [undefined, 'tracking'],
    ['tracking', 'finished'],
    ['facturation', 'facturation'],
    [null, null],
  ])('does not change from %j to %j', (from, to) => {
    expect(stageTransition(from, to)).toBeUndefined();
  });
});

describe('the verification of an order', () => {
  const verification = (from: boolean, to: boolean) =>
    actionFor(commands.actions, { field: 'verified', from, to })?.verb;

  it('is given and withdrawn by two verbs', () => {
    expect(verification(false, true)).toBe('verify');
    expect(verification(true, false)).toBe('withdrawVerification');
  });
});

describe('a field that actions guard', () => {
  it('is named once, however many actions change it', () => {
    expect(guardedFields(commands.actions)).toEqual(['commandMode', 'verified']);
  });

  it('does not exist if there are no actions', () => {
    expect(guardedFields()).toEqual([]);
    expect(actionFor(undefined, { field: 'commandMode', from: 'a', to: 'b' })).toBeUndefined();
  });
});

describe('an action for certain records', () => {
  it('applies to the stages, and never to a verification', () => {
    const stored = Object.entries(commands.actions).flatMap(([verb, action]) =>
      'when' in action && !action.when({ tripGroup: 'B' }) ? [verb] : [],
    );
    expect(stored).toEqual([
      'sendToWarehouse',
      'sendToTracking',
      'returnToValidation',
      'returnToWarehouse',
    ]);
  });
});
