import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Actor, ADMINISTRATOR_ROLES, STARTING_ROLE } from '../../domain/access.ts';
import { STAFF_TYPES } from '../../domain/chat/message-types.ts';
import { isForCustomer } from '../../domain/documents/buyer.ts';
import type { InvoiceDocument } from '../../domain/documents/printed-documents.ts';
import { mayReadAll } from '../../domain/field-access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { STAGES } from '../../domain/orders/stages.ts';
import { fieldAt } from '../../domain/paths.ts';
import type { PathOf } from '../../domain/records.ts';
import type { commands } from '../../domain/resources/commands.ts';
import type { reviews } from '../../domain/resources/reviews.ts';
import type { users } from '../../domain/resources/users.ts';
import type { ArchivePart } from '../../src/i18n/server-texts/en.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import type { Engine } from '../resources/engine.ts';
import { projectRecord, readableRecord } from '../resources/readable-record.ts';
import type { Values, WireRecord } from '../resources/storage.ts';

const ROWS_AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Where an archive is read from. */
export type House = Pick<Engine, 'database' | 'blobs' | 'resources' | 'log'>;

/** Whose hands an archive goes into: those of the office first, or at once those of the person. */
export type Receiver = 'office' | 'person';

export type Row = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A file that belongs to a row, by the name that the archive gives it. */
type Attached = { readonly name: string; readonly stored: string };

/** A part of the archive: rows in the order of their ids, and the files that they name. */
export type Part = {
  readonly name: ArchivePart;
  readonly next: (after: string) => Promise<readonly Row[]>;
  /** Which of the rows are given; all of them by default. */
  readonly isGiven?: (row: Row) => boolean;
  /** What of a row is given; the row itself by default. */
  readonly shown?: (row: Row) => unknown;
  readonly files?: (row: Row) => readonly Attached[];
};

/** The rows of a part that are given, page by page. */
export async function* rowsOf({ next, isGiven = () => true }: Part): AsyncGenerator<Row> {
  for (let rows = await next(FIRST_ID); rows.length > 0; ) {
    for (const row of rows) if (isGiven(row)) yield row;
    const last = rows.at(-1);
    rows = last && rows.length === ROWS_AT_ONCE ? await next(last.id) : [];
  }
}

/** A name that is one segment of a path on every system. */
const plain = (name: string): string =>
  name.replaceAll(/[^\p{Letter}\p{Number}._ -]/gu, '_').slice(-80);

/** Where the rows of a part are: they have the name `t`, and an id each. */
type Source = {
  readonly from: RawBuilder<unknown>;
  readonly columns?: RawBuilder<unknown>;
  readonly condition?: RawBuilder<SqlBool>;
};

/** Reads a page after an id. */
const paged =
  ({ database }: House, { from, columns = sql`t.*`, condition = sql.lit(true) }: Source) =>
  async (after: string): Promise<readonly Row[]> => {
    const { rows } = await sql<Row>`
      select ${columns} from ${from} as t where ${condition} and t.id > ${after}::uuid
      order by t.id limit ${ROWS_AT_ONCE}
    `.execute(database);
    return rows;
  };

/** The rows of a query. */
const queried = (house: House, query: RawBuilder<unknown>): Part['next'] =>
  paged(house, { from: sql`(${query})` });

/** A reader to whom the records of the office are shown whole. */
const OFFICE: Actor = { id: FIRST_ID, role: ADMINISTRATOR_ROLES[0] };

type Records = {
  readonly of: string;
  readonly condition: RawBuilder<SqlBool>;
  /** Who reads them; the office by default. */
  readonly reader?: Actor;
  /** What is given besides what the reader may read. */
  readonly besides?: readonly string[];
  readonly shown?: (record: Values) => unknown;
  readonly files?: Part['files'];
};

/** The records of a resource as a reader reads them. */
function recordsIn(
  house: House,
  name: ArchivePart,
  { of, condition, reader = OFFICE, besides = [], shown = (record) => record, files }: Records,
): readonly Part[] {
  const resource = house.resources.get(of);
  if (!resource) return [];
  const { definition, storage } = resource;
  const next = paged(house, {
    columns: storage.selection('t'),
    from: sql.table(storage.table),
    condition: sql<SqlBool>`${storage.existing('t')} and ${condition}`,
  });
  const readable = (record: WireRecord): Values => ({
    ...readableRecord(definition, record, reader),
    ...projectRecord(record, besides),
  });
  return [
    { name, next, shown: (row) => shown(readable(storage.toRecord(row))), ...(files && { files }) },
  ];
}

type OrderLine = { readonly at: string; readonly by: string; readonly to?: string };

const linesOf = ({ history }: Values): readonly OrderLine[] =>
  Array.isArray(history) ? history : [];

