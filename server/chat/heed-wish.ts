import { sql } from 'kysely';
import type { Channel } from '../../domain/messages/campaigns.ts';
import type { ChannelWish } from '../../domain/messages/stop-words.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';

const FLAGS = [
  'consent_chat',
  'consent_sms',
  'consent_whatsapp',
  'opt_out_sms',
  'opt_out_whatsapp',
] as const;
type Flag = (typeof FLAGS)[number];

/** The paths of the flags, as the audit trail names them. */
const PATHS: Readonly<Record<Flag, string>> = {
  consent_chat: 'consent.chat',
  consent_sms: 'consent.sms',
  consent_whatsapp: 'consent.whatsapp',
  opt_out_sms: 'optOut.sms',
  opt_out_whatsapp: 'optOut.whatsapp',
};

/**
 * What follows from a word. Who stops a channel withdraws the consent too; who starts it again has
 * not consented to marketing by that. The chat is not left out of what one needs to know.
 */
const WISHES: Readonly<
  Record<Channel, Readonly<Record<ChannelWish, Partial<Record<Flag, boolean>>>>>
> = {
  chat: { stop: { consent_chat: false }, start: {} },
  sms: { stop: { opt_out_sms: true, consent_sms: false }, start: { opt_out_sms: false } },
  whatsapp: {
    stop: { opt_out_whatsapp: true, consent_whatsapp: false },
    start: { opt_out_whatsapp: false },
  },
};

/** Does what the acting customer asks for by a word alone; the audit trail names them. */
export async function heedWish(
  wish: ChannelWish,
  channel: Channel,
  context: WriteContext,
): Promise<void> {
  const { transaction, actor, now } = context;
  const wanted = WISHES[channel][wish];
  const user = await transaction
    .selectFrom('users')
    .select(FLAGS)
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  const changed = FLAGS.filter(
    (flag) => wanted[flag] !== undefined && wanted[flag] !== user?.[flag],
  );
  if (!user || changed.length === 0) return;
  await transaction
    .updateTable('users')
    .set({
      ...Object.fromEntries(changed.map((flag) => [flag, wanted[flag]])),
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', actor.id)
    .execute();
  const changes = Object.fromEntries(
    changed.map((flag) => [PATHS[flag], { from: user[flag], to: wanted[flag] }]),
  );
  await writeAudit([{ action: 'change', resource: 'users', recordId: actor.id, changes }], context);
}
