import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { formatLength } from '../../../../domain/chat/format-length.ts';
import { WAVE_LENGTH, WAVE_MAX } from '../../../../domain/chat/message.ts';

type Props = {
  wave: readonly number[] | undefined;
  at: number;
  duration: number;
  onSeek: (seconds: number) => void;
};

const HEIGHT = 32;
const BAR = 2.6;
const STEP = 4;
const SECONDS_BY_KEY = 5;

/** Before a wave form is known, an even line. */
const EVEN: readonly number[] = Array.from({ length: WAVE_LENGTH }, () => WAVE_MAX / 6);

/**
 * The wave form of a recording. A click, a drag or the arrow keys seek within it; time runs from
 * left to right.
 */
export function WaveSlider({ wave = EVEN, at, duration, onSeek }: Props) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const share = duration > 0 ? at / duration : 0;
  const seekTo = ({ clientX }: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (box && box.width > 0) onSeek(((clientX - box.left) / box.width) * duration);
  };
  const press = (event: KeyboardEvent) => {
    const to = keyed(event.key, at, duration);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(to);
  };
  return (
    <Box
      ref={place}
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={translate('chat.message.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={`${formatLength(at)} / ${formatLength(duration)}`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && seekTo(event)}
      sx={{ height: HEIGHT, cursor: 'pointer', touchAction: 'none', borderRadius: 1 }}
    >
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${wave.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: '100%', fill: 'currentColor' }}
      >
        {wave.map((loudness, bar) => {
          const height = Math.max(2, (loudness / WAVE_MAX) * HEIGHT);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
              key={bar}
              x={bar * STEP}
              y={(HEIGHT - height) / 2}
              width={BAR}
              height={height}
              rx={1}
              opacity={(bar + 0.5) / wave.length <= share ? 1 : 0.4}
            />
          );
        })}
      </Box>
    </Box>
  );
}

function keyed(key: string, at: number, duration: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + SECONDS_BY_KEY;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - SECONDS_BY_KEY;
  if (key === 'Home') return 0;
  return key === 'End' ? duration : undefined;
}
