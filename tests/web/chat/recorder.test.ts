import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waveOf } from '../../../src/providers/chat/media/measure.ts';
import { createRecorder } from '../../../src/providers/chat/media/recorder.ts';

/** A recorder of a browser; what it is fed comes out as one piece when it stops. */
class FakeMedia {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | undefined;
  onstop: (() => void) | undefined;
  start() {
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

class FakeSound {
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.25),
  });
  createMediaStreamSource = () => ({ connect: () => undefined });
  close = async () => undefined;
}

let stopped = 0;
const allow = (answer: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: answer } });

beforeEach(() => {
  stopped = 0;
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', FakeMedia);
  vi.stubGlobal('AudioContext', FakeSound);
  allow(async () => ({ getTracks: () => [{ stop: () => (stopped += 1) }] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('somebody who records a voice message', () => {
  test('pauses, goes on, and gets a file with its length and wave form', async () => {
    const recorder = createRecorder();
    await recorder.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(recorder.read()).toMatchObject({ at: 'recording', level: 0.75 });
    recorder.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    recorder.resume();
    await vi.advanceTimersByTimeAsync(1000);
    recorder.stop();
    const state = recorder.read();
    expect(state).toMatchObject({ at: 'recorded', draft: { type: 'audio', duration: 3 } });
    if (state.at !== 'recorded') return;
    expect(state.draft.file.name).toMatch(/^voice-\d{4}-\d\d-\d\d-\d{4}\.weba$/);
    expect(state.draft.file.type).toBe('audio/webm');
    expect(state.draft.wave).toHaveLength(64);
    expect(stopped).toBe(1);
  });

  test('throws it away, and the microphone is let go', async () => {
    const recorder = createRecorder();
    await recorder.start();
    recorder.cancel();
    expect(recorder.read()).toEqual({ at: 'idle' });
    expect(stopped).toBe(1);
  });

  test('who leaves while the browser still waits for permission records nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    allow(() => promise);
    const recorder = createRecorder();
    const started = recorder.start();
    expect(recorder.read()).toEqual({ at: 'asking' });
    recorder.cancel();
    resolve({ getTracks: () => [{ stop: () => (stopped += 1) }] });
    await started;
    expect(recorder.read()).toEqual({ at: 'idle' });
    expect(stopped).toBe(1);
  });

  test.each([
    ['NotAllowedError', 'notAllowed'],
    ['NotFoundError', 'noMicrophone'],
    ['NotReadableError', 'failed'],
  ])('hears why after a %s', async (name, error) => {
    allow(() => Promise.reject(new DOMException('', name)));
    const recorder = createRecorder();
    await recorder.start();
    expect(recorder.read()).toEqual({ at: 'failed', error });
  });

  test('hears of a browser that cannot record', async () => {
    vi.stubGlobal(
      'MediaRecorder',
      class extends FakeMedia {
        static override isTypeSupported = () => false;
      },
    );
    const recorder = createRecorder();
    await recorder.start();
    expect(recorder.read()).toEqual({ at: 'failed', error: 'unsupported' });
  });
});

describe('the wave form of a recording', () => {
  test('has 64 values, the loudest of them 100, and silence is flat', () => {
    const samples = Float32Array.from({ length: 6400 }, (_, at) => (at < 3200 ? 0.1 : 0.5));
    const wave = waveOf(samples);
    expect(wave).toHaveLength(64);
    expect(wave[0]).toBe(20);
    expect(wave[63]).toBe(100);
    expect(waveOf(new Float32Array(100)).every((one) => one === 0)).toBe(true);
    expect(waveOf([])).toHaveLength(64);
  });
});
