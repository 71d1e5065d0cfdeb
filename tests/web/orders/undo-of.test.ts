import { expect, it } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { type MoveVerb, undoOf } from '../../../src/custom/orders/bulk/undo-of.ts';

const verbs = Object.keys(commands.actions) as MoveVerb[];

it.each(verbs)('the move %s is undone by another move of the domain', (verb) => {
  const back = undoOf(verb);
  const done = commands.actions[verb].move;
  expect(back && commands.actions[back].move).toMatchObject({ field: done.field });
  expect(back && commands.actions[back].move.from).toContainEqual(done.to);
  expect(done.from).toContainEqual(back && commands.actions[back].move.to);
});

it.each(['delete', 'erase', 'restore', 'deleteBill'] as const)('no move undoes %s', (verb) => {
  expect(undoOf(verb)).toBeUndefined();
});
