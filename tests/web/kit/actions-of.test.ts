import { expect, it } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { reverseOf } from '../../../src/kit/actions/actions-of.ts';

const { actions } = commands;
const verbs = Object.keys(actions) as (keyof typeof actions)[];

it.each(verbs)('the transition %s is undone by another transition of the domain', (verb) => {
  const back = reverseOf(actions, verb) as keyof typeof actions | undefined;
  const done = actions[verb].transition;
  expect(back && actions[back].transition).toMatchObject({ field: done.field });
  expect(back && actions[back].transition.from).toContainEqual(done.to);
  expect(done.from).toContainEqual(back && actions[back].transition.to);
});

it.each(['delete', 'erase', 'restore', 'deleteBill'] as const)(
  'no transition undoes %s',
  (verb) => {
    expect(reverseOf(actions, verb)).toBeUndefined();
  },
);
