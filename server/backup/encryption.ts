import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';
import { passphraseIdentity, passphraseRecipient } from './passphrase.ts';

/** For whom a backup is encrypted: whoever knows a passphrase, or has the key of a recipient. */
export type Encryption =
  | { readonly passphrase: string; readonly workFactor?: number }
  | { readonly recipients: readonly string[] };

/** What is known to open backups. */
export type Keys = {
  readonly passphrase?: string | undefined;
  /** Secret keys, as `age-keygen` writes them. */
  readonly identities?: readonly string[] | undefined;
};

export const AGE_HEADER = 'age-encryption.org/v1\n';

type Bytes = AsyncIterable<Uint8Array>;
type AgeStream = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>;

/** The types of Node and of browsers differ in name only. */
const streamOf = (bytes: Bytes): AgeStream => ReadableStream.from(bytes) as unknown as AgeStream;
const bytesOf = (stream: globalThis.ReadableStream<Uint8Array>): Bytes =>
  stream as unknown as Bytes;

/** Bytes as `age` encrypts them. */
export async function* encrypted(bytes: Bytes, encryption: Encryption): Bytes {
  const encrypter = new Encrypter();
  if ('passphrase' in encryption) {
    const { passphrase, workFactor } = encryption;
    encrypter.addRecipient(passphraseRecipient(passphrase, workFactor));
  } else {
    for (const recipient of encryption.recipients) encrypter.addRecipient(recipient);
  }
  yield* bytesOf(await encrypter.encrypt(streamOf(bytes)));
}

const NO_KEY =
  'it is encrypted. Give its passphrase in BACKUP_PASSPHRASE or with --passphrase-file, or its key with --identity-file';
const WRONG_KEY = 'the passphrase or key is not the one that it was encrypted for';

/** Bytes as they were before `age` encrypted them. Throws a `BackupError` if the keys do not fit. */
export async function* decrypted(bytes: Bytes, { passphrase, identities = [] }: Keys): Bytes {
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addIdentity(passphraseIdentity(passphrase));
  for (const identity of identities) decrypter.addIdentity(identity);
  if (passphrase === undefined && identities.length === 0) throw new BackupError(NO_KEY);
  const stream = await decrypter.decrypt(streamOf(bytes)).catch((error: unknown) => {
    const isOther = error instanceof Error && error.message.startsWith('no identity matched');
    throw isOther ? new BackupError(WRONG_KEY) : error;
  });
  yield* bytesOf(stream);
}
