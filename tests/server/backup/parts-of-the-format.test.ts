import { Decrypter, Encrypter } from 'age-encryption';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passphraseIdentity, passphraseRecipient } from '../../../server/backup/passphrase.ts';
import { RowSum } from '../../../server/backup/row-sum.ts';
import { sealed, unsealed } from '../../../server/backup/seal.ts';

const PASSPHRASE = 'a passphrase of the tests';

async function* chunksOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('a passphrase works as that of age does, in both directions', async () => {
  const ours = new Encrypter();
  ours.addRecipient(passphraseRecipient(PASSPHRASE, 10));
  const theirs = new Decrypter();
  theirs.addPassphrase(PASSPHRASE);
  expect(await theirs.decrypt(await ours.encrypt('a parcel'), 'text')).toBe('a parcel');

  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(10);
  encrypter.setPassphrase(PASSPHRASE);
  const decrypter = new Decrypter();
  decrypter.addIdentity(passphraseIdentity(PASSPHRASE));
  expect(await decrypter.decrypt(await encrypter.encrypt('a parcel'), 'text')).toBe('a parcel');
});

it('sealed bytes are the same without their seal, however they arrive', async () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  const sizes = fc.integer({ min: 1, max: 90 });
  await fc.assert(
    fc.asyncProperty(fc.tuple(bytes, sizes, sizes), async ([content, size, other]) => {
      const stored = await collect(sealed(chunksOf(content, size)));
      expect([...(await collect(unsealed(chunksOf(stored, other))))]).toEqual([...content]);
    }),
  );
});

it('a sum of rows depends on the rows alone, not on their order or their chunks', async () => {
  const row = fc.string({ maxLength: 20 }).map((text) => text.replaceAll('\n', ''));
  const sumOf = (rows: readonly string[], size: number) => {
    const sum = new RowSum();
    const bytes = Buffer.from(rows.map((one) => `${one}\n`).join(''));
    for (let at = 0; at < bytes.length; at += size) sum.add(bytes.subarray(at, at + size));
    return { rows: sum.rows, digest: sum.digest() };
  };
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 1, max: 9 }), (rows, size) => {
      expect(sumOf(rows, size)).toEqual(sumOf(rows.toReversed(), 1_000));
      expect(sumOf(rows, size)).not.toEqual(sumOf([...rows, 'one more'], size));
      if (rows.length > 0) {
        expect(sumOf(rows, size)).not.toEqual(sumOf(rows.with(0, `${rows[0]}x`), size));
      }
    }),
  );
});
