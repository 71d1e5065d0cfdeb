import type { ByteSource } from './byte-source.ts';

const HEAD_BYTES = 27;
const MOST_SEGMENTS = 255;

/** The length of the page at this position (RFC 3533), or 0 if there is none. */
async function pageLength(bytes: ByteSource, at: number): Promise<number> {
  const head = await bytes.read(at, HEAD_BYTES + MOST_SEGMENTS);
  const segments = head[HEAD_BYTES - 1] ?? 0;
  const isPage = head.toString('latin1', 0, 4) === 'OggS' && head[4] === 0;
  if (!isPage || head.length < HEAD_BYTES + segments) return 0;
  const content = head.subarray(HEAD_BYTES, HEAD_BYTES + segments);
  return HEAD_BYTES + segments + content.reduce((sum, length) => sum + length, 0);
}

/** Whether an Ogg file holds at least three consecutive pages: header, comments and data. */
export async function isOgg(bytes: ByteSource): Promise<boolean> {
  let at = 0;
  for (let page = 0; page < 3; page++) {
    const length = await pageLength(bytes, at);
    if (length === 0 || at + length > bytes.size) return false;
    at += length;
  }
  return true;
}
