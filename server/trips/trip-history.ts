import type { WriteContext } from '../resources/request-context.ts';
import type { WireRecord } from '../resources/storage.ts';

/** One line of a trip's `history`: who moved it from which step to which, when. */
export type TripLine = {
  readonly at: string;
  readonly by: string;
  readonly from: number | null;
  readonly to: number;
};

/** A line by the acting user, now. */
export const tripLine = (
  { actor, now }: Pick<WriteContext, 'actor' | 'now'>,
  { from, to }: Pick<TripLine, 'from' | 'to'>,
): TripLine => ({ at: now.toISOString(), by: actor.name, from, to });

/** The history of a trip with one more line if the step has changed. */
export function historyAfter(
  before: WireRecord,
  status: unknown,
  context: Pick<WriteContext, 'actor' | 'now'>,
): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(before.history) ? before.history : [];
  const [from, to] = [Number(before.status), Number(status)];
  return from === to ? entries : [...entries, tripLine(context, { from, to })];
}
