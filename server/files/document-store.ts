import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Config } from '../base/config.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { hasSeal, SealError, sealedStore } from '../blobs/sealed-store.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import { StartError } from '../database/start-error.ts';

type Keys = readonly [string, ...string[]];

const isDocument = (name: string): boolean => isStoredName('document', name);

const ifMissing = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};

/** The keys of a file: one on each line, and comments behind a `#`, as `age-keygen` writes them. */
async function keysOf(text: string, file: string): Promise<Keys> {
  const lines = text.split('\n').map((line) => line.trim());
  const [first, ...others] = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (!first) throw new StartError(`The file ${file} contains no key of ID documents.`);
  for (const key of [first, ...others]) {
    try {
      await identityToRecipient(key);
    } catch {
      // The line is a secret, or was one before somebody mistyped it: it is not repeated.
      throw new StartError(
        `The file ${file} has a line that is no key: one begins with AGE-SECRET-KEY-1.`,
      );
    }
  }
  return [first, ...others];
}

/** The keys of a file; nothing if there is no such file. Throws a `StartError` for other lines. */
export async function readKeys(file: string): Promise<Keys | undefined> {
  const text = await readFile(file, 'utf8').catch(ifMissing);
  return text === undefined ? undefined : keysOf(text, file);
}

/**
 * Makes a file with a new key; nothing if another process has just made it. It gets its name once it is
 * whole and on the disk, so that a crash leaves no half of it under that name.
 */
async function makeKeys(file: string): Promise<Keys | undefined> {
  const key = await generateX25519Identity();
  const recipient = await identityToRecipient(key);
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.unfinished-${randomUUID()}`);
  try {
    await writeFile(
      draft,
      `# The key of the ID documents. Its public part: ${recipient}\n${key}\n`,
      {
        flag: 'wx',
        mode: 0o600,
        flush: true,
      },
    );
    // Unlike a rename, it replaces nothing.
    await link(draft, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(folder);
  return [key];
}

/** Makes the name of a new file survive a power cut. Windows journals names on its own. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The first stored document that is encrypted; those that earlier versions stored are not. */
export async function firstSealed(blobs: BlobStore): Promise<string | undefined> {
  for await (const name of blobs.list('document-')) {
    if (await hasSeal(blobs, name)) return name;
  }
  return undefined;
}

/** The keys of the file. If it is missing, it is made, unless another key is in use already. */
async function openKeys(
  file: string,
  sealed: string | undefined,
): Promise<{ readonly keys: Keys; readonly isNew: boolean }> {
  const present = await readKeys(file);
  if (present) return { keys: present, isNew: false };
  if (sealed) {
    throw new StartError(
      `The key of the ID documents is missing: there is no file ${file}. Put it back, or set ` +
        'DOCUMENT_KEY_FILE to where it is. Documents are stored that nothing else decrypts.',
    );
  }
  const keys = await makeKeys(file);
  if (keys) return { keys, isNew: true };
  return { keys: await keysOf(await readFile(file, 'utf8'), file), isNew: false };
}

async function openStore(blobs: BlobStore, file: string): Promise<DocumentStore> {
  const sealed = await firstSealed(blobs);
  const { keys, isNew } = await openKeys(file, sealed);
  const store = sealedStore(blobs, keys, isDocument);
  try {
    if (sealed) await store.stat(sealed);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new StartError(
      `None of the keys in ${file} decrypts the stored ID document ${sealed}. Put the file with ` +
        'its key there, or set DOCUMENT_KEY_FILE to it.',
      { cause: error },
    );
  }
  if (!isNew) return { blobs: store };
  return {
    blobs: store,
    notice:
      `  ID documents are encrypted with the key in ${file}.\n` +
      '  No backup contains it: store a copy elsewhere. Without it nobody can read them.\n',
  };
}

type Place = Pick<Config, 'documentKeyFile' | 'dataDir'>;

/** The file with the keys of ID documents. */
export const documentKeyFileOf = ({ documentKeyFile, dataDir }: Place): string =>
  documentKeyFile ?? join(dataDir, 'keys', 'documents.txt');

/** The store of files, and what its operator must know. */
export type DocumentStore = { readonly blobs: BlobStore; readonly notice?: string };

/**
 * The store of files with ID documents encrypted. A key is made at the first start. Throws a
 * `StartError` if the keys cannot be used, or do not open what is stored.
 */
export async function openDocumentStore(blobs: BlobStore, place: Place): Promise<DocumentStore> {
  const file = documentKeyFileOf(place);
  try {
    return await openStore(blobs, file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The key of ID documents in ${file} cannot be used: ${reason}`, {
      cause: error,
    });
  }
}
