import type { Insertable } from 'kysely';
import type { MessageType } from '../../domain/chat/message-types.ts';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';
import { attachmentName, thumbnailName } from '../blobs/stored-name.ts';
import { messageSearch } from '../chat/message-search.ts';
import type { Conversation, Message } from '../database/database-types.ts';
import { type Calendar, later } from './calendar.ts';
import type {
  SampleBroadcast,
  SampleChatFile,
  SampleContent,
  SampleExchange,
  SampleLine,
  SampleTalk,
} from './sample-data.ts';
import type { SampleFiles } from './sample-files.ts';
import { sampleId } from './sample-id.ts';
import type { LoadedOrder } from './sample-orders.ts';
import type { Reader } from './sample-records.ts';

/** What a message says: a text, or the name of a stored file. */
export type SpokenLine = {
  readonly type: MessageType;
  readonly content: string;
  readonly file?: ChatFile;
};

export type ChatFile = SampleChatFile & { readonly path: string; readonly fileName: string };

/** What the office has sent to many at once. */
export type Announcement = SpokenLine & { readonly at: Date; readonly broadcast: SampleBroadcast };

type Spoken = SpokenLine & {
  readonly at: Date;
  readonly by: SampleLine['by'];
  /** What it is a copy of, if many received the same. */
  readonly announcement?: Announcement;
};

/** A conversation as it is stored, and which of its messages many have got. */
export type LoadedConversation = {
  readonly row: Insertable<Conversation> & { id: string };
  /** Its messages, once their files are stored. */
  readonly messages: (files: SampleFiles) => readonly Insertable<Message>[];
  readonly heard: readonly { readonly announcement: Announcement; readonly messageId: string }[];
};

type Cast = {
  readonly chatFiles: Readonly<Record<string, SampleChatFile>>;
  readonly orders: readonly LoadedOrder[];
  readonly clerkId: string;
  readonly announcements: readonly Announcement[];
};

/** An exchange that would not be over by now has not begun. */
const LONGEST_HOURS = 2;
/** What is open comes so many seconds after what was written before. */
const OPEN_GAP = 300;

/** What a line says, given what its braces stand for; `name` is what its file is called after. */
function spokenBy(
  { text, note, gif, link, file, name = '' }: SampleContent,
  fill: (text: string) => string,
  { reader, chatFiles, owner }: Storing,
): SpokenLine {
  if (text !== undefined) return { type: 'text', content: fill(text) };
  if (note !== undefined) return { type: 'note', content: fill(note) };
  if (gif !== undefined) return { type: 'gif', content: gif };
  if (link !== undefined) return { type: 'link', content: link };
  const facts = file === undefined ? undefined : chatFiles[file];
  if (file === undefined || !facts) throw new Error('A line of the sample week says nothing.');
  const stored = attachmentName(sampleId(owner.at, owner.name));
  reader.files.stored(stored, file);
  if (facts.type === 'image') {
    // A photo of the sample is no larger than its large thumbnail.
    reader.files.stored(thumbnailName(stored, 'large'), file);
    reader.files.stored(thumbnailName(stored, 'small'), file.replace('.webp', '.small.webp'));
  }
  return {
    type: facts.type,
    content: stored,
    file: { ...facts, path: file, fileName: fill(name) },
  };
}

type Storing = Pick<Cast, 'chatFiles'> & {
  readonly reader: Reader;
  readonly owner: { readonly at: Date; readonly name: string };
};

/** What the office has sent to many in their conversations; its file is stored once. */
export const announcementsOf = (
  reader: Reader,
  broadcasts: readonly SampleBroadcast[],
  chatFiles: Cast['chatFiles'],
): readonly Announcement[] =>
  broadcasts.map((broadcast, place) => {
    const at = reader.calendar.moment(broadcast.at);
    const owner = { at, name: `announcement ${place}` };
    const spoken = spokenBy(broadcast, (text) => text, { reader, chatFiles, owner });
    return { ...spoken, at, broadcast };
  });

/** The conversations with the office, in the order in which they began. */
export const loadedConversations = (
  reader: Reader,
  talks: readonly SampleTalk[],
  cast: Cast,
): readonly LoadedConversation[] =>
  talks
    .flatMap((talk) => loadedConversation(reader, talk, cast))
    .sort((one, other) => Number(one.row.created_at) - Number(other.row.created_at));

/** A conversation; nothing if none of it has been written yet. */
function loadedConversation(
  reader: Reader,
  talk: SampleTalk,
  cast: Cast,
): readonly LoadedConversation[] {
  const { calendar } = reader;
  const order = cast.orders.find(({ key }) => key === talk.order);
  if (!order) throw new Error(`The sample week has no "${talk.order}".`);
  const fill = filler(calendar, talk, order);
  const spoken: Spoken[] = [];
  const say = (lines: readonly SampleLine[], begin: Date): void => {
    let at = begin;
    for (const line of lines) {
      at = later(at, { seconds: line.pause ?? 0 });
      const owner = { at, name: `${talk.customer} ${spoken.length}` };
      spoken.push({ at, by: line.by, ...spokenBy(line, fill, { ...cast, reader, owner }) });
    }
  };

  for (const exchange of talk.exchanges) {
    const last = spoken.at(-1)?.at ?? new Date(0);
    const soonest = later(last, { seconds: exchange.gap * 60 });
    const at = beginOf(exchange, calendar, order);
    const begin = at > soonest ? at : soonest;
    if (begin <= calendar.hoursAgo(LONGEST_HOURS)) say(exchange.lines, begin);
  }
  const isAnswered = spoken.findLast(({ by }) => by !== 'note')?.by === 'staff';
  for (const announcement of cast.announcements) hear(spoken, announcement);
  const open = sayOpen(spoken, talk, calendar, say);
  if (spoken.length === 0) return [];
  const who = { clientId: reader.idOf(talk.customer), clerkId: cast.clerkId };
  return [stored(spoken, talk, { who, open, isAnswered: open === 0 && isAnswered })];
}

