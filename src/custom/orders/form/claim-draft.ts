import type { Order } from '../../../../domain/resources/commands.ts';
import { isObject } from '../../../../domain/validate.ts';
import { draftHolds, type Release } from '../../../providers/draft-holds.ts';
import { type Draft, type Drafts, newDraftKey } from '../../../providers/drafts.ts';

/** The stored content of a draft: the input, and the order it is based on. */
export type OrderDraft<Values> = Draft<Values, Order>;

/** A form's own storage key, and the draft of an earlier visit under it. */
export type Claimed<Values> = {
  readonly key: string;
  readonly draft?: OrderDraft<Values>;
  readonly release?: Release;
};

/** Claims the latest draft that no open form is using; if there is none, a new key. */
export async function claimDraft<Values>(
  drafts: Drafts,
  shelf: string,
  isWorthIt: (draft: OrderDraft<Values>) => boolean,
): Promise<Claimed<Values>> {
  for (const { key } of await drafts.find(shelf)) {
    const release = await draftHolds.hold(key);
    if (!release) continue;
    // Read only once it is held: until then another form may write to it, or save and remove it.
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
