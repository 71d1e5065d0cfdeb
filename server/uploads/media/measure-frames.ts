import type { ByteSource } from './byte-source.ts';
import type { Measures } from './measures.ts';
import { adtsFrame, type FrameOf, framesIn, mpegFrame } from './sound-frames.ts';

/** Several minutes of sound. What follows is taken to be like them. */
const MOST_FRAMES = 20_000;

async function measureFrames(bytes: ByteSource, frameOf: FrameOf): Promise<Measures> {
  let [count, seconds, length] = [0, 0, 0];
  for await (const frame of framesIn(bytes, frameOf)) {
    count += 1;
    seconds += frame.seconds;
    length += frame.length;
    if (count === MOST_FRAMES)
      return { duration: seconds * (1 + (bytes.size - frame.end) / length) };
  }
  return { duration: seconds };
}

/** The duration of MP3 or MP2. */
export const measureMpeg = (bytes: ByteSource): Promise<Measures> =>
  measureFrames(bytes, mpegFrame);

/** The duration of AAC as it is broadcast. */
export const measureAdts = (bytes: ByteSource): Promise<Measures> =>
  measureFrames(bytes, adtsFrame);
