import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { type Identity, type Recipient, Stanza } from 'age-encryption';

/**
 * How much work it is to try a passphrase, as the logarithm of N. It is that of the `age` program:
 * about a second and 256 MB, in a thread of its own.
 */
export const WORK_FACTOR = 18;
/** More is taken for an attack on the memory of whoever reads it. */
const MOST_WORK = 22;
const BLOCK = 8;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const BODY_BYTES = 32;
const LABEL = 'age-encryption.org/v1/scrypt';
const NONCE = Buffer.alloc(12);

function keyOf(passphrase: string, salt: Uint8Array, workFactor: number): Promise<Buffer> {
  const cost = 2 ** workFactor;
  const salted = Buffer.concat([Buffer.from(LABEL), salt]);
  return new Promise((resolve, reject) => {
    const options = { N: cost, r: BLOCK, p: 1, maxmem: 256 * cost * BLOCK };
    scrypt(passphrase, salted, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const base64 = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** Encrypts for whoever knows a passphrase, as age does; its key is derived beside the event loop. */
export const passphraseRecipient = (passphrase: string, workFactor = WORK_FACTOR): Recipient => ({
  async wrapFileKey(fileKey) {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(passphrase, salt, workFactor);
    const cipher = createCipheriv('chacha20-poly1305', key, NONCE, { authTagLength: TAG_BYTES });
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    return [new Stanza(['scrypt', base64(salt), String(workFactor)], new Uint8Array(body))];
  },
});

/** Decrypts what was encrypted with a passphrase. */
export const passphraseIdentity = (passphrase: string): Identity => ({
  async unwrapFileKey(stanzas) {
    const [stanza] = stanzas;
    const [kind, saltText = '', workText = ''] = stanza?.args ?? [];
    if (!stanza || kind !== 'scrypt' || stanzas.length !== 1) return null;
    const salt = Buffer.from(saltText, 'base64');
    const workFactor = /^[1-9]\d?$/.test(workText) ? Number(workText) : Number.NaN;
    if (salt.length !== SALT_BYTES || stanza.body.length !== BODY_BYTES) return null;
    if (!(workFactor <= MOST_WORK)) return null;
    const key = await keyOf(passphrase, salt, workFactor);
    const decipher = createDecipheriv('chacha20-poly1305', key, NONCE, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(stanza.body.subarray(-TAG_BYTES));
    try {
      const fileKey = decipher.update(stanza.body.subarray(0, -TAG_BYTES));
      return new Uint8Array(Buffer.concat([fileKey, decipher.final()]));
    } catch {
      // Another passphrase: the caller says that none fits.
      return null;
    }
  },
});
