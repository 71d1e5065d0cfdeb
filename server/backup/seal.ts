import { createHash } from 'node:crypto';
import { BackupError } from './backup-error.ts';

/** A frame that every reader of zstd skips: a number, the length of what follows, and that. */
const SKIPPED = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const SEAL_BYTES = SKIPPED.length + 32;

/**
 * Adds the SHA-256 of all bytes as a last frame that `zstd` skips, so that every changed bit shows,
 * even in the parts of a zstd frame that its own checksum does not cover.
 */
export async function* sealed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([SKIPPED, hash.digest()]);
}

/** The bytes without their seal. Throws after the last ones if it is not that of all bytes. */
export async function* unsealed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let end: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const known = Buffer.concat([end, chunk]);
    const sure = known.subarray(0, Math.max(0, known.length - SEAL_BYTES));
    end = known.subarray(sure.length);
    if (sure.length === 0) continue;
    hash.update(sure);
    yield sure;
  }
  if (end.length < SEAL_BYTES || !end.subarray(0, SKIPPED.length).equals(SKIPPED)) {
    throw new BackupError('it was cut short, or its end was changed');
  }
  if (!end.subarray(SKIPPED.length).equals(hash.digest())) {
    throw new BackupError('its bytes are not those that were written');
  }
}
