import { once } from 'node:events';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import yazl from 'yazl';
import { ADMINISTRATOR_ROLES } from '../../domain/access.ts';
import { STAFF_TYPES } from '../../domain/chat/message-types.ts';
import type { Locale } from '../../domain/fields.ts';
import type { ArchivePart } from '../../src/i18n/server-texts/en.ts';
import { BlobMissingError } from '../blobs/blob-store.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import type { Engine } from '../resources/engine.ts';
import { readableRecord } from '../resources/readable-record.ts';
import type { WireRecord } from '../resources/storage.ts';
import { archiveIndex, type IndexLine } from './archive-index.ts';

const ROWS_AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Row = { readonly id: string } & Readonly<Record<string, unknown>>;
type House = Pick<Engine, 'database' | 'blobs' | 'resources' | 'log'>;

/** A file that belongs to a row, by the name that the archive gives it. */
type Attached = { readonly name: string; readonly stored: string };

/** A part of the archive: rows in the order of their ids, and the files that they name. */
type Part = {
  readonly name: ArchivePart;
  readonly next: (after: string) => Promise<readonly Row[]>;
  /** What of a row is given; the row itself by default. */
  readonly shown?: (row: Row) => unknown;
  readonly files?: (row: Row) => readonly Attached[];
};

/** A name that is one segment of a path on every system. */
const plain = (name: string): string =>
  name.replaceAll(/[^\p{Letter}\p{Number}._ -]/gu, '_').slice(-80);

/** A statement that reads a page after an id. */
const paged =
  ({ database }: House, from: RawBuilder<unknown>) =>
  async (after: string): Promise<readonly Row[]> => {
    const { rows } = await sql<Row>`
      select * from (${from}) as t where t.id > ${after}::uuid order by t.id limit ${ROWS_AT_ONCE}
    `.execute(database);
    return rows;
  };

type Records = {
  readonly of: string;
  readonly condition: RawBuilder<SqlBool>;
  readonly shown?: (record: WireRecord) => unknown;
  readonly files?: Part['files'];
};

/** The records of a resource with every field that the office reads. */
function recordsIn(
  house: House,
  name: ArchivePart,
  { of, condition, shown = (record) => record, files }: Records,
): readonly Part[] {
  const resource = house.resources.get(of);
  if (!resource) return [];
  const { definition, storage } = resource;
  const reader = { id: FIRST_ID, role: ADMINISTRATOR_ROLES[0] };
  const next = async (after: string) => {
    const { rows } = await sql<Row>`
      select ${storage.selection('t')} from ${sql.table(storage.table)} as t
      where ${storage.existing('t')} and ${condition} and t.id > ${after}::uuid
      order by t.id limit ${ROWS_AT_ONCE}
    `.execute(house.database);
    return rows;
  };
  return [
    {
      name,
      next,
      shown: (row) => shown(readableRecord(definition, storage.toRecord(row), reader)),
      ...(files && { files }),
    },
  ];
}

/** The steps of an order without the names of the colleagues who did them. */
const withoutColleagues = (order: WireRecord): unknown => ({
  ...order,
  history: Array.isArray(order.history)
    ? order.history.map(({ by: _by, ...line }: Record<string, unknown>) => line)
    : [],
});

const attachmentOfRow = ({ content, file_name: given }: Row): Attached => ({
  name: `attachments/${plain(`${content}-${given ?? ''}`)}`,
  stored: String(content),
});

const messagesIn = (house: House, name: ArchivePart, from: RawBuilder<unknown>): Part => ({
  name,
  next: paged(house, from),
  shown: ({ content, media_type: mediaType, file_name: fileName, ...row }) =>
    mediaType === null
      ? { ...row, text: content }
      : { ...row, fileName, file: attachmentOfRow({ ...row, content, file_name: fileName }).name },
  files: (row) => (row.media_type === null ? [] : [attachmentOfRow(row)]),
});

const pdfOf = ({ number, pdf_file: stored }: Row): readonly Attached[] =>
  typeof stored === 'string' ? [{ name: `invoices/${plain(`${number}.pdf`)}`, stored }] : [];

