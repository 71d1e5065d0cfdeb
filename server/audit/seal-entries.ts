import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { type ChainEnd, type Link, linkAfter, type SealedEntry } from './chain.ts';

/** So many entries are sealed in one transaction. */
const SLICE = 1_000;

/** The columns of an entry as they are sealed; `entry` is its table. */
export const SEALED_COLUMNS = sql`
  entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, entry.by_id,
  entry.by_name, entry.action, entry.resource, entry.record_id, entry.undoes,
  entry.changes::text as changes
`;

/** The end of the chain, locked; nothing if another process seals. */
async function takeEnd(transaction: Transaction<DB>): Promise<ChainEnd | undefined> {
  const { rows } = await sql<{ number: string; hash: Buffer }>`
    select number, hash from audit_chain for update skip locked
  `.execute(transaction);
  const [row] = rows;
  return row && { number: Number(row.number), hash: row.hash };
}

/**
 * Entries that wait, the eldest first. Each is locked, so that nobody erases values between the look
 * at them and their link; those that somebody is erasing wait for the next time.
 */
async function waitingEntries(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<readonly SealedEntry[]> {
  const { rows } = await sql<SealedEntry>`
    select ${SEALED_COLUMNS} from audit_entry as entry
    where entry.id = any(${ids}::uuid[])
      and not exists (select from audit_link where audit_link.entry_id = entry.id)
    order by entry.id for share of entry skip locked
  `.execute(transaction);
  return rows;
}

async function insertLinks(transaction: Transaction<DB>, links: readonly Link[]): Promise<void> {
  const column = <Name extends keyof Link>(name: Name) => links.map((link) => link[name]);
  await sql`
    insert into audit_link
      (number, entry_id, name_salt, name_hash, values_salt, values_hash, rest, digest, hash)
    select * from unnest(
      ${column('number')}::bigint[], ${column('entry_id')}::uuid[],
      ${column('name_salt')}::uuid[], ${column('name_hash')}::bytea[],
      ${column('values_salt')}::uuid[], ${column('values_hash')}::bytea[],
      ${column('rest')}::bytea[], ${column('digest')}::bytea[], ${column('hash')}::bytea[]
    )
  `.execute(transaction);
}

/** Seals the next entries in a transaction of its own. Returns how many waited, and how many were sealed. */
async function sealSlice(
  database: Kysely<DB>,
  now: Date,
): Promise<{ readonly waited: number; readonly sealed: number }> {
  return database.transaction().execute(async (transaction) => {
    const end = await takeEnd(transaction);
    if (!end) return { waited: 0, sealed: 0 };
    const { rows: waiting } = await sql<{ id: string }>`
      select distinct entry_id as id from audit_unsealed order by entry_id limit ${SLICE}
    `.execute(transaction);
    if (waiting.length === 0) return { waited: 0, sealed: 0 };
    const ids = waiting.map(({ id }) => id);
    const links: Link[] = [];
    let last = end;
    for (const entry of await waitingEntries(transaction, ids)) {
      const link = linkAfter(last, entry, randomUUID);
      links.push(link);
      last = link;
    }
    if (links.length > 0) await insertLinks(transaction, links);
    await sql`
      delete from audit_unsealed as waiting where entry_id = any(${ids}::uuid[]) and (
        exists (select from audit_link where audit_link.entry_id = waiting.entry_id)
        or not exists (select from audit_entry where audit_entry.id = waiting.entry_id)
      )
    `.execute(transaction);
    await sql`
      update audit_chain set number = ${last.number}, hash = ${last.hash}, sealed_at = ${now}
    `.execute(transaction);
    return { waited: ids.length, sealed: links.length };
  });
}

/**
 * Seals all entries that wait, a thousand a transaction. Whoever writes never waits for it. Returns how
 * many were sealed.
 */
export async function sealEntries(
  database: Kysely<DB>,
  now: () => Date,
  signal?: AbortSignal,
): Promise<number> {
  let count = 0;
  while (!signal?.aborted) {
    const { waited, sealed } = await sealSlice(database, now());
    count += sealed;
    // Those that are being erased right now wait for the next time.
    if (waited < SLICE || sealed === 0) break;
  }
  return count;
}
