import type { Insertable } from 'kysely';
import type { Conversation, Message } from '../../database/database-types.ts';
import { PHOTO } from '../pictures/parcel-photo.ts';
import { sampleId } from '../sample-id.ts';
import type { Random } from '../vocabulary/random.ts';
import type { ChatFile } from './chat-files.ts';
import type { Announcement, Spoken } from './spoken.ts';

/** A conversation of the sample: its row, what was said in it, and its files. */
export type SampleConversation = {
  readonly row: Insertable<Conversation> & { id: string };
  /** Its messages, given the sizes of their files. */
  readonly messages: (sizes: ReadonlyMap<string, number>) => readonly Insertable<Message>[];
  readonly files: readonly ChatFile[];
  /** What was told to many at once. */
  readonly heard: readonly Heard[];
};

/** A message of a conversation that many have got. */
export type Heard = { readonly announcement: Announcement; readonly messageId: string };

export type Ending = {
  /** How many of the last messages, all of the customer, are not answered. */
  readonly open: number;
  /** How many of the last messages the office has not seen. */
  readonly unread: number;
  readonly isClosed: boolean;
  readonly isAssigned: boolean;
  /** Whether the customer has not looked since the office wrote. */
  readonly isAway: boolean;
};

type Parties = { readonly clientId: string; readonly clerkId: string };

const lastPlace = (said: readonly Spoken[], by: Spoken['by']): number =>
  said.findLastIndex((one) => one.by === by) + 1;

function conversationRow(said: readonly Spoken[], ending: Ending, who: Parties, random: Random) {
  const [first] = said;
  if (!first) throw new Error('A conversation of the sample has no message.');
  const waitsSince = said[said.length - ending.open]?.at ?? null;
  const last = said.length;
  const seenByCustomer = ending.isAway ? lastPlace(said, 'customer') : last;
  return {
    id: sampleId(first.at, random),
    client_id: who.clientId,
    created_at: first.at,
    revision: last,
    version: last + 1,
    state: ending.isClosed ? 'closed' : waitsSince ? 'open' : 'waiting',
    assigned_to: ending.isAssigned ? who.clerkId : null,
    staff_delivered: last,
    staff_seen: last - ending.unread,
    customer_delivered: ending.isAway && random.chance(0.5) ? seenByCustomer : last,
    customer_seen: seenByCustomer,
    unanswered_since: waitsSince,
    visible_from: 1,
  };
}

function messageRow(
  { by, at, type, content, file }: Spoken,
  { clientId, clerkId }: Parties,
  of: { id: string; conversationId: string; position: number; size: number | undefined },
): Insertable<Message> {
  const byStaff = by !== 'customer';
  const isPhoto = file?.type === 'image';
  return {
    id: of.id,
    created_at: at,
    conversation_id: of.conversationId,
    position: of.position,
    by_staff: byStaff,
    sender_id: byStaff ? clerkId : clientId,
    receiver_id: byStaff ? clientId : null,
    type,
    content,
    file_name: file?.fileName ?? null,
    media_type: file?.mediaType ?? null,
    file_size: of.size ?? null,
    width: isPhoto ? PHOTO.width : null,
    height: isPhoto ? PHOTO.height : null,
    duration: file?.voice?.seconds ?? null,
    wave: file?.voice ? [...file.voice.wave] : null,
    thumbnails: isPhoto,
  };
}

/** What was said, as a conversation of a customer with the office. */
export function sampleConversation(
  said: readonly Spoken[],
  ending: Ending,
  who: Parties,
  random: Random,
): SampleConversation {
  const row = conversationRow(said, ending, who, random);
  const ids = said.map(({ at }) => sampleId(at, random));
  return {
    row,
    files: said.flatMap(({ file }) => file ?? []),
    heard: said.flatMap(({ announcement }, at) =>
      announcement ? [{ announcement, messageId: ids[at] ?? '' }] : [],
    ),
    messages: (sizes) =>
      said.map((one, at) =>
        messageRow(one, who, {
          id: ids[at] ?? '',
          conversationId: row.id,
          position: at + 1,
          size: sizes.get(one.content),
        }),
      ),
  };
}
