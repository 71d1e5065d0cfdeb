import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { BlobMissingError, type BlobStore, type ByteRange } from './blob-store.ts';

/** What every file in the age format begins with. */
const SEAL = Buffer.from('age-encryption.org/v1\n');

/** Bytes that contain the header of a file that was sealed with one key; it takes some 200. */
const HEADER_BYTES = 1024;

/** A stored file that none of the keys opens, or that was changed after it was sealed. */
export class SealError extends Error {
  constructor(name: string, options?: ErrorOptions) {
    super(`The stored file ${name} cannot be decrypted with the keys of this server.`, options);
    this.name = 'SealError';
  }
}

const ifMissing = (error: unknown): undefined => {
  if (!(error instanceof BlobMissingError)) throw error;
};

/** Whether a file is stored encrypted. Rejects with `BlobMissingError` if there is none. */
export async function hasSeal(blobs: BlobStore, name: string): Promise<boolean> {
  const head = await blobs.get(name, { start: 0, end: SEAL.length - 1 });
  return (await buffer(head)).equals(SEAL);
}

type Opened = { readonly plain: ReadableStream<Uint8Array>; readonly size: number };

/** The part of the bytes that a range names; what follows it is not read. */
async function* within(plain: ReadableStream<Uint8Array>, { start, end }: ByteRange) {
  let at = 0;
  for await (const chunk of plain) {
    const from = Math.max(0, start - at);
    const to = Math.min(chunk.length, end + 1 - at);
    if (from < to) yield chunk.subarray(from, to);
    at += chunk.length;
    if (at > end) return;
  }
}

/**
 * A store that encrypts some of its files, in the age format (age-encryption.org): the `age` program
 * opens them too. New files are sealed with the first key; all keys open.
 *
 * A file that was stored in the clear is read as it is until `renew` seals it, and one that an older
 * key has sealed until `renew` seals it with the first.
 *
 * @param keys - Identities of age, `AGE-SECRET-KEY-1…`, at least one.
 * @param isSealed - Whether a file of this name is stored encrypted.
 */
export function sealedStore(
  blobs: BlobStore,
  keys: readonly [string, ...string[]],
  isSealed: (name: string) => boolean,
): BlobStore {
  const recipient = identityToRecipient(keys[0]);

  /** Opens a sealed file; nothing where it is stored in the clear. */
  const open = async (name: string): Promise<Opened | undefined> => {
    const found = await blobs.stat(name);
    if (!found || !(await hasSeal(blobs, name))) return undefined;
    const decrypter = new Decrypter();
    for (const key of keys) decrypter.addIdentity(key);
    const source = await blobs.get(name);
    try {
      const plain = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream);
      return { plain: plain as ReadableStream<Uint8Array>, size: plain.size(found.size) };
    } catch (cause) {
      source.destroy();
      throw new SealError(name, { cause });
    }
  };

  const close = ({ plain }: Opened) => ignoringFailure(plain.cancel(), 'The bytes are not needed.');

  const isCurrent = async (name: string): Promise<boolean> => {
    if (!isSealed(name)) return true;
    const source = await blobs.get(name, { start: 0, end: HEADER_BYTES - 1 }).catch(ifMissing);
    if (!source) return true;
    const head = await buffer(source);
    if (!head.subarray(0, SEAL.length).equals(SEAL)) return false;
    // Another key than the only one would not be missed here, but at the start. To try one takes long.
    if (keys.length === 1) return true;
    const decrypter = new Decrypter();
    decrypter.addIdentity(keys[0]);
    return decrypter.decryptHeader(head).then(
      () => true,
      () => false,
    );
  };

  const put = async (name: string, bytes: Readable | Uint8Array) => {
    const encrypter = new Encrypter();
    encrypter.addRecipient(await recipient);
    const source = bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes;
    let size = 0;
    const counted = Readable.from(
      (async function* () {
        for await (const chunk of source) {
          size += chunk.length;
          yield chunk;
        }
      })(),
    );
    const sealed = await encrypter.encrypt(Readable.toWeb(counted) as globalThis.ReadableStream);
    await blobs.put(name, Readable.fromWeb(sealed as ReadableStream<Uint8Array>));
    return { size };
  };

  return {
    ...blobs,
    stored: blobs,

    put: (name, bytes) => (isSealed(name) ? put(name, bytes) : blobs.put(name, bytes)),

    async get(name, range) {
      const opened = isSealed(name) ? await open(name) : undefined;
      if (!opened) return blobs.get(name, range);
      return Readable.from(within(opened.plain, range ?? { start: 0, end: opened.size - 1 }), {
        objectMode: false,
      });
    },

    async stat(name) {
      const found = await blobs.stat(name);
      if (!found || !isSealed(name)) return found;
      const opened = await open(name);
      if (!opened) return found;
      await close(opened);
      return { ...found, size: opened.size };
    },

    isCurrent,

    async renew(name) {
      if (await isCurrent(name)) return false;
      const opened = await open(name);
      await put(name, opened ? Readable.fromWeb(opened.plain) : await blobs.get(name));
      return true;
    },
  };
}
