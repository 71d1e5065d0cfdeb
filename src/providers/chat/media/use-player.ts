import { type RefObject, useEffect, useRef, useState } from 'react';

type Options = {
  /** Where the recording is; nothing until it is loaded. */
  url: string | undefined;
  /** Seconds, where they are known before the file is there. */
  duration: number | undefined;
  /** Requests the file, when somebody wants to hear it. */
  onWanted?: (() => void) | undefined;
  /** Begins to play, where more than this one recording is to be considered. */
  play?: (audio: HTMLAudioElement) => Promise<void>;
};

const SPEEDS = [1, 1.5, 2] as const;

const playNow = (audio: HTMLAudioElement): Promise<void> => audio.play();

/** Plays a recording, and reports its position. What is returned as `element` belongs to an `<audio>`. */
export function usePlayer({ url, duration: known, onWanted, play = playNow }: Options) {
  const audio = useRef<HTMLAudioElement>(null);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const { speed, changeSpeed } = useSpeed(audio);
  const [found, setFound] = useState(0);
  const duration = known ?? found;

  // At once where the file is there: some browsers play only what a press has begun.
  const start = () => void (audio.current && play(audio.current).catch(() => setPlaying(false)));
  // The file was requested by a press on play.
  useEffect(() => {
    if (!url || !isWaiting) return;
    setWaiting(false);
    if (audio.current) play(audio.current).catch(() => setPlaying(false));
  }, [url, isWaiting, play]);

  return {
    at,
    duration,
    speed,
    isPlaying,
    isWaiting,
    changeSpeed,
    seek: (seconds: number) => {
      const to = Math.min(Math.max(0, seconds), duration);
      setAt(to);
      if (audio.current && url) audio.current.currentTime = to;
    },
    toggle: () => {
      if (isPlaying) audio.current?.pause();
      else if (url) start();
      else {
        setWaiting(true);
        onWanted?.();
      }
    },
    element: {
      ref: audio,
      src: url,
      preload: 'metadata',
      onPlay: ({ currentTarget }: Event) => {
        currentTarget.playbackRate = speed;
        setPlaying(true);
      },
      onPause: () => setPlaying(false),
      onEnded: () => {
        setPlaying(false);
        setAt(0);
      },
      onTimeUpdate: ({ currentTarget }: Event) => setAt(currentTarget.currentTime),
      onDurationChange: ({ currentTarget }: Event) => {
        if (Number.isFinite(currentTarget.duration)) setFound(currentTarget.duration);
      },
    } as const,
  };
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
