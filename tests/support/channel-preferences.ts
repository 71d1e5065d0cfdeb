import type { Channel } from '../../domain/messages/channels.ts';
import { channelPreferencesOf, NO_CHANNEL_PREFERENCES } from '../../server/stops/stops.ts';
import type { TestServer } from './server.ts';

type Preference = { readonly consented?: boolean; readonly optedOut?: boolean };
type At = Pick<TestServer, 'database'>;

/** Stores the preferences of a person for channels, without an entry in the audit trail. */
export async function setChannelPreferences(
  { database }: At,
  userId: string,
  preferences: { readonly [One in Channel]?: Preference },
): Promise<void> {
  const rows = Object.entries(preferences).map(
    ([channel, { consented = false, optedOut = false }]) => ({
      user_id: userId,
      channel,
      consented,
      opted_out: optedOut,
    }),
  );
  await database
    .insertInto('channel_preference')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'channel']).doUpdateSet((is) => ({
        consented: is.ref('excluded.consented'),
        opted_out: is.ref('excluded.opted_out'),
      })),
    )
    .execute();
}

/** What a person has agreed to, and what they have opted out of. */
export const channelPreferencesAt = async ({ database }: At, userId: string) =>
  (await channelPreferencesOf(database, [userId])).get(userId) ?? NO_CHANNEL_PREFERENCES;
