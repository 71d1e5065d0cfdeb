import { type Kysely, sql } from 'kysely';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { notifySides } from './notify-conversation.ts';
import { mayReach, type Viewer } from './viewer.ts';

/** What a side has got, or has also read, up to a position; without one, everything there is. */
export type Watermark = {
  readonly conversationId: string;
  readonly kind: 'delivered' | 'seen';
  readonly position?: number | undefined;
};

/** The conversation that somebody names. Throws a 404 unless they reach it. */
export async function reachedConversation(database: Kysely<DB>, viewer: Viewer, id: string) {
  const found = isId(id)
    ? await database
        .selectFrom('conversation')
        .select(['id', 'client_id', 'revision', 'visible_from', 'unread_by_hand'])
        .select(['staff_seen', 'staff_delivered', 'customer_seen', 'customer_delivered'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  const isThere = found && (viewer.side === 'staff' || found.visible_from !== null);
  if (!isThere || !mayReach(viewer, found.client_id)) throw new RequestError('record.notFound');
  return found;
}

/**
 * The position that a watermark would take: never beyond the newest entry, and nothing if the side is
 * there already. Staff who see what was set unread by hand are never there already.
 */
export async function newWatermark(
  database: Kysely<DB>,
  viewer: Viewer,
  { conversationId, kind, position }: Watermark,
): Promise<number | undefined> {
  const found = await reachedConversation(database, viewer, conversationId);
  const revision = Number(found.revision);
  const reached = Math.min(position ?? revision, revision);
  const isRead = kind === 'seen' && viewer.side === 'staff' && found.unread_by_hand;
  return isRead || reached > Number(found[`${viewer.side}_${kind}`]) ? reached : undefined;
}

/** Advances a watermark and notifies both sides. What was seen was also delivered. */
export async function moveWatermark(
  viewer: Viewer,
  { conversationId, kind, position }: Watermark & { readonly position: number },
  context: WriteContext<Author>,
): Promise<void> {
  const { side } = viewer;
  const [seen, delivered] = [`${side}_seen`, `${side}_delivered`] as const;
  const isReading = kind === 'seen' && side === 'staff';
  const moved = await context.transaction
    .updateTable('conversation')
    .set({
      [delivered]: sql`greatest(${sql.ref(delivered)}, ${position}::bigint)`,
      ...(kind === 'seen' ? { [seen]: sql`greatest(${sql.ref(seen)}, ${position}::bigint)` } : {}),
      ...(isReading ? { unread_by_hand: false } : {}),
      version: sql<string>`version + 1`,
    })
    .where('id', '=', conversationId)
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb(kind === 'seen' ? seen : delivered, '<', String(position)),
        ...(isReading ? [eb('unread_by_hand', '=', true)] : []),
      ]),
    )
    .returning('client_id')
    .executeTakeFirst();
  // Somebody else of this side was quicker.
  if (!moved) return;
  const changed = { id: conversationId, clientId: moved.client_id };
  await notifySides(changed, context, (_side, conversation) => [
    { event: 'conversationChanged', args: [conversation] },
  ]);
}
