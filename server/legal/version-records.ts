import { sql, type Transaction } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import { movesAt } from '../../domain/legal/in-force.ts';
import {
  LEGAL_PAGES,
  type LegalPageName,
  type LegalVersion,
} from '../../domain/resources/legal-pages.ts';
import type { DB } from '../database/database-types.ts';
import { contentRecords } from '../resources/content-records.ts';
import { contentStore } from '../resources/content-store.ts';
import { type Author, THE_SERVER, type WriteContext } from '../resources/request-context.ts';
import type { Values, WireRecord } from '../resources/storage.ts';
import { auditedChanges, writeAudit } from '../resources/write-audit.ts';

/** A version as it is stored. */
export type StoredVersion = WireRecord &
  Pick<
    LegalVersion,
    'number' | 'state' | 'effectiveFrom' | 'text' | 'changeNote' | 'changedAt' | 'published'
  > &
  Pick<LegalVersion, 'sha256' | 'publishedAt' | 'publishedBy'>;

/** The versions of a page, the oldest first; nobody else publishes until the transaction ends. */
export async function lockedVersions(
  transaction: Transaction<DB>,
  page: LegalPageName,
): Promise<readonly StoredVersion[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`legal ${page}`}, 0))`.execute(
    transaction,
  );
  return (await contentRecords(transaction, LEGAL_PAGES[page])) as readonly StoredVersion[];
}

async function setValues(
  { transaction, now, newId }: WriteContext<Author>,
  definition: Definition,
  { before, verb, values }: { before: StoredVersion; verb: string; values: Values },
): Promise<void> {
  const after = { ...before, ...values };
  const write = { before, values: after, columns: {}, by: null, at: now };
  await contentStore(definition).update(transaction, before, write);
  const changes = auditedChanges(definition.fields, Object.keys(values), before, after);
  const entry = { action: verb, resource: definition.name, recordId: before._id, changes };
  await writeAudit([entry], { transaction, now, newId, actor: THE_SERVER });
}

/** The number of the version that comes into force next: 1, 2, 3 … without gaps. */
export const nextNumber = (versions: readonly StoredVersion[]): number =>
  Math.max(0, ...versions.map(({ number }) => number ?? 0)) + 1;

/** Ends the version that is in force, because another one takes its place. */
export async function archiveFormer(
  context: WriteContext<Author>,
  page: LegalPageName,
  versions: readonly StoredVersion[],
): Promise<void> {
  for (const before of versions.filter(({ state }) => state === 'published')) {
    const change = { before, verb: 'archive', values: { state: 'archived' } };
    await setValues(context, LEGAL_PAGES[page], change);
  }
}

/**
 * Puts the scheduled versions in force whose day has come, in the order of their days, and archives
 * those that they take the place of. Under the lock; a second call does nothing.
 */
export async function putInForce(
  context: WriteContext<Author>,
  page: LegalPageName,
): Promise<readonly StoredVersion[]> {
  const versions = await lockedVersions(context.transaction, page);
  const { toPublished, toArchived } = movesAt(versions, context.now);
  if (!toPublished) return versions;
  await archiveFormer(context, page, versions);
  let number = nextNumber(versions);
  const due = toArchived.filter(({ state }) => state === 'scheduled');
  for (const before of due) {
    const values = { state: 'archived', number: number++ };
    await setValues(context, LEGAL_PAGES[page], { before, verb: 'archive', values });
  }
  const values = { state: 'published', number };
  await setValues(context, LEGAL_PAGES[page], {
    before: toPublished,
    verb: 'comeIntoForce',
    values,
  });
  return (await contentRecords(context.transaction, LEGAL_PAGES[page])) as readonly StoredVersion[];
}
