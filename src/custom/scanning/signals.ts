import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { ScanResult } from '../../../domain/parcels/scans.ts';

/**
 * What became of a scan as the screen says it; `waiting`: it is on this device and not judged yet,
 * `failed`: the server did not answer.
 */
export type Outcome = ScanResult | 'waiting' | 'failed';

/** A tone of so many hertz and milliseconds; 0 hertz is a pause. */
type Tone = readonly [hertz: number, milliseconds: number];

type Signal = {
  readonly tones: readonly Tone[];
  /** Milliseconds on and off, as the device vibrates. */
  readonly vibration: readonly number[];
};

/**
 * Each outcome by ear and by hand, for people who look at the parcel and not at the screen: high and
 * short is right, two equal tones were so before, falling is another trip, low is wrong.
 */
const SIGNALS: Readonly<Record<Outcome, Signal>> = {
  recorded: { tones: [[1320, 90]], vibration: [60] },
  waiting: { tones: [[1100, 60]], vibration: [40] },
  noWeight: { tones: [[990, 70]], vibration: [30] },
  again: {
    tones: [
      [880, 80],
      [0, 50],
      [880, 80],
    ],
    vibration: [50, 60, 50],
  },
  otherTrip: {
    tones: [
      [620, 180],
      [415, 320],
    ],
    vibration: [250, 80, 250],
  },
  impossible: { tones: [[240, 420]], vibration: [400] },
  unknown: {
    tones: [
      [200, 140],
      [0, 60],
      [200, 140],
      [0, 60],
      [200, 140],
    ],
    vibration: [120, 60, 120, 60, 120],
  },
  failed: {
    tones: [
      [415, 200],
      [0, 60],
      [240, 320],
    ],
    vibration: [400, 100, 400],
  },
};

const VOLUME = 0.35;
/** A tone that starts or ends at once clicks. In seconds. */
const EDGE = 0.008;

/** Plays the tones of outcomes and lets the device vibrate, as far as it can either. */
export function createSignals() {
  let context: AudioContext | undefined;

  function play(tones: readonly Tone[]): void {
    if (!('AudioContext' in globalThis)) return;
    context ??= new AudioContext();
    // A browser holds the sound back until somebody has touched the page or pressed a key.
    void ignoringFailure(context.resume(), 'The screen says the same by colour, shape and text.');
    let at = context.currentTime;
    for (const [hertz, milliseconds] of tones) {
      const end = at + milliseconds / 1000;
      if (hertz > 0) sound(context, hertz, [at, end]);
      at = end;
    }
  }

  return {
    give(outcome: Outcome, { withSound }: { readonly withSound: boolean }): void {
      const { tones, vibration } = SIGNALS[outcome];
      if (withSound) play(tones);
      if ('vibrate' in navigator) navigator.vibrate([...vibration]);
    },
    end(): void {
      if (context)
        void ignoringFailure(context.close(), 'A context that is closed already stays so.');
      context = undefined;
    },
  };
}

function sound(
  context: AudioContext,
  hertz: number,
  [start, end]: readonly [number, number],
): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME, start + EDGE);
  gain.gain.setValueAtTime(VOLUME, end - EDGE);
  gain.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
