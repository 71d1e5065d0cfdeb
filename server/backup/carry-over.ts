import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { asError } from '../base/as-error.ts';
import type { Config } from '../base/config.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { openFolderStore } from '../blobs/folder-store.ts';
import type { Connection } from '../database/connect.ts';
import { findEmbedded, startEmbedded } from '../database/embedded.ts';
import { StartError } from '../database/start-error.ts';
import { carryDocumentKeys } from '../files/carry-document-keys.ts';
import type { Loaded } from './load-archive.ts';
import { makeBackup } from './make-backup.ts';
import type { ArchiveFile } from './read-archive.ts';
import { restore } from './restore.ts';

type Source = {
  readonly name: string;
  readonly connection: Connection;
  readonly blobs: BlobStore;
  readonly signal: AbortSignal;
};

/**
 * What is in the source as an archive that is written whenever somebody reads it, and stored nowhere.
 * `failure` is why it could not be written, which a reader only sees as an archive that ends early.
 */
function liveArchive({ name, connection, blobs, signal }: Source): {
  readonly archive: ArchiveFile;
  readonly failure: () => unknown;
} {
  let failure: unknown;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    const through = new PassThrough();
    const leaving = new AbortController();
    const making = makeBackup({
      connection,
      blobs,
      target: { put: (_, archive) => pipeline(archive, through) },
      encryption: undefined,
      now: new Date(),
      signal: AbortSignal.any([signal, leaving.signal]),
    }).catch((error: unknown) => {
      if (!leaving.signal.aborted) failure ??= error;
      through.destroy(asError(error));
    });
    try {
      yield* through;
      await making;
    } finally {
      leaving.abort();
      await making;
    }
  }
  return { archive: { name, open: bytes, keys: {}, signal }, failure: () => failure };
}

export type CarryOver = {
  /** The data folder of the embedded installation. */
  readonly from: string;
  /** The environment of the new one. */
  readonly config: Config;
  readonly isOwned: (name: string) => boolean;
  readonly signal: AbortSignal;
};

/** What was moved, and whether the files were in their place already. */
export type Moved = Loaded & {
  readonly areFilesThere: boolean;
  /** The file that the keys of ID documents were copied to. */
  readonly keyFile: string | undefined;
};

const realPath = async (path: string): Promise<string> =>
  (await ignoringFailure(realpath(path), 'It does not exist yet.')) ?? path;

/**
 * Copies an embedded installation whose server is stopped into an empty PostgreSQL, with its files
 * and the keys of ID documents. The source is read twice, to compare and to copy, and not changed;
 * rows and files are then compared with what was read first.
 */
export async function carryOver({ from, config, isOwned, signal }: CarryOver): Promise<Moved> {
  if ((await findEmbedded(from)) === 'absent') {
    throw new StartError(`There is no embedded database in ${from}. Name its DATA_DIR by --from.`);
  }
  const files = join(from, 'files');
  const blobs = openFolderStore(files);
  const areFilesThere = (await realPath(config.dataDir)) === (await realPath(from));
  const keys = await carryDocumentKeys(blobs, { from, config });
  // Nobody else starts a server on it while this process has it running.
  const embedded = await startEmbedded(from, {
    lost: () => undefined,
    back: () => undefined,
    failed: () => undefined,
  });
  const { connection } = embedded;
  const { archive, failure } = liveArchive({ name: from, connection, blobs, signal });
  try {
    const what = 'An installation is moved';
    const loaded = await restore(config, { archive, isOwned, what, areFilesThere }).catch(
      (error: unknown) => {
        signal.throwIfAborted();
        throw failure() ?? error;
      },
    );
    return { ...loaded, areFilesThere, keyFile: await keys.copy() };
  } finally {
    await embedded.stop('fast');
  }
}
