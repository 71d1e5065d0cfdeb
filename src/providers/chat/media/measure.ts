import { WAVE_LENGTH, WAVE_MAX } from '../../../../domain/chat/message.ts';

/** What is known of a recording: its length in seconds, and how loud it is along the way. */
export type SoundMeasures = { readonly duration: number; readonly wave: readonly number[] };

/** Enough to see where somebody speaks, and a small part of the memory of full quality. */
const HERTZ = 8000;
/** Decoded, a longer file would take more memory than a phone gives a page. */
const MOST_DECODED_BYTES = 20_000_000;

/**
 * `WAVE_LENGTH` loudness values of samples between -1 and 1, the loudest of them `WAVE_MAX`. Silence
 * gives zeros.
 */
export function waveOf(samples: ArrayLike<number>): readonly number[] {
  const loudness = Array.from({ length: WAVE_LENGTH }, (_, at) => {
    const from = Math.floor((at * samples.length) / WAVE_LENGTH);
    const to = Math.max(from + 1, Math.floor(((at + 1) * samples.length) / WAVE_LENGTH));
    return rootMeanSquare(samples, from, Math.min(to, samples.length));
  });
  const loudest = Math.max(...loudness);
  return loudness.map((one) => (loudest > 0 ? Math.round((one / loudest) * WAVE_MAX) : 0));
}

function rootMeanSquare(samples: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2;
  return to > from ? Math.sqrt(sum / (to - from)) : 0;
}

/** Decodes a sound to measure it; `undefined` if this browser cannot, or if it is too long for that. */
export async function measureSound(sound: Blob): Promise<SoundMeasures | undefined> {
  if (sound.size > MOST_DECODED_BYTES || !('OfflineAudioContext' in globalThis)) return undefined;
  try {
    const context = new OfflineAudioContext(1, 1, HERTZ);
    const decoded = await context.decodeAudioData(await sound.arrayBuffer());
    return { duration: decoded.duration, wave: waveOf(decoded.getChannelData(0)) };
  } catch {
    return undefined;
  }
}
