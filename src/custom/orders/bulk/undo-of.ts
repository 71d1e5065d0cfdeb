import { commands } from '../../../../domain/resources/commands.ts';
import type { BulkVerb } from '../stages.ts';

export type MoveVerb = keyof typeof commands.actions;

const MOVES = Object.keys(commands.actions) as readonly MoveVerb[];

/** The move that reverses another, if the domain allows one. */
export function undoOf(verb: BulkVerb): MoveVerb | undefined {
  if (!isMove(verb)) return undefined;
  const done = moveOf(verb);
  return MOVES.find((back) => {
    const { field, from, to } = moveOf(back);
    return field === done.field && from.includes(done.to) && done.from.includes(to);
  });
}

const isMove = (verb: BulkVerb): verb is MoveVerb => Object.hasOwn(commands.actions, verb);

type Move = {
  readonly field: string;
  readonly from: readonly (string | boolean)[];
  readonly to: string | boolean;
};
const moveOf = (verb: MoveVerb): Move => commands.actions[verb].move;
