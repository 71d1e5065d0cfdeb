import { useEffect, useRef, useState } from 'react';
import { measureSound, type SoundMeasures } from '../../../providers/chat/media/measure.ts';
import { usePlayer } from '../../../providers/chat/media/use-player.ts';

export type AudioPlayerProps = {
  blob: Blob | undefined;
  url: string | undefined;
  /** Seconds, where they are known before the file is there. */
  duration: number | undefined;
  wave: readonly number[] | undefined;
  /** Requests the file. */
  onWanted?: () => void;
};

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

/** Plays a recording alone, and finds out what the sender's device has not reported of it. */
export function usePlayback({ blob, url, duration, wave, onWanted }: AudioPlayerProps) {
  const measures = useMeasures(wave && duration ? undefined : blob);
  const known = duration ?? measures?.duration;
  const player = usePlayer({ url, duration: known, onWanted, play: playAlone });
  const element = useEnd(player);
  return { ...player, element, wave: wave ?? measures?.wave };
}

type Event = { readonly currentTarget: HTMLAudioElement };

/**
 * Finds out how long a recording is that does not say so: browsers write voice messages before they
 * know their length. Until then nobody can seek in it.
 */
function useEnd({ at, element }: ReturnType<typeof usePlayer>) {
  const isSearching = useRef(false);
  return {
    ...element,
    onTimeUpdate: (event: Event) => {
      if (!isSearching.current) element.onTimeUpdate(event);
    },
    onLoadedMetadata: ({ currentTarget }: Event) => {
      if (currentTarget.duration !== Number.POSITIVE_INFINITY) return;
      isSearching.current = true;
      currentTarget.currentTime = BEYOND;
    },
    onDurationChange: (event: Event) => {
      element.onDurationChange(event);
      const { currentTarget } = event;
      if (!isSearching.current || !Number.isFinite(currentTarget.duration)) return;
      isSearching.current = false;
      currentTarget.currentTime = at;
    },
  };
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
