import { useState } from 'react';
import { formatLength } from '../../../domain/chat/format-length.ts';
import { WAVE_LENGTH, WAVE_MAX } from '../../../domain/chat/message.ts';
import { fileOf } from '../../../domain/chat/message-content.ts';
import { useChatFile } from '../../providers/chat/media/use-chat-file.ts';
import type { WithContent } from '../../providers/chat/media/use-download.ts';
import { usePlayer } from '../../providers/chat/media/use-player.ts';
import { useTexts } from '../language/language.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { TryAgain } from './TryAgain.tsx';

const NO_WAVE: readonly number[] = Array.from({ length: WAVE_LENGTH }, () => WAVE_MAX / 5);

/** A recording with its wave form; it is loaded when somebody wants to hear it. */
export function VoiceMessage(props: WithContent) {
  const { address, duration, wave } = fileOf(props);
  const [isWanted, setWanted] = useState(false);
  const { url, hasFailed, retry } = useChatFile(address, { isWanted, local: props.file });
  if (hasFailed) return <TryAgain onRetry={retry} />;
  return <Player url={url} duration={duration} wave={wave} onWanted={() => setWanted(true)} />;
}

type PlayerProps = {
  url: string | undefined;
  duration?: number | undefined;
  wave?: readonly number[] | undefined;
  onWanted?: () => void;
};

/** Plays a recording: start and pause, any place in it, and how fast. */
export function Player({ url, duration: known, wave = NO_WAVE, onWanted }: PlayerProps) {
  const { content } = useTexts();
  const player = usePlayer({ url, duration: known, onWanted });
  const { at, duration, isPlaying, speed } = player;
  return (
    <div className="voice">
      <audio {...player.element} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? content.pause : content.play}
        disabled={player.isWaiting}
        onClick={player.toggle}
      />
      <span className="wave">
        <Wave wave={wave} part={duration > 0 ? at / duration : 0} />
        <input
          type="range"
          min={0}
          max={Math.max(duration, 0.1)}
          step={0.1}
          value={at}
          disabled={!url}
          aria-label={content.position}
          aria-valuetext={formatLength(at)}
          onChange={({ target }) => player.seek(Number(target.value))}
        />
      </span>
      <span className="voice-time small">{formatLength(isPlaying || at > 0 ? at : duration)}</span>
      <button type="button" className="speed" onClick={player.changeSpeed}>
        {speed}×
      </button>
    </div>
  );
}

/** The wave form; what has been heard is stronger. */
function Wave({ wave, part }: { wave: readonly number[]; part: number }) {
  return (
    <svg viewBox={`0 0 ${WAVE_LENGTH * 3} 32`} preserveAspectRatio="none" aria-hidden="true">
      {wave.map((loudness, index) => {
        const height = Math.max(2, (loudness / WAVE_MAX) * 30);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={index}
            className={index / wave.length < part ? 'heard' : undefined}
            x={index * 3}
            y={16 - height / 2}
            width={2}
            height={height}
          />
        );
      })}
    </svg>
  );
}