/** An order without the names of the colleagues who have worked on it. */
const withoutColleagues = (order: Values): unknown => ({
  ...order,
  history: linesOf(order).map(({ by: _by, ...line }) => line),
});

/** An order with the stages that it has reached; its other lines are notes of the office. */
const withStages = (order: Values): unknown => ({
  ...order,
  history: linesOf(order).flatMap(({ at, to }) => (isOneOf(STAGES, to) ? [{ at, to }] : [])),
});

const attachmentOfRow = ({ content, file_name: given }: Row): Attached => ({
  name: `attachments/${plain(`${content}-${given ?? ''}`)}`,
  stored: String(content),
});

const messagesIn = (house: House, name: ArchivePart, from: RawBuilder<unknown>): Part => ({
  name,
  next: queried(house, from),
  shown: ({ content, media_type: mediaType, file_name: fileName, ...row }) =>
    mediaType === null
      ? { ...row, text: content }
      : { ...row, fileName, file: attachmentOfRow({ ...row, content, file_name: fileName }).name },
  files: (row) => (row.media_type === null ? [] : [attachmentOfRow(row)]),
});

const pdfOf = ({ number, pdf_file: stored }: Row): readonly Attached[] =>
  typeof stored === 'string' ? [{ name: `invoices/${plain(`${number}.pdf`)}`, stored }] : [];

/**
 * What only the office reads of an order, and is about its customer: what was sent, paid and shown as
 * an ID. A field that is not named here stays with the office, as its notes do, and what it knows of
 * other people.
 */
const OF_ORDERS = [
  'announcedWeight',
  'paidOn',
  'paidVia',
  'depositOn',
  'depositVia',
  'frontId',
  'backId',
  'identityRequestedAt',
  'identitySeenAt',
  'content',
  'declarationConten',
  'customs.category',
  'customs.idKind',
  'customs.idNumber',
  'history',
] as const satisfies readonly PathOf<typeof commands.fields>[];

/** What only the office reads of a person, and is theirs: not its notes, nor their work there. */
const OF_PEOPLE = ['oldNumber', 'consent', 'optOut'] as const satisfies readonly PathOf<
  typeof users.fields
>[];

/** Which order a review is about. */
const OF_REVIEWS = ['order'] as const satisfies readonly PathOf<typeof reviews.fields>[];

/** What is given besides what a customer reads of the records that their own actions are about. */
const OF_ACTIONS: Readonly<Record<string, readonly string[]>> = {
  users: OF_PEOPLE,
  reviews: OF_REVIEWS,
};

/** An entry of the trail with those of its changes that are the reader's, who may have been a colleague. */
function withOwnChanges({ resources }: House, reader: Actor, { changes, ...entry }: Row): unknown {
  const fields = resources.get(String(entry.resource))?.definition.fields;
  if (!fields) return { ...entry, changes };
  const besides = OF_ACTIONS[String(entry.resource)] ?? [];
  const isTheirs = (path: string): boolean =>
    besides.some((own) => path === own || path.startsWith(`${own}.`)) ||
    (fieldAt(fields, path) !== undefined && mayReadAll(fields, [path], reader));
  const theirs = Object.entries(changes ?? {}).filter(([path]) => isTheirs(path));
  return { ...entry, changes: Object.fromEntries(theirs) };
}

const isOfOffice = ({ name }: Part): boolean => name.startsWith('office/');

/** An invoice that somebody else pays says who that is. */
const isTheirInvoice = ({ stated }: Row): boolean => isForCustomer(stated as InvoiceDocument);

/** What is stored about a person and given to whoever receives it, part by part. */
export function partsOf(house: House, id: string, receiver: Receiver): readonly Part[] {
  const parts = allParts(house, id, receiver);
  return receiver === 'office' ? parts : parts.filter((part) => !isOfOffice(part));
}

