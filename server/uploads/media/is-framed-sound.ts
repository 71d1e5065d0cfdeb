import type { ByteSource } from './byte-source.ts';
import { adtsFrame, type FrameOf, framesIn, mpegFrame } from './sound-frames.ts';

/** Random bytes look like one frame header now and then, but not like three at the right distances. */
const FRAMES = 3;

async function isChain(bytes: ByteSource, frameOf: FrameOf): Promise<boolean> {
  let count = 0;
  for await (const { end } of framesIn(bytes, frameOf)) {
    count += 1;
    if (count === FRAMES || end === bytes.size) return true;
  }
  return false;
}

/** Whether a file begins with consecutive frames of MP3 or MP2. */
export const isMpegSound = (bytes: ByteSource): Promise<boolean> => isChain(bytes, mpegFrame);

/** Whether a file begins with consecutive frames of AAC. */
export const isAdtsSound = (bytes: ByteSource): Promise<boolean> => isChain(bytes, adtsFrame);
