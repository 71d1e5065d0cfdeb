import type { ByteSource } from './byte-source.ts';
import type { Measures } from './measures.ts';

/** More than the largest page has (RFC 3533). */
const TAIL_BYTES = 65_536;
const PAGE_HEAD_BYTES = 27;
const FIRST_PAGE_BYTES = 128;
/** Opus counts in this rate, whatever was recorded (RFC 7845). */
const OPUS_HERTZ = 48_000;

type Clock = { readonly hertz: number; readonly skipped: number };

/** How the codec counts: the first packet says it. */
function clockOf(first: Buffer): Clock | undefined {
  const packet = first.subarray(PAGE_HEAD_BYTES + (first[PAGE_HEAD_BYTES - 1] ?? 0));
  if (packet.length >= 12 && packet.toString('latin1', 0, 8) === 'OpusHead') {
    return { hertz: OPUS_HERTZ, skipped: packet.readUInt16LE(10) };
  }
  if (packet.length >= 16 && packet.toString('latin1', 1, 7) === 'vorbis') {
    return { hertz: packet.readUInt32LE(12), skipped: 0 };
  }
  return undefined;
}

/** The duration of a sound of Opus or Vorbis: its last page counts its samples. */
export async function measureOgg(bytes: ByteSource): Promise<Measures> {
  const clock = clockOf(await bytes.read(0, FIRST_PAGE_BYTES));
  const tail = await bytes.read(Math.max(0, bytes.size - TAIL_BYTES), TAIL_BYTES);
  const last = tail.lastIndexOf('OggS', undefined, 'latin1');
  if (!clock || clock.hertz === 0 || last < 0 || tail.length < last + PAGE_HEAD_BYTES) return {};
  const samples = Number(tail.readBigInt64LE(last + 6)) - clock.skipped;
  return { duration: samples / clock.hertz };
}
