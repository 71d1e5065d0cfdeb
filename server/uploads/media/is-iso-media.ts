import type { ByteSource } from './byte-source.ts';

/** A box of ISO/IEC 14496-12: its type, and where its content is. */
type Box = { readonly type: string; readonly start: number; readonly end: number };

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
const TYPE = /^[\x20-\x7e\xa9]{4}$/;
/** The path from `moov` to the sample format of a track. */
const TO_SAMPLES = ['trak', 'mdia', 'minf', 'stbl', 'stsd'];
/** Version, flags, number of entries, and the size and type of the first one. */
const SAMPLES_HEAD_BYTES = 16;

async function boxAt(bytes: ByteSource, at: number, end: number): Promise<Box | undefined> {
  const head = await bytes.read(at, LARGE_HEADER_BYTES);
  if (head.length < HEADER_BYTES) return undefined;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  const isLarge = short === 1 && head.length === LARGE_HEADER_BYTES;
  const size = short === 0 ? end - at : isLarge ? Number(head.readBigUInt64BE(8)) : short;
  const start = at + (isLarge ? LARGE_HEADER_BYTES : HEADER_BYTES);
  const fits = at + size >= start && at + size <= end;
  return fits && TYPE.test(type) ? { type, start, end: at + size } : undefined;
}

/** Consecutive boxes up to the first invalid one: some phones append data of their own. */
async function* boxesIn(bytes: ByteSource, { start, end }: Omit<Box, 'type'>): AsyncGenerator<Box> {
  let box = await boxAt(bytes, start, end);
  while (box) {
    yield box;
    box = await boxAt(bytes, box.end, end);
  }
}

async function describesSamples(bytes: ByteSource, { start, end }: Box): Promise<boolean> {
  const head = await bytes.read(start, SAMPLES_HEAD_BYTES);
  if (end - start < SAMPLES_HEAD_BYTES || head.length < SAMPLES_HEAD_BYTES) return false;
  const entries = head.readUInt32BE(4);
  const size = head.readUInt32BE(8);
  return (
    entries > 0 && size <= end - start - HEADER_BYTES && TYPE.test(head.toString('latin1', 12))
  );
}

async function leadsToSamples(
  bytes: ByteSource,
  box: Box,
  [next, ...rest]: readonly string[],
): Promise<boolean> {
  if (next === undefined) return describesSamples(bytes, box);
  for await (const inner of boxesIn(bytes, box)) {
    if (inner.type === next && (await leadsToSamples(bytes, inner, rest))) return true;
  }
  return false;
}

/** Whether a file of the MP4 family (MOV, 3GP, M4A) describes a track and holds data for it. */
export async function isIsoMedia(bytes: ByteSource): Promise<boolean> {
  let hasTrack = false;
  let hasData = false;
  for await (const box of boxesIn(bytes, { start: 0, end: bytes.size })) {
    if (box.type === 'moov') hasTrack ||= await leadsToSamples(bytes, box, TO_SAMPLES);
    if (box.type === 'mdat') hasData ||= box.end > box.start;
    if (hasTrack && hasData) return true;
  }
  return false;
}
