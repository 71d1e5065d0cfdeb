import type { ByteSource } from './byte-source.ts';
import { BOX_HEADER_BYTES, BOX_TYPE, type Box, boxesIn } from './iso-boxes.ts';

/** The path from `moov` to the sample format of a track. */
const TO_SAMPLES = ['trak', 'mdia', 'minf', 'stbl', 'stsd'];
/** Version, flags, number of entries, and the size and type of the first one. */
const SAMPLES_HEAD_BYTES = 16;

async function describesSamples(bytes: ByteSource, { start, end }: Box): Promise<boolean> {
  const head = await bytes.read(start, SAMPLES_HEAD_BYTES);
  if (end - start < SAMPLES_HEAD_BYTES || head.length < SAMPLES_HEAD_BYTES) return false;
  const entries = head.readUInt32BE(4);
  const size = head.readUInt32BE(8);
  return (
    entries > 0 &&
    size <= end - start - BOX_HEADER_BYTES &&
    BOX_TYPE.test(head.toString('latin1', 12))
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