/** What braces stand for: the code of the order, its number, and days from today. */
const filler =
  (calendar: Calendar, { language }: SampleTalk, { code }: LoadedOrder) =>
  (text: string): string =>
    text
      .replaceAll('{code}', code)
      .replaceAll('{number}', code.replace(/\D/g, ''))
      .replace(/\{day (-?\d+)\}/g, (_, days) =>
        dayFormat(language).format(new Date(calendar.day(Number(days)))),
      );

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** How a language writes a day. To make it takes far longer than to use it. */
function dayFormat(language: SampleTalk['language']): Intl.DateTimeFormat {
  const made =
    dayFormats.get(language) ??
    new Intl.DateTimeFormat(NUMBER_LOCALES[language], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  dayFormats.set(language, made);
  return made;
}

function beginOf(
  { at, after, hours = 0, hoursAgo = 0 }: SampleExchange,
  calendar: Calendar,
  order: LoadedOrder,
): Date {
  if (at !== undefined) return calendar.moment(at);
  if (after === undefined) return calendar.hoursAgo(hoursAgo);
  const step = order.did(after);
  if (!step) throw new Error(`The office has not done "${after}" with ${order.key}.`);
  return later(step, { hours });
}

/** Adds what is sent to everybody who has written before. */
function hear(spoken: Spoken[], announcement: Announcement): void {
  const place = spoken.findLastIndex(({ at }) => at < announcement.at) + 1;
  const { broadcast: _, ...copy } = announcement;
  if (place > 0) spoken.splice(place, 0, { ...copy, by: 'staff', announcement });
}

/** Adds what the office has not answered, as far as it has been written. Returns how much it is. */
function sayOpen(
  spoken: Spoken[],
  { open }: SampleTalk,
  { now, hoursAgo }: Calendar,
  say: (lines: readonly SampleLine[], begin: Date) => void,
): number {
  if (!open) return 0;
  const before = spoken.length;
  const soonest = later(spoken.at(-1)?.at ?? new Date(0), { seconds: OPEN_GAP });
  const planned = hoursAgo(open.hoursAgo);
  say(open.lines, planned > soonest ? planned : soonest);
  const past = spoken.filter(({ at }) => at <= now).length;
  spoken.splice(past);
  return past - before;
}

type Ending = {
  readonly who: { readonly clientId: string; readonly clerkId: string };
  /** How many of the last messages, all of the customer, are not answered. */
  readonly open: number;
  readonly isAnswered: boolean;
};

function stored(spoken: readonly Spoken[], talk: SampleTalk, ending: Ending): LoadedConversation {
  const row = conversationRow(spoken, talk, ending);
  const ids = spoken.map(({ at }, place) => sampleId(at, `${talk.customer} says ${place}`));
  return {
    row,
    heard: spoken.flatMap(({ announcement }, place) =>
      announcement ? [{ announcement, messageId: ids[place] ?? '' }] : [],
    ),
    messages: (files) =>
      spoken.map((one, place) => ({
        ...messageRow(one, ending.who, files),
        id: ids[place] ?? '',
        conversation_id: row.id,
        position: place + 1,
      })),
  };
}

function conversationRow(
  spoken: readonly Spoken[],
  { customer, closed, assigned, away, unseen }: SampleTalk,
  { who, open, isAnswered }: Ending,
) {
  const begun = spoken[0]?.at ?? new Date(0);
  const waitsSince = spoken[spoken.length - open]?.at ?? null;
  const last = spoken.length;
  const isClosed = open === 0 && (closed || !isAnswered);
  const isAway = away !== undefined && isAnswered;
  const lastOfCustomer = spoken.findLastIndex(({ by }) => by === 'customer') + 1;
  const seenByCustomer = isAway ? lastOfCustomer : last;
  return {
    id: sampleId(begun, `conversation of ${customer}`),
    client_id: who.clientId,
    created_at: begun,
    revision: last,
    version: last + 1,
    state: isClosed ? 'closed' : waitsSince ? 'open' : 'waiting',
    assigned_to: assigned ? who.clerkId : null,
    staff_delivered: last,
    staff_seen: unseen ? last - open : last,
    customer_delivered: away === 'offline' ? seenByCustomer : last,
    customer_seen: seenByCustomer,
    unanswered_since: waitsSince,
    visible_from: 1,
  };
}

function messageRow(
  { by, at, type, content, file }: Spoken,
  { clientId, clerkId }: Ending['who'],
  files: SampleFiles,
) {
  const byStaff = by !== 'customer';
  const fileName = file?.fileName ?? null;
  return {
    ...messageSearch({ type, content, file_name: fileName }),
    created_at: at,
    by_staff: byStaff,
    sender_id: byStaff ? clerkId : clientId,
    receiver_id: byStaff ? clientId : null,
    type,
    content,
    file_name: fileName,
    media_type: file?.mediaType ?? null,
    file_size: file ? files.sizeOf(file.path) : null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    duration: file?.duration ?? null,
    wave: file?.wave ? [...file.wave] : null,
    thumbnails: type === 'image',
  };
}
