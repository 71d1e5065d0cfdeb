import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/database-types.ts';
import {
  type ChainEnd,
  checkLink,
  type DamageKind,
  type Erased,
  type Link,
  NO_LINK,
  type SealedEntry,
} from './chain.ts';
import { SEALED_COLUMNS } from './seal-entries.ts';

/** So many links are read at once: memory stays flat, however long the trail is. */
const PAGE = 1_000;

/** A number and a hash that somebody noted elsewhere. */
export type Anchor = { readonly number: number; readonly hash: string };

export type Damage = {
  readonly kind: DamageKind | 'anchor' | 'erasedWithoutReason' | 'removedTooEarly' | 'endMissing';
  readonly number: number | null;
  readonly entry: string | null;
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string | null;
};

export type Verified = {
  readonly end: ChainEnd;
  /** Entries that wait to be sealed. */
  readonly waiting: number;
  /** Entries whose values or author were erased, and entries that were removed after their time. */
  readonly erased: number;
  readonly removed: number;
  readonly damage: Damage | undefined;
};

export type Verification = {
  readonly now: Date;
  readonly expected?: Anchor | undefined;
  /** From when on attempts to get in are stored; older ones may be gone. */
  readonly expiring: Date;
  readonly signal?: AbortSignal | undefined;
};

type Sealed = Link & { readonly entry: SealedEntry | undefined };
type Row = Omit<Link, 'number'> & { readonly number: string; readonly entry: SealedEntry | null };

/** The next links with their entries, as they are at one moment: somebody may erase values meanwhile. */
async function nextLinks(database: Kysely<DB>, after: number): Promise<readonly Sealed[]> {
  const { rows } = await sql<Row>`
    select number, entry_id, name_salt, name_hash, values_salt, values_hash, rest, digest, hash,
      to_char(former_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as former_at, former_resource,
      (
        select row_to_json(sealed) from (
          select ${SEALED_COLUMNS} from audit_entry as entry where entry.id = audit_link.entry_id
        ) as sealed
      ) as entry
    from audit_link where number > ${after} order by number limit ${PAGE}
  `.execute(database);
  return rows.map(({ number, entry, ...link }) => ({
    ...link,
    number: Number(number),
    entry: entry ?? undefined,
  }));
}

/**
 * What is deleted into a bin goes on existing, and can come back with all of its values: only what was
 * erased from there has lost them.
 */
export const WITH_A_BIN = ['commands'];

/** Of entries that were erased: those for whose record or author the trail has no erasure. */
async function withoutReason(
  database: Kysely<DB>,
  erased: ReadonlyMap<string, Erased>,
): Promise<string | undefined> {
  if (erased.size === 0) return undefined;
  const of = (what: keyof Erased) => [...erased].flatMap(([id, one]) => (one[what] ? [id] : []));
  const { rows } = await sql<{ id: string }>`
    select entry.id from audit_entry as entry
    where (entry.id = any(${of('values')}::uuid[]) and not exists (
      select from audit_entry as reason
      where reason.resource = entry.resource and reason.record_id = entry.record_id
        and (reason.action = 'erase'
          or reason.action = 'delete' and reason.resource <> all(${WITH_A_BIN}::text[]))
    )) or (entry.id = any(${of('name')}::uuid[]) and not exists (
      select from audit_entry as reason
      where reason.resource = 'users' and reason.record_id = entry.by_id
        and reason.action in ('delete', 'erase')
    ))
    order by entry.id limit 1
  `.execute(database);
  return rows[0]?.id;
}

/** The day of a UUIDv7, which begins with its moment. */
function dayOfId(id: string): string | null {
  if (id[14] !== '7') return null;
  const moment = new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().slice(0, 10);
}

const dayOf = ({ entry, former_at, entry_id }: Sealed): string | null =>
  entry?.at.slice(0, 10) ?? former_at?.slice(0, 10) ?? dayOfId(entry_id);

