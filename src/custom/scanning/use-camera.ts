import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type CodeReader, createCodeReader } from './code-reader.ts';
import { createCodesInSight } from './codes-in-sight.ts';

/** Milliseconds between two pictures that are read: fast enough for a hand, and kind to the battery. */
const PAUSE = 120;

const REAR_CAMERA = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
} as const;

/**
 * Shows the camera in a video and reads codes from it, as long as the component is there. Says whether
 * there is no camera, or none that may be used.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): { readonly isMissing: boolean } {
  const [isMissing, setIsMissing] = useState(false);
  const read = useEffectEvent(onCode);
  useEffect(() => {
    const ended = new AbortController();
    let stream: MediaStream | undefined;
    async function run(): Promise<void> {
      const [camera, reader] = await Promise.all([
        navigator.mediaDevices.getUserMedia(REAR_CAMERA),
        createCodeReader(),
      ]);
      stream = camera;
      const shown = video.current;
      if (ended.signal.aborted || !shown) return stop(camera);
      shown.srcObject = camera;
      await shown.play();
      await watch(shown, { reader, signal: ended.signal, onCode: read });
    }
    run().catch(() => {
      // Not allowed, in use by another program, or not there: the other ways to scan remain.
      if (!ended.signal.aborted) setIsMissing(true);
    });
    return () => {
      ended.abort();
      if (stream) stop(stream);
    };
  }, [video]);
  return { isMissing };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

type Watching = {
  readonly reader: CodeReader;
  readonly signal: AbortSignal;
  readonly onCode: (code: string) => void;
};

/** Reads picture after picture until the signal ends it. */
async function watch(video: HTMLVideoElement, { reader, signal, onCode }: Watching): Promise<void> {
  const newInSight = createCodesInSight();
  while (!signal.aborted) {
    const code = newInSight(await reader(video), performance.now());
    if (code !== undefined && !signal.aborted) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
