import { WAVE_LENGTH } from '../../../../domain/chat/message.ts';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import type { FileDraft, Watched } from '../chat.ts';
import { waveOf } from './measure.ts';

/** Why nothing is recorded. */
export type RecorderError = 'notAllowed' | 'noMicrophone' | 'unsupported' | 'failed';

/** A voice recording on its way from the microphone to a file. */
export type RecorderState =
  | { readonly at: 'idle' }
  | { readonly at: 'asking' }
  | {
      readonly at: 'recording' | 'paused';
      /** Seconds recorded so far. */
      readonly elapsed: number;
      /** How loud it is now, from 0 to 1. */
      readonly level: number;
    }
  | { readonly at: 'recorded'; readonly draft: FileDraft & { readonly duration: number } }
  | { readonly at: 'failed'; readonly error: RecorderError };

/** Records voice messages. */
export type Recorder = Watched<RecorderState> & {
  /** Requests the microphone and begins. Must be called where the person presses something. */
  readonly start: () => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the recording; it can be listened to and sent then. */
  readonly stop: () => void;
  /** Throws away what was recorded, and lets go of the microphone. */
  readonly cancel: () => void;
};

/** The longest recording, in seconds. */
export const LONGEST_RECORDING = 15 * 60;

const BITS_PER_SECOND = 32_000;
const VOICE = { audio: { echoCancellation: true, noiseSuppression: true } } as const;
const LOOK_EVERY_MS = 60;
const CHUNK_MS = 1000;

/** The formats in the order of preference, and how the names of their files end. */
const FORMATS = [
  { mediaType: 'audio/webm;codecs=opus', ending: 'weba' },
  { mediaType: 'audio/webm', ending: 'weba' },
  { mediaType: 'audio/mp4', ending: 'm4a' },
  { mediaType: 'audio/ogg;codecs=opus', ending: 'ogg' },
] as const;

const IDLE: RecorderState = { at: 'idle' };

/** A recorder of this browser's microphone. */
export function createRecorder(): Recorder {
  let state: RecorderState = IDLE;
  let session: Session | undefined;
  /** Rises with each start and cancel, so that a late answer of the browser changes nothing. */
  let attempt = 0;
  const listeners = new Set<() => void>();
  const set = (next: RecorderState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const cancel = () => {
    attempt += 1;
    session?.drop();
    session = undefined;
    set(IDLE);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    start: async () => {
      if (state.at !== 'idle' && state.at !== 'failed' && state.at !== 'recorded') return;
      cancel();
      const own = attempt;
      const report = (next: RecorderState) => {
        if (attempt === own) set(next);
      };
      report({ at: 'asking' });
      try {
        const begun = await beginSession(report);
        if (attempt === own) session = begun;
        else begun.drop();
      } catch (error) {
        report({ at: 'failed', error: errorOf(error) });
      }
    },
    pause: () => session?.pause(),
    resume: () => session?.resume(),
    stop: () => session?.stop(),
    cancel,
  };
}

type Session = { pause: () => void; resume: () => void; stop: () => void; drop: () => void };

class Unsupported extends Error {}

async function beginSession(report: (state: RecorderState) => void): Promise<Session> {
  const format = bestFormat();
  if (!format || !navigator.mediaDevices) throw new Unsupported();
  const stream = await navigator.mediaDevices.getUserMedia(VOICE);
  const meter = createMeter(stream);
  const media = new MediaRecorder(stream, {
    mimeType: format.mediaType,
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const chunks: Blob[] = [];
  const clock = createClock();
  let isDropped = false;

  const look = setInterval(() => {
    const at = media.state === 'paused' ? 'paused' : 'recording';
    report({ at, elapsed: clock.seconds(), level: at === 'paused' ? 0 : meter.look() });
    if (clock.seconds() >= LONGEST_RECORDING && media.state !== 'inactive') media.stop();
  }, LOOK_EVERY_MS);
  const release = () => {
    clearInterval(look);
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  };
  media.ondataavailable = ({ data }) => void chunks.push(data);
  media.onerror = () => {
    release();
    report({ at: 'failed', error: 'failed' });
  };
  media.onstop = () => {
    clock.pause();
    release();
    if (isDropped) return;
    const draft = draftOf(chunks, format, { seconds: clock.seconds(), levels: meter.levels });
    report({ at: 'recorded', draft });
  };
  media.start(CHUNK_MS);
  clock.resume();
  report({ at: 'recording', elapsed: 0, level: 0 });
  return {
    ...controlsOf(media, clock, report),
    drop: () => {
      isDropped = true;
      if (media.state === 'inactive') release();
      else media.stop();
    },
  };
}

/** Pauses, goes on and ends what is being recorded. */
const controlsOf = (
  media: MediaRecorder,
  clock: ReturnType<typeof createClock>,
  report: (state: RecorderState) => void,
): Omit<Session, 'drop'> => ({
  pause: () => {
    if (media.state !== 'recording') return;
    media.pause();
    clock.pause();
    report({ at: 'paused', elapsed: clock.seconds(), level: 0 });
  },
  resume: () => {
    if (media.state !== 'paused') return;
    media.resume();
    clock.resume();
  },
  stop: () => {
    if (media.state !== 'inactive') media.stop();
  },
});

type Format = (typeof FORMATS)[number];

const bestFormat = (): Format | undefined =>
  'MediaRecorder' in globalThis
    ? FORMATS.find(({ mediaType }) => MediaRecorder.isTypeSupported(mediaType))
    : undefined;

type Recorded = { readonly seconds: number; readonly levels: readonly number[] };

/** What was recorded, as it is sent. */
function draftOf(chunks: Blob[], format: Format, { seconds, levels }: Recorded) {
  const [type = ''] = format.mediaType.split(';');
  const file = new File(chunks, `${voiceName(new Date())}.${format.ending}`, { type });
  const duration = Math.max(0.1, Math.round(seconds * 10) / 10);
  const wave = waveOf(levels.length < WAVE_LENGTH ? stretched(levels) : levels);
  return { type: 'audio', file, duration, wave } as const;
}

/** How loud the microphone is, and has been. */
function createMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const levels: number[] = [];
  return {
    levels: levels as readonly number[],
    look: (): number => {
      analyser.getFloatTimeDomainData(samples);
      const loudness = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
      levels.push(loudness);
      // Speech lies far below full scale; the root makes it visible.
      return Math.min(1, Math.sqrt(loudness) * 1.5);
    },
    close: () => void ignoringFailure(context.close(), 'It may be closed already.'),
  };
}

/** A few values, spread over a whole wave form. */
const stretched = (levels: readonly number[]): readonly number[] =>
  Array.from(
    { length: WAVE_LENGTH },
    (_, at) => levels[Math.floor((at * levels.length) / WAVE_LENGTH)] ?? 0,
  );

/** Counts seconds while it is not paused. */
function createClock() {
  let counted = 0;
  let since: number | undefined;
  return {
    seconds: () => (counted + (since === undefined ? 0 : performance.now() - since)) / 1000,
    resume: () => {
      since ??= performance.now();
    },
    pause: () => {
      if (since !== undefined) counted += performance.now() - since;
      since = undefined;
    },
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** `voice-2026-05-04-0930`, by the clock of this device: it sorts by time among its other files. */
const voiceName = (now: Date): string =>
  `voice-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${two(now.getHours())}${two(now.getMinutes())}`;

function errorOf(error: unknown): RecorderError {
  if (error instanceof Unsupported) return 'unsupported';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'notAllowed';
  return name === 'NotFoundError' ? 'noMicrophone' : 'failed';
}