type Page = {
  readonly end: ChainEnd;
  readonly erased: number;
  readonly removed: number;
  readonly damage?: Damage;
};

/** Checks a page of links after the end so far. */
async function checkPage(
  database: Kysely<DB>,
  before: ChainEnd,
  { links, expected, expiring }: { links: readonly Sealed[] } & Verification,
): Promise<Page> {
  const erased = new Map<string, Erased>();
  let end = before;
  let removed = 0;
  const until = (damage: Damage): Page => ({ end, erased: erased.size, removed, damage });
  for (const link of links) {
    const checked = checkLink(end, link, link.entry);
    const place = { number: link.number, entry: link.entry_id, day: dayOf(link) };
    if ('damage' in checked) {
      const isMissing = checked.damage === 'linkMissing';
      return until({
        kind: checked.damage,
        ...place,
        ...(isMissing && { number: end.number + 1, entry: null }),
      });
    }
    if (checked.isRemoved) {
      const isOld = new Date(`${link.former_at}Z`) < expiring;
      if (link.former_resource !== 'sessions' || !isOld)
        return until({ kind: 'removedTooEarly', ...place });
      removed += 1;
    }
    if (expected?.number === link.number && expected.hash !== link.hash.toString('hex')) {
      return until({ kind: 'anchor', ...place });
    }
    if (checked.erased.name || checked.erased.values) erased.set(link.entry_id, checked.erased);
    end = checked.end;
  }
  const id = await withoutReason(database, erased);
  if (id !== undefined) {
    const link = links.find((one) => one.entry_id === id);
    const day = link ? dayOf(link) : null;
    const number = link?.number ?? null;
    return { ...until({ kind: 'erasedWithoutReason', number, entry: id, day }), end: before };
  }
  return { end, erased: erased.size, removed };
}

/** An entry that has no link and does not wait for one. */
async function insertedEntry(database: Kysely<DB>): Promise<Damage | undefined> {
  const { rows } = await sql<{ id: string; day: string }>`
    select entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD') as day
    from audit_entry as entry
    where not exists (select from audit_link where audit_link.entry_id = entry.id)
      and not exists (select from audit_unsealed where audit_unsealed.entry_id = entry.id)
    limit 1
  `.execute(database);
  const [row] = rows;
  return row && { kind: 'entryInserted', number: null, entry: row.id, day: row.day };
}

/** How many entries wait, and the end of the chain as it was sealed last. */
async function sealedEnd(database: Kysely<DB>): Promise<{ end: number; waiting: number }> {
  const { rows } = await sql<{ number: string; waiting: string }>`
    select number, (select count(distinct entry_id) from audit_unsealed) as waiting from audit_chain
  `.execute(database);
  return { end: Number(rows[0]?.number ?? 0), waiting: Number(rows[0]?.waiting ?? 0) };
}

/**
 * Reads the whole chain, and says where it ends or what is wrong first. Goes on while others write: what
 * is sealed meanwhile is checked too.
 */
export async function verifyChain(
  database: Kysely<DB>,
  verification: Verification,
): Promise<Verified> {
  const { expected, signal } = verification;
  const sealed = await sealedEnd(database);
  const { waiting } = sealed;
  let end = NO_LINK;
  let erased = 0;
  let removed = 0;
  const found = (damage: Damage | undefined): Verified => ({
    end,
    waiting,
    erased,
    removed,
    damage,
  });
  for (;;) {
    signal?.throwIfAborted();
    const links = await nextLinks(database, end.number);
    if (links.length === 0) break;
    const page = await checkPage(database, end, { links, ...verification });
    end = page.end;
    erased += page.erased;
    removed += page.removed;
    if (page.damage) return found(page.damage);
  }
  if (end.number < sealed.end) {
    return found({ kind: 'endMissing', number: end.number + 1, entry: null, day: null });
  }
  if (expected && expected.number > end.number) {
    return found({ kind: 'anchor', number: expected.number, entry: null, day: null });
  }
  return found(await insertedEntry(database));
}
