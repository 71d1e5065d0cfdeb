import type { Author, WriteContext } from '../resources/request-context.ts';
import type { Claimed } from './claim-due.ts';
import { lifeOf } from './expiry.ts';

type Missed = Pick<Claimed, 'campaign_id' | 'due_at' | 'purpose'>;

/**
 * Has the campaign of a message that has certainly not arrived try the person's next channel, even
 * if it was done: providers often say so late. After a day a message is of no use any more.
 */
export async function lookForAnotherWay(
  { campaign_id: id, due_at: dueAt, purpose }: Missed,
  { enqueue, now }: Pick<WriteContext<Author>, 'enqueue' | 'now'>,
): Promise<void> {
  if (id === null || now.getTime() > dueAt.getTime() + lifeOf(purpose)) return;
  await enqueue('campaign', { id });
}
