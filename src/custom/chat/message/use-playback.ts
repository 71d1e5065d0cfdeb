import { type RefObject, useEffect, useRef, useState } from 'react';
import { measureSound, type SoundMeasures } from '../../../providers/chat/media/measure.ts';

export type AudioPlayerProps = {
  blob: Blob | undefined;
  url: string | undefined;
  /** Seconds, where they are known before the file is there. */
  duration: number | undefined;
  wave: readonly number[] | undefined;
  /** Requests the file. */
  onWanted?: () => void;
};

const SPEEDS = [1, 1.5, 2] as const;
/** Further than any recording: browsers then find out how long one without a stated length is. */
const BEYOND = 1e9;

/** Plays one recording at a time: another that is played pauses the one before. */
function createPlayer() {
  let playing: HTMLAudioElement | undefined;
  return (audio: HTMLAudioElement): Promise<void> => {
    if (playing !== audio) playing?.pause();
    playing = audio;
    return audio.play();
  };
}

const playAlone = createPlayer();

/** Plays a recording, and reports its position. */
export function usePlayback(props: AudioPlayerProps) {
  const { blob, url, duration: known, wave: knownWave, onWanted } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const { speed, changeSpeed } = useSpeed(audio);
  const [isPlaying, setPlaying] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const measures = useMeasures(knownWave && known ? undefined : blob);
  const end = useEnd(at);
  const duration = known ?? measures?.duration ?? end.found ?? 0;

  const play = () => {
    const { current } = audio;
    if (!current) return;
    current.playbackRate = speed;
    playAlone(current).catch(() => setPlaying(false));
  };
  // The file was requested by a press on play.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it plays once, when the file is there.
  useEffect(() => {
    if (!url || !isWaiting) return;
    setWaiting(false);
    play();
  }, [url]);

  const seek = (seconds: number) => {
    const to = Math.min(Math.max(0, seconds), duration);
    setAt(to);
    if (audio.current && url) audio.current.currentTime = to;
  };
  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    else if (url) play();
    else {
      setWaiting(true);
      onWanted?.();
    }
  };
  const stop = () => {
    setPlaying(false);
    setAt(0);
  };
  const element = {
    ref: audio,
    src: url,
    preload: 'metadata',
    onEnded: stop,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onTimeUpdate: ({ currentTarget }: Event) => {
      if (!end.isSearching()) setAt(currentTarget.currentTime);
    },
    ...end.listeners,
  } as const;
  const wave = knownWave ?? measures?.wave;
  return { at, duration, wave, speed, isPlaying, isWaiting, seek, toggle, changeSpeed, element };
}

/** How fast it is played; each change goes to the next speed. */
function useSpeed(audio: RefObject<HTMLAudioElement | null>) {
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const changeSpeed = () => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  return { speed, changeSpeed };
}

type Event = { readonly currentTarget: HTMLAudioElement };

/**
 * Finds out how long a recording is that does not say so: browsers write voice messages before they
 * know their length. Until then nobody can seek in it.
 */
function useEnd(at: number) {
  const isSearching = useRef(false);
  const [found, setFound] = useState<number>();
  const listeners = {
    onLoadedMetadata: ({ currentTarget }: Event) => {
      if (currentTarget.duration !== Number.POSITIVE_INFINITY) return;
      isSearching.current = true;
      currentTarget.currentTime = BEYOND;
    },
    onDurationChange: ({ currentTarget }: Event) => {
      if (!Number.isFinite(currentTarget.duration)) return;
      setFound(currentTarget.duration);
      if (!isSearching.current) return;
      isSearching.current = false;
      currentTarget.currentTime = at;
    },
  } as const;
  return { found, isSearching: () => isSearching.current, listeners };
}

/** What the sender's device left out about a recording, once the file is here. */
function useMeasures(blob: Blob | undefined): SoundMeasures | undefined {
  const [measured, setMeasured] = useState<{ of: Blob; is: SoundMeasures | undefined }>();
  useEffect(() => {
    if (!blob) return undefined;
    let isUnmounted = false;
    void measureSound(blob).then((is) => !isUnmounted && setMeasured({ of: blob, is }));
    return () => {
      isUnmounted = true;
    };
  }, [blob]);
  return measured && measured.of === blob ? measured.is : undefined;
}
