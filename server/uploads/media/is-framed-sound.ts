import type { ByteSource } from './byte-source.ts';

/** The length of the frame with this header, or 0 if it is not a frame header. */
type FrameLength = (head: Buffer) => number;

const HEAD_BYTES = 7;
/** Random bytes look like one frame header now and then, but not like three at the right distances. */
const FRAMES = 3;

const KILOBITS_1_3 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KILOBITS_1_2 = [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];
const KILOBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const HERTZ = [44_100, 48_000, 32_000];
const MPEG_1 = 3;
const LAYER_3 = 1;
const LAYER_2 = 2;

/** A frame of MP3 or MP2 (ISO/IEC 11172-3, 13818-3). */
const mpegFrame: FrameLength = (head) => {
  const [first = 0, second = 0, third = 0] = head;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  const isFrame = first === 0xff && second >= 0xe0 && version !== 1;
  if (!isFrame || (layer !== LAYER_3 && layer !== LAYER_2)) return 0;
  const rates = version !== MPEG_1 ? KILOBITS_2 : layer === LAYER_3 ? KILOBITS_1_3 : KILOBITS_1_2;
  const kilobits = rates[third >> 4] ?? 0;
  const hertz = (HERTZ[(third >> 2) & 3] ?? 0) / (version === MPEG_1 ? 1 : version === 2 ? 2 : 4);
  if (kilobits === 0 || hertz === 0) return 0;
  const samples = layer === LAYER_3 && version !== MPEG_1 ? 72 : 144;
  return Math.floor((samples * kilobits * 1000) / hertz) + ((third >> 1) & 1);
};

/** A frame of AAC as it is broadcast (ADTS, ISO/IEC 13818-7). */
const adtsFrame: FrameLength = (head) => {
  const [first = 0, second = 0, , fourth = 0, fifth = 0, sixth = 0] = head;
  if (first !== 0xff || (second & 0xf6) !== 0xf0) return 0;
  return ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
};

/** Where the frames begin, after an ID3v2 tag with title and cover. */
async function afterTag(bytes: ByteSource): Promise<number> {
  const head = await bytes.read(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [...head.subarray(6)].reduce((sum, byte) => sum * 128 + (byte & 127), 0);
  return size + ((head[5] ?? 0) & 0x10 ? 20 : 10);
}

async function isChain(bytes: ByteSource, frameLength: FrameLength): Promise<boolean> {
  let at = await afterTag(bytes);
  for (let frame = 0; frame < FRAMES; frame++) {
    if (frame > 0 && at === bytes.size) return true;
    const length = frameLength(await bytes.read(at, HEAD_BYTES));
    if (length < HEAD_BYTES || at + length > bytes.size) return false;
    at += length;
  }
  return true;
}

/** Whether a file begins with consecutive frames of MP3 or MP2. */
export const isMpegSound = (bytes: ByteSource): Promise<boolean> => isChain(bytes, mpegFrame);

/** Whether a file begins with consecutive frames of AAC. */
export const isAdtsSound = (bytes: ByteSource): Promise<boolean> => isChain(bytes, adtsFrame);
