import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { RequestError } from '../base/request-error.ts';
import { sha256 as digestOf } from '../base/sha256.ts';
import { BlobMissingError, type BlobStore } from '../blobs/blob-store.ts';
import type { DB } from '../database/database-types.ts';
import { type Found, noteDamage, noteRestored } from './archive-damages.ts';

type Dependencies = {
  readonly database: Kysely<DB>;
  readonly blobs: BlobStore;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Draws a document again from the snapshot that was frozen when it was issued. */
  readonly redraw: () => Promise<Uint8Array>;
};

/** What the row of a document stores about its file. */
export type StoredFile = { readonly name: string; readonly sha256: string };

const hashOf = (bytes: Uint8Array): string => digestOf(bytes).toString('hex');

/** The bytes under a name, or nothing if there are none. */
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

/** Draws the document again, and restores the file if that gives the original byte for byte. */
async function restored(
  id: string,
  { name, sha256 }: StoredFile,
  { database, blobs, log, now, redraw }: Dependencies,
): Promise<Buffer> {
  const drawn = Buffer.from(await redraw());
  if (hashOf(drawn) !== sha256) {
    log.error(
      { invoice: id, file: name },
      'an archived invoice is damaged and could not be restored',
    );
    throw new RequestError('invoice.damaged');
  }
  await blobs.put(name, drawn);
  await noteRestored(database, id, now());
  log.warn({ invoice: id, file: name }, 'a damaged archived invoice was restored');
  return drawn;
}

/**
 * The archived bytes of an issued document, checked against the hash that was stored with it. A
 * missing or changed file is never returned: the document is drawn again, and the file restored if
 * the bytes are identical. Administrators are notified in both cases. Throws `invoice.damaged` if the
 * original is lost.
 */
export async function readArchived(
  id: string,
  file: StoredFile,
  dependencies: Dependencies,
): Promise<Buffer> {
  const { database, blobs, log, now, newId } = dependencies;
  const bytes = await stored(blobs, file.name);
  if (bytes && hashOf(bytes) === file.sha256) {
    // An operator may have restored the original by hand.
    await noteRestored(database, id, now());
    return bytes;
  }
  const found = judge(bytes);
  log.error(
    { invoice: id, file: file.name, ...found },
    'the file of an archived invoice is missing or changed',
  );
  await noteDamage(database, id, { found, id: newId(), at: now() });
  return restored(id, file, dependencies);
}
