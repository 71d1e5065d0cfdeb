import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../database-types.ts';
import { BlobMissingError, type BlobStore } from '../files/blob-store.ts';
import { RequestError } from '../request-error.ts';
import { type Found, noteDamage, noteRestored } from './archive-damages.ts';

type Means = {
  readonly database: Kysely<DB>;
  readonly blobs: BlobStore;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Draws a document once more from what was frozen when it was issued. */
  readonly redraw: () => Promise<Uint8Array>;
};

/** What is kept of a file in the row of its document. */
export type Kept = { readonly name: string; readonly sha256: string };

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The bytes under a name, or nothing where there are none. */
async function stored(blobs: BlobStore, name: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await blobs.get(name));
  } catch (error) {
    if (error instanceof BlobMissingError) return undefined;
    throw error;
  }
}

const judge = (bytes: Buffer | undefined): Found =>
  bytes ? { finding: 'changed', sha256: hashOf(bytes) } : { finding: 'missing', sha256: null };

/** Draws the document anew and puts it back, where that gives the original to the byte. */
async function restored(
  id: string,
  { name, sha256 }: Kept,
  { database, blobs, log, now, redraw }: Means,
): Promise<Buffer> {
  const drawn = Buffer.from(await redraw());
  if (hashOf(drawn) !== sha256) {
    log.error({ invoice: id, file: name }, 'an archived invoice is damaged and was not restored');
    throw new RequestError('invoice.damaged');
  }
  await blobs.put(name, drawn);
  await noteRestored(database, id, now());
  log.warn({ invoice: id, file: name }, 'an archived invoice was damaged and is restored');
  return drawn;
}

/**
 * The archived bytes of an issued document, checked against the hash that was kept with it. A file that
 * is missing or changed is never handed out: it is drawn anew, and put back where the bytes are the same
 * again. Administrators are told either way. Throws `invoice.damaged` where the original is lost.
 */
export async function readArchived(id: string, kept: Kept, means: Means): Promise<Buffer> {
  const { database, blobs, log, now, newId } = means;
  const bytes = await stored(blobs, kept.name);
  if (bytes && hashOf(bytes) === kept.sha256) {
    // Somebody may have put the original back by hand.
    await noteRestored(database, id, now());
    return bytes;
  }
  const found = judge(bytes);
  log.error({ invoice: id, file: kept.name, ...found }, 'the file of an archived invoice is wrong');
  await noteDamage(database, id, { found, id: newId(), at: now() });
  return restored(id, kept, means);
}
