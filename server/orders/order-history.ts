import { isOneOf } from '../../domain/is-one-of.ts';
import { valueAt } from '../../domain/paths.ts';
import { NOTIFIED_SWITCHES } from '../../domain/resources/commands.ts';
import type { Change } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';

/** One line of an order's `history`: who did what, when. */
export type HistoryLine = {
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
};

type Entry = { readonly action: string; readonly from?: unknown; readonly to?: unknown };

const shown = (value: unknown): string | null =>
  value === undefined || value === null ? null : String(value);

/** A line by the acting user, now. */
export const historyLine = (
  { actor, now }: Pick<WriteContext, 'actor' | 'now'>,
  { action, from, to }: Entry,
): HistoryLine => ({
  at: now.toISOString(),
  by: actor.name,
  action,
  from: shown(from),
  to: shown(to),
});

/** What is noted with its value: a switch, and the reason for a price. */
const NOTED = [...NOTIFIED_SWITCHES, 'priceReason'] as const;

/**
 * The lines that a change adds: one for each transition and each noted value, and one that names the
 * other fields. Names only: people's names and addresses do not belong in a history.
 */
export function historyLines(
  { before, after, paths, transitions }: Change,
  context: Pick<WriteContext, 'actor' | 'now'>,
): readonly HistoryLine[] {
  const moved = transitions.map((transition) => transition.field);
  const noted = paths.filter((path) => isOneOf(NOTED, path));
  const others = paths.filter((path) => !moved.includes(path) && !isOneOf(NOTED, path));
  const entries: readonly Entry[] = [
    ...transitions.map(({ verb, from, to }) => ({ action: verb, from, to })),
    ...noted.map((path) => ({
      action: path,
      from: valueAt(before, path),
      to: valueAt(after, path),
    })),
    ...(others.length > 0 ? [{ action: 'change', to: others.join(', ') }] : []),
  ];
  return entries.map((entry) => historyLine(context, entry));
}
