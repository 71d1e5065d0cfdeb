import { nextChange, stateAt } from '../../domain/publishing/publishing.ts';
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

/** A released content gets the state that its period gives it, whatever was changed. */
export const publishingHooks: ResourceHooks = {
  async changing({ after }, context) {
    if (after.state === 'draft') return {};
    await lookAgain(after, context);
    return { values: { state: stateAt(periodOf(after), context.now) } };
  },
};
