import type { ByteSource } from './byte-source.ts';

/** A frame: its length in bytes, and the seconds of sound in it. */
type Frame = { readonly length: number; readonly seconds: number };

/** A frame in its file, and where it ends. */
type PlacedFrame = Frame & { readonly end: number };

/** The frame with this header, or `undefined` if it is not a frame header. */
export type FrameOf = (head: Buffer) => Frame | undefined;

const HEAD_BYTES = 7;

const KILOBITS_1_3 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KILOBITS_1_2 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];
const KILOBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const HERTZ = [44_100, 48_000, 32_000];
const ADTS_HERTZ = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000,
  7_350,
];
const ADTS_SAMPLES = 1024;
const MPEG_1 = 3;
const LAYER_3 = 1;
const LAYER_2 = 2;

/** A frame of MP3 or MP2 (ISO/IEC 11172-3, 13818-3). */
export const mpegFrame: FrameOf = (head) => {
  const [first = 0, second = 0, third = 0] = head;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  const isFrame = first === 0xff && second >= 0xe0 && version !== 1;
  if (!isFrame || (layer !== LAYER_3 && layer !== LAYER_2)) return undefined;
  const rates = version !== MPEG_1 ? KILOBITS_2 : layer === LAYER_3 ? KILOBITS_1_3 : KILOBITS_1_2;
  const kilobits = rates[third >> 4] ?? 0;
  const hertz = (HERTZ[(third >> 2) & 3] ?? 0) / (version === MPEG_1 ? 1 : version === 2 ? 2 : 4);
  if (kilobits === 0 || hertz === 0) return undefined;
  const samples = layer === LAYER_3 && version !== MPEG_1 ? 576 : 1152;
  const length = Math.floor((samples * kilobits * 125) / hertz) + ((third >> 1) & 1);
  return { length, seconds: samples / hertz };
};

/** A frame of AAC as it is broadcast (ADTS, ISO/IEC 13818-7). */
export const adtsFrame: FrameOf = (head) => {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = head;
  if (first !== 0xff || (second & 0xf6) !== 0xf0) return undefined;
  const hertz = ADTS_HERTZ[(third >> 2) & 15];
  return {
    length: ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5),
    seconds: hertz === undefined ? 0 : ADTS_SAMPLES / hertz,
  };
};

/** Where the frames begin, after an ID3v2 tag with title and cover. */
async function afterTag(bytes: ByteSource): Promise<number> {
  const head = await bytes.read(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [...head.subarray(6)].reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return size + ((head[5] ?? 0) & 0x10 ? 20 : 10);
}

/** The frames that follow each other, up to the first that is none or is cut off. */
export async function* framesIn(bytes: ByteSource, frameOf: FrameOf): AsyncGenerator<PlacedFrame> {
  let at = await afterTag(bytes);
  for (;;) {
    const frame = frameOf(await bytes.read(at, HEAD_BYTES));
    if (!frame || frame.length < HEAD_BYTES || at + frame.length > bytes.size) return;
    at += frame.length;
    yield { ...frame, end: at };
  }
}
