import { nextChange, stateAt } from '../../domain/publishing/publishing.ts';
import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import type { Values } from '../resources/storage.ts';

/** When a content begins and ends to be published. */
export const periodOf = ({ publishFrom, publishUntil }: Values) => ({
  publishFrom: typeof publishFrom === 'string' ? publishFrom : null,
  publishUntil: typeof publishUntil === 'string' ? publishUntil : null,
});

/** Has a released content looked at again at the moment when its state changes by itself. */
export async function lookAgain(values: Values, context: WriteContext<Author>): Promise<void> {
  const next = nextChange(periodOf(values), context.now);
  if (next) await context.enqueue('publishing', {}, next);
}

/** Nobody publishes what would be over at once: it would not appear, and nothing would say why. */
function rejectOver({ publishUntil }: ReturnType<typeof periodOf>, now: Date): void {
  if (publishUntil === null || Date.parse(publishUntil) > now.getTime()) return;
  throw new RequestError('record.invalid', {
    message: `This cannot be published because publishUntil, ${publishUntil}, is over: give it a later end, or none.`,
    fields: { publishUntil: { code: 'endsBeforeStart' } },
  });
}

/**
 * A released content gets the state that its period gives it, whatever was changed. What is published
 * at once begins now, so that it says since when it is public.
 */
export const publishingHooks: ResourceHooks = {
  async changing({ after, transitions }, context) {
    if (after.state === 'draft') return {};
    const period = periodOf(after);
    const isPublishing = transitions.some(({ verb }) => verb === 'publish');
    if (isPublishing) rejectOver(period, context.now);
    await lookAgain(after, context);
    const state = stateAt(period, context.now);
    if (!isPublishing || period.publishFrom !== null) return { values: { state } };
    return { values: { state, publishFrom: context.now.toISOString() } };
  },
};