function allParts(house: House, id: string, receiver: Receiver): readonly Part[] {
  const isOwn = receiver === 'person';
  const reader = { id, role: STARTING_ROLE };
  /** To the person, a record is given as they read it, with what else is about them. */
  const readAs = (besides: readonly string[]) => (isOwn ? { reader, besides } : {});
  const orders = sql`select id from orders where sender_id = ${id}::uuid`;
  /** What has gone out, or may have; the rest was stopped, or is still a plan of the office. */
  const wentOut = isOwn ? sql`(sent_at is not null or status = 'unknown')` : sql.lit(true);
  const conversation = sql`select id from conversation where client_id = ${id}::uuid`;
  /** Whoever was a colleague once has changed the records of other people, and settings of the house. */
  const isAboutThemselves = sql`(resource = 'users' and record_id = ${id}::uuid
    and action not in ('requireFactor', 'exportAudit') or exists (
      select from content where content.id = record_id and content.resource = audit_entry.resource
        and content.resource in ('bookings', 'reviews') and data ->> 'user' = ${id}
    ) or resource = 'message' and (
      exists (select from message where message.id = record_id and conversation_id in (${conversation}))
      or exists (select from message_removal
        where message_id = record_id and conversation_id in (${conversation}))
    ))`;
  const messages = (isNote: boolean) => sql`
    select message.id, message.created_at, case when by_staff then 'office' else 'customer' end as by, type,
      content, media_type, file_name, via
    from message join conversation on conversation.id = message.conversation_id
    where client_id = ${id}::uuid and (type = any(${STAFF_TYPES}::text[])) = ${sql.lit(isNote)}
  `;
  return [
    ...recordsIn(house, 'person.json', {
      of: 'users',
      condition: sql`t.id = ${id}::uuid`,
      ...readAs(OF_PEOPLE),
      shown: ({ notes: _notes, ...person }) => person,
      files: ({ photo }) =>
        typeof photo === 'string' && isStoredName('picture', photo)
          ? [{ name: plain(photo), stored: photo }]
          : [],
    }),
    ...recordsIn(house, 'office/notes.json', {
      of: 'users',
      condition: sql`t.id = ${id}::uuid`,
      shown: ({ notes }) => ({ notes }),
    }),
    ...recordsIn(house, 'orders.json', {
      of: 'commands',
      condition: sql`t.sender_id = ${id}::uuid`,
      ...readAs(OF_ORDERS),
      shown: isOwn ? withStages : withoutColleagues,
      files: ({ code, front_file: front, back_file: back }) =>
        [front, back].flatMap((stored) =>
          typeof stored === 'string' && isStoredName('document', stored)
            ? [{ name: `identity/${plain(`${code}-${stored}`)}`, stored }]
            : [],
        ),
    }),
    {
      name: 'parcels.json',
      next: queried(
        house,
        sql`select order_id as id, jsonb_agg(jsonb_build_object('code', code, 'number', number,
          'state', state, 'weightGrams', weight_grams) order by number) as parcels
          from parcels where order_id in (${orders}) group by order_id`,
      ),
      shown: ({ id: order, parcels }) => ({ order, parcels }),
    },
    {
      name: 'invoices.json',
      next: queried(
        house,
        sql`select id, kind, number, status, order_code, date::text, total_cents, issued_at,
          pdf_file, snapshot -> 'paper' as stated from invoices where order_id in (${orders})`,
      ),
      ...(isOwn && { isGiven: isTheirInvoice }),
      shown: ({ pdf_file: _stored, ...row }) => row,
      files: pdfOf,
    },
    messagesIn(house, 'messages.json', messages(false)),
    messagesIn(house, 'office/internal-messages.json', messages(true)),
    {
      name: 'office/planned-messages.json',
      next: queried(
        house,
        sql`select id, created_at, type, content, send_at, state from planned_message
          where client_id = ${id}::uuid`,
      ),
    },
    {
      name: 'sent-messages.json',
      next: queried(
        house,
        sql`select id, created_at, channel, purpose, phone, language, body, status, sent_at,
          delivered_at, seen_at from outbox where customer_id = ${id}::uuid and ${wentOut}`,
      ),
    },
    ...recordsIn(house, 'bookings.json', {
      of: 'bookings',
      condition: sql`t.data ->> 'user' = ${id}`,
      ...readAs([]),
    }),
    ...recordsIn(house, 'reviews.json', {
      of: 'reviews',
      condition: sql`t.data ->> 'user' = ${id}`,
      ...readAs(OF_REVIEWS),
    }),
    {
      name: 'sessions.json',
      next: queried(
        house,
        sql`select id, created_at, used_at, expires_at, user_agent, network from session
          where user_id = ${id}::uuid`,
      ),
    },
    {
      name: 'last-sign-in.json',
      next: queried(
        house,
        sql`select user_id as id, at from last_sign_in where user_id = ${id}::uuid`,
      ),
      shown: ({ at }) => ({ at }),
    },
    {
      name: 'sign-in-attempts.json',
      next: queried(
        house,
        sql`select id, at, action, changes -> 'network' -> 'to' as network from audit_entry
          where resource = 'sessions' and record_id = ${id}::uuid`,
      ),
    },
    {
      name: 'own-actions.json',
      next: queried(
        house,
        sql`select id, at, action, resource, record_id, changes from audit_entry
          where by_id = ${id}::uuid and ${isOwn ? isAboutThemselves : sql.lit(true)}`,
      ),
      ...(isOwn && { shown: (entry: Row) => withOwnChanges(house, reader, entry) }),
    },
  ];
}
