import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { Place } from '../../providers/arranging-methods.ts';

/** A record that has been made of a file, and the place that it got. */
type Made = { readonly id: string; readonly place: number };

/**
 * Keeps records in the order in which their files were chosen, although a small file arrives before a
 * large one that was sent earlier: what arrives too late is put before those that were chosen later.
 */
export function chosenSequence(move: (id: string, to: Place) => Promise<unknown>) {
  const turns = new Map<string, number>();
  let arrived: readonly { readonly turn: number; readonly id: string }[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();

  async function put(turn: number, { id, place }: Made): Promise<void> {
    const before = arrived.findLast((one) => one.turn < turn);
    const after = arrived.find((one) => one.turn > turn);
    const isLast = after === undefined && place > highest;
    highest = Math.max(highest, place);
    arrived = [...arrived, { turn, id }].toSorted((one, other) => one.turn - other.turn);
    if (isLast) return;
    const target = before ? { after: before.id } : after && { before: after.id };
    if (target) await ignoringFailure(move(id, target), 'It can be put in its place by hand.');
  }

  return {
    /** Called as each file begins; one that is sent again keeps its place. */
    begin(key: string): void {
      if (!turns.has(key)) turns.set(key, turns.size);
    },
    /** Resolves once the record stands where it belongs. */
    arrive(key: string, made: Made): Promise<unknown> {
      last = last.then(() => put(turns.get(key) ?? turns.size, made));
      return last;
    },
  };
}
