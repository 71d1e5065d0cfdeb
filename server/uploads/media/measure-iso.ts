import type { ByteSource } from './byte-source.ts';
import { type Box, boxesIn } from './iso-boxes.ts';
import type { Measures } from './measures.ts';

/** Larger than either head in its longer form. */
const HEAD_BYTES = 112;
/** 16 bits before the point and 16 behind it. */
const FIXED_POINT = 65_536;

const LONG = 1;

/** The time scale and the duration of a movie; recorders that write as they go leave a 0. */
function durationIn(head: Buffer): number {
  const isLong = head[0] === LONG;
  if (head.length < (isLong ? 32 : 20)) return 0;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale === 0 ? 0 : length / scale;
}

/** The size of a track as it is shown: phones film upright by a turned matrix. */
function sizeIn(head: Buffer): Measures {
  const matrix = head[0] === LONG ? 52 : 40;
  if (head.length < matrix + 44) return {};
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 16) === 0;
  const width = Math.round(head.readUInt32BE(matrix + 36) / FIXED_POINT);
  const height = Math.round(head.readUInt32BE(matrix + 40) / FIXED_POINT);
  if (width === 0 || height === 0) return {};
  return isTurned ? { width: height, height: width } : { width, height };
}

const headOf = (bytes: ByteSource, { start, end }: Box): Promise<Buffer> =>
  bytes.read(start, Math.min(HEAD_BYTES, end - start));

async function sizeOfTrack(bytes: ByteSource, track: Box): Promise<Measures> {
  for await (const box of boxesIn(bytes, track)) {
    if (box.type === 'tkhd') return sizeIn(await headOf(bytes, box));
  }
  return {};
}

async function measureMovie(bytes: ByteSource, movie: Box): Promise<Measures> {
  let found: Measures = {};
  for await (const box of boxesIn(bytes, movie)) {
    if (box.type === 'mvhd') found = { ...found, duration: durationIn(await headOf(bytes, box)) };
    if (box.type === 'trak' && !found.width)
      found = { ...found, ...(await sizeOfTrack(bytes, box)) };
  }
  return found;
}

/** The duration and the size of a file of the MP4 family. */
export async function measureIso(bytes: ByteSource): Promise<Measures> {
  for await (const box of boxesIn(bytes, { start: 0, end: bytes.size })) {
    if (box.type === 'moov') return measureMovie(bytes, box);
  }
  return {};
}
