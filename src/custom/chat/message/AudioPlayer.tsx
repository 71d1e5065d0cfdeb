import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatLength } from '../../../../domain/chat/format-length.ts';
import { type AudioPlayerProps, usePlayback } from './use-playback.ts';
import { WaveSlider } from './WaveSlider.tsx';

/** A player of a recording: its wave form to seek in, time and speed. */
export function AudioPlayer(props: AudioPlayerProps) {
  const translate = useTranslate();
  const playback = usePlayback(props);
  const { at, duration, speed, isPlaying, isWaiting } = playback;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', width: 280, maxWidth: '100%' }}>
      <IconButton
        color="inherit"
        aria-label={translate(isPlaying ? 'chat.message.pause' : 'chat.message.play')}
        aria-busy={isWaiting}
        onClick={playback.toggle}
        sx={{ border: '1px solid', flexShrink: 0 }}
      >
        {isWaiting ? (
          <CircularProgress size={24} color="inherit" />
        ) : isPlaying ? (
          <Pause />
        ) : (
          <PlayArrow />
        )}
      </IconButton>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <WaveSlider wave={playback.wave} at={at} duration={duration} onSeek={playback.seek} />
        <Typography variant="caption" component="bdi" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatLength(at > 0 || isPlaying ? at : duration)}
          {at > 0 || isPlaying ? ` / ${formatLength(duration)}` : ''}
        </Typography>
      </Stack>
      <Button
        size="small"
        color="inherit"
        aria-label={translate('chat.message.speed', { speed })}
        onClick={playback.changeSpeed}
        sx={{ minWidth: 44, px: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        <bdi dir="ltr">{speed}×</bdi>
      </Button>
      <audio {...playback.element} />
    </Stack>
  );
}