/** Everything that is stored about a person, part by part. */
function partsOf(house: House, id: string): readonly Part[] {
  const orders = sql`select id from orders where sender_id = ${id}::uuid`;
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
      shown: withoutColleagues,
      files: ({ code, front_file: front, back_file: back }) =>
        [front, back].flatMap((stored) =>
          typeof stored === 'string' && isStoredName('document', stored)
            ? [{ name: `identity/${plain(`${code}-${stored}`)}`, stored }]
            : [],
        ),
    }),
    {
      name: 'parcels.json',
      next: paged(
        house,
        sql`select order_id as id, jsonb_agg(jsonb_build_object('code', code, 'number', number,
          'state', state, 'weightGrams', weight_grams) order by number) as parcels
          from parcels where order_id in (${orders}) group by order_id`,
      ),
      shown: ({ id: order, parcels }) => ({ order, parcels }),
    },
    {
      name: 'invoices.json',
      next: paged(
        house,
        sql`select id, kind, number, status, order_code, date::text, total_cents, issued_at,
          pdf_file, snapshot -> 'paper' as stated from invoices where order_id in (${orders})`,
      ),
      shown: ({ pdf_file: _stored, ...row }) => row,
      files: pdfOf,
    },
    messagesIn(house, 'messages.json', messages(false)),
    messagesIn(house, 'office/internal-messages.json', messages(true)),
    {
      name: 'office/planned-messages.json',
      next: paged(
        house,
        sql`select id, created_at, type, content, send_at, state from planned_message
          where client_id = ${id}::uuid`,
      ),
    },
    {
      name: 'sent-messages.json',
      next: paged(
        house,
        sql`select id, created_at, channel, purpose, phone, language, body, status, sent_at,
          delivered_at, seen_at from outbox where customer_id = ${id}::uuid`,
      ),
    },
    ...recordsIn(house, 'bookings.json', {
      of: 'bookings',
      condition: sql`t.data ->> 'user' = ${id}`,
    }),
    ...recordsIn(house, 'reviews.json', {
      of: 'reviews',
      condition: sql`t.data ->> 'user' = ${id}`,
    }),
    {
      name: 'sessions.json',
      next: paged(
        house,
        sql`select id, created_at, used_at, expires_at, user_agent, network from session
          where user_id = ${id}::uuid`,
      ),
    },
    {
      name: 'sign-in-attempts.json',
      next: paged(
        house,
        sql`select id, at, action, changes -> 'network' -> 'to' as network from audit_entry
          where resource = 'sessions' and record_id = ${id}::uuid`,
      ),
    },
    {
      name: 'own-actions.json',
      next: paged(
        house,
        sql`select id, at, action, resource, record_id, changes from audit_entry
          where by_id = ${id}::uuid`,
      ),
    },
  ];
}

async function* rowsOf({ next }: Part): AsyncGenerator<Row> {
  for (let rows = await next(FIRST_ID); rows.length > 0; ) {
    yield* rows;
    const last = rows.at(-1);
    rows = last && rows.length === ROWS_AT_ONCE ? await next(last.id) : [];
  }
}

/** The rows of a part as the text of a list, and what was counted meanwhile. */
async function* jsonOf(part: Part, count: { rows: number }): AsyncGenerator<string> {
  const { shown = (row: Row) => row } = part;
  for await (const row of rowsOf(part)) {
    yield `${count.rows === 0 ? '[' : ','}\n${JSON.stringify(shown(row), null, 1)}`;
    count.rows += 1;
  }
  yield count.rows === 0 ? '[]\n' : '\n]\n';
}

type Entry = { readonly name: string; readonly compress: boolean };

/** Adds one entry, and waits until it is written: no more than one is open at a time. */
async function addEntry(
  zip: yazl.ZipFile,
  bytes: Readable,
  { name, compress }: Entry,
  signal: AbortSignal,
): Promise<void> {
  const stop = () => bytes.destroy();
  signal.addEventListener('abort', stop, { once: true });
  const ended = once(bytes, 'close', { signal });
  zip.addReadStream(bytes, name, { compress });
  try {
    await ended;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The bytes of a stored file; nothing if it is missing. */
async function bytesOf({ blobs }: House, stored: string): Promise<Readable | undefined> {
  try {
    return await blobs.get(stored);
  } catch (error) {
    if (error instanceof BlobMissingError) return undefined;
    throw error;
  }
}

type Archived = { readonly id: string; readonly language: Locale; readonly now: Date };

async function writeArchive(
  zip: yazl.ZipFile,
  house: House,
  { id, language, now }: Archived,
  signal: AbortSignal,
): Promise<void> {
  const lines: IndexLine[] = [];
  const missing: string[] = [];
  const added = new Set<string>();
  for (const part of partsOf(house, id)) {
    const count = { rows: 0 };
    const entry = { name: part.name, compress: true };
    await addEntry(zip, Readable.from(jsonOf(part, count)), entry, signal);
    lines.push({ name: part.name, count: count.rows });
    if (!part.files) continue;
    for await (const row of rowsOf(part)) {
      for (const { name, stored } of part.files(row)) {
        if (added.has(name)) continue;
        added.add(name);
        const bytes = await bytesOf(house, stored);
        // Pictures and documents are compressed by themselves.
        if (bytes) await addEntry(zip, bytes, { name, compress: false }, signal);
        else missing.push(name);
      }
    }
  }
  const files = [...added].filter((name) => !missing.includes(name));
  const html = archiveIndex({ lines, files, missing }, { language, now });
  zip.addBuffer(Buffer.from(html), 'index.html');
  zip.end();
}

/**
 * Everything that is stored about a person, as a ZIP that is written while it is read: memory stays
 * flat, however much it is.
 */
export function personArchive(house: House, archived: Archived): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const ending = new AbortController();
  pipeline(zip.outputStream, output, () => ending.abort());
  const fail = (error: unknown): void => {
    // Whoever has closed the page needs no line in the log.
    if (!ending.signal.aborted) house.log.error({ err: error }, 'an archive could not be written');
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  writeArchive(zip, house, archived, ending.signal).catch(fail);
  return output;
}
