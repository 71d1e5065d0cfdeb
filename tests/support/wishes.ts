import type { Channel } from '../../domain/messages/channels.ts';
import { NO_WISHES, wishesOf } from '../../server/stops/stops.ts';
import type { TestServer } from './server.ts';

type Wish = { readonly consented?: boolean; readonly stopped?: boolean };
type At = Pick<TestServer, 'database'>;

/** Stores what a person wants on channels, without an entry in the audit trail. */
export async function setWishes(
  { database }: At,
  userId: string,
  wishes: { readonly [One in Channel]?: Wish },
): Promise<void> {
  const rows = Object.entries(wishes).map(([channel, { consented = false, stopped = false }]) => ({
    user_id: userId,
    channel,
    consented,
    stopped,
  }));
  await database
    .insertInto('channel_wish')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'channel']).doUpdateSet((is) => ({
        consented: is.ref('excluded.consented'),
        stopped: is.ref('excluded.stopped'),
      })),
    )
    .execute();
}

/** What a person has agreed to, and what they have stopped. */
export const wishesAt = async ({ database }: At, userId: string) =>
  (await wishesOf(database, [userId])).get(userId) ?? NO_WISHES;
