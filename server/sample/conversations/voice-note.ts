import { WAVE_LENGTH, WAVE_MAX } from '../../../domain/chat/message.ts';
import type { Random } from '../vocabulary/random.ts';

const HERTZ = 8000;
const HEAD_BYTES = 44;
const LOUDEST = 9000;

/** A recording: its bytes, its seconds, and how loud it is. */
export type VoiceNote = {
  readonly bytes: Uint8Array;
  readonly seconds: number;
  readonly wave: readonly number[];
};

type Syllable = {
  readonly from: number;
  readonly to: number;
  readonly pitch: number;
  readonly power: number;
};

/** Syllables of changing pitch, in phrases with pauses between them. */
function syllables(seconds: number, random: Random): readonly Syllable[] {
  const spoken: Syllable[] = [];
  const voice = random.between(105, 210);
  let at = 0.25;
  while (at < seconds - 0.4) {
    const length = random.between(11, 26) / 100;
    const fall = 1 - 0.18 * (at / seconds);
    const pitch = voice * fall * (random.between(88, 116) / 100);
    spoken.push({ from: at, to: at + length, pitch, power: random.between(45, 100) / 100 });
    at += length + (random.chance(0.14) ? random.between(25, 60) : random.between(1, 5)) / 100;
  }
  return spoken;
}

/** One syllable hummed into the samples: a tone and its overtones, swelling and fading. */
function hum(samples: Float64Array, { from, to, pitch, power }: Syllable): void {
  const first = Math.floor(from * HERTZ);
  const last = Math.min(samples.length, Math.floor(to * HERTZ));
  for (let at = first; at < last; at += 1) {
    const swell = Math.sin((Math.PI * (at - first)) / (last - first)) ** 0.7;
    const turn = (2 * Math.PI * pitch * at) / HERTZ;
    const tone =
      Math.sin(turn) +
      0.6 * Math.sin(2 * turn) +
      0.42 * Math.sin(4 * turn) +
      0.2 * Math.sin(7 * turn);
    samples[at] = (tone / 2.2) * swell * power;
  }
}

function waveOf(samples: Float64Array): readonly number[] {
  const width = samples.length / WAVE_LENGTH;
  return Array.from({ length: WAVE_LENGTH }, (_, place) => {
    const part = samples.subarray(Math.floor(place * width), Math.floor((place + 1) * width));
    const peak = part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    return Math.min(WAVE_MAX, Math.round(peak * WAVE_MAX));
  });
}

/** A WAV file of one channel and 16 bits. */
function wavOf(samples: Float64Array): Uint8Array {
  const bytes = Buffer.alloc(HEAD_BYTES + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(HERTZ, 24);
  bytes.writeUInt32LE(HERTZ * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(sample * LOUDEST), HEAD_BYTES + at * 2);
  }
  return bytes;
}

/** Somebody who hums as if they spoke: it plays, and says nothing. */
export function voiceNote(seconds: number, random: Random): VoiceNote {
  const samples = new Float64Array(seconds * HERTZ);
  for (const syllable of syllables(seconds, random)) hum(samples, syllable);
  return { bytes: wavOf(samples), seconds, wave: waveOf(samples) };
}
