import type { Order } from '../../../../domain/resources/commands.ts';
import { isObject } from '../../../../domain/validate.ts';
import { draftHolds, type Release } from '../../../providers/draft-holds.ts';
import { type Draft, type Drafts, newDraftKey } from '../../../providers/drafts.ts';

/** What is kept of a form: what was typed, and the order that it was built on. */
export type OrderDraft<Values> = Draft<Values, Order>;

/** A form's own place among the drafts, and what an earlier visit has left there. */
export type Claimed<Values> = {
  readonly key: string;
  readonly draft?: OrderDraft<Values>;
  readonly release?: Release;
};

/** Makes the latest draft that no open form is at this form's own; where there is none, a new place. */
export async function claimDraft<Values>(
  drafts: Drafts,
  shelf: string,
  isWorthIt: (draft: OrderDraft<Values>) => boolean,
): Promise<Claimed<Values>> {
  for (const { key } of await drafts.find(shelf)) {
    const release = await draftHolds.hold(key);
    if (!release) continue;
    // Read once it is held: until then another form may have written to it, or saved and removed it.
    const draft = (await drafts.find(shelf)).find((one) => one.key === key);
    if (isDraft<Values>(draft) && isWorthIt(draft)) return { key, draft, release };
    release();
  }
  const key = newDraftKey(shelf);
  const release = await draftHolds.hold(key);
  return { key, ...(release && { release }) };
}

const isDraft = <Values>(found: unknown): found is OrderDraft<Values> =>
  isObject(found) && isObject(found.values) && typeof found.savedAt === 'string';
