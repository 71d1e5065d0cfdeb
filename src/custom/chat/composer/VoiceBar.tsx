import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Mic from '@mui/icons-material/Mic';
import Pause from '@mui/icons-material/Pause';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Stop from '@mui/icons-material/Stop';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatLength } from '../../../../domain/chat/format-length.ts';
import type { FileDraft } from '../../../providers/chat/chat.ts';
import type { Recorder, RecorderState } from '../../../providers/chat/media/recorder.ts';
import { useObjectUrl } from '../../../providers/use-object-url.ts';
import { AudioPlayer } from '../message/AudioPlayer.tsx';

type Props = {
  recorder: Recorder;
  state: Exclude<RecorderState, { at: 'idle' }>;
  /** Answers whether the recording was stored. */
  onSend: (draft: FileDraft) => Promise<boolean>;
};

/** The recording of a voice message: made, paused, listened to, sent or thrown away. */
export function VoiceBar({ recorder, state, onSend }: Props) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('chat.composer.voice.title')} sx={{ minHeight: 56 }}>
      <Step recorder={recorder} state={state} onSend={onSend} />
    </Box>
  );
}

function Step({ recorder, state, onSend }: Props) {
  const translate = useTranslate();
  switch (state.at) {
    case 'asking':
      return (
        <Stack direction="row" sx={ROW}>
          <Typography role="status" sx={{ flex: 1 }}>
            {translate('chat.composer.voice.asking')}
          </Typography>
          <VoiceButton of="cancel" icon={DeleteOutlined} onClick={recorder.cancel} />
        </Stack>
      );
    case 'recording':
    case 'paused':
      return <Recording recorder={recorder} state={state} />;
    case 'recorded':
      return <Recorded recorder={recorder} draft={state.draft} onSend={onSend} />;
    case 'failed':
      return (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={recorder.cancel}>
              {translate('common.close')}
            </Button>
          }
        >
          {translate(`chat.composer.voice.${state.error}`)}
        </Alert>
      );
    default:
      state satisfies never;
      return null;
  }
}

type RecordingProps = {
  recorder: Recorder;
  state: Extract<RecorderState, { at: 'recording' | 'paused' }>;
};

function Recording({ recorder, state: { at, elapsed, level } }: RecordingProps) {
  const translate = useTranslate();
  const isPaused = at === 'paused';
  return (
    <Stack direction="row" sx={ROW}>
      <VoiceButton of="cancel" icon={DeleteOutlined} onClick={recorder.cancel} />
      <Typography role="status" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {translate(isPaused ? 'chat.composer.voice.paused' : 'chat.composer.voice.recording')}
      </Typography>
      <Typography
        component="bdi"
        role="timer"
        sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
      >
        {formatLength(Math.floor(elapsed))}
      </Typography>
      <Box
        role="meter"
        aria-label={translate('chat.composer.voice.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        sx={METER}
      >
        <Box sx={BAR} style={{ transform: `scaleX(${level})` }} />
      </Box>
      {isPaused ? (
        <VoiceButton of="resume" icon={Mic} onClick={recorder.resume} />
      ) : (
        <VoiceButton of="pause" icon={Pause} onClick={recorder.pause} />
      )}
      <VoiceButton of="stop" icon={Stop} onClick={recorder.stop} isMain />
    </Stack>
  );
}

type RecordedProps = {
  recorder: Recorder;
  draft: FileDraft & { readonly duration: number };
  onSend: Props['onSend'];
};

function Recorded({ recorder, draft, onSend }: RecordedProps) {
  const url = useObjectUrl(draft.file);
  const send = async () => {
    if (await onSend(draft)) recorder.cancel();
  };
  return (
    <Stack direction="row" sx={ROW}>
      <VoiceButton of="cancel" icon={DeleteOutlined} onClick={recorder.cancel} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AudioPlayer blob={draft.file} url={url} duration={draft.duration} wave={draft.wave} />
      </Box>
      <VoiceButton of="send" icon={SendOutlined} onClick={send} isMain />
    </Stack>
  );
}

type VoiceButtonProps = {
  of: 'cancel' | 'pause' | 'resume' | 'stop' | 'send';
  icon: typeof SvgIcon;
  isMain?: boolean;
  onClick: () => void;
};

function VoiceButton({ of, icon: Icon, isMain = false, onClick }: VoiceButtonProps) {
  const translate = useTranslate();
  const label = translate(`chat.composer.voice.${of}`);
  return (
    <IconButton
      aria-label={label}
      data-hint={label}
      autoFocus={isMain}
      onClick={onClick}
      sx={isMain ? MAIN : undefined}
    >
      <Icon sx={of === 'send' ? { 'html[dir=rtl] &': { transform: 'scaleX(-1)' } } : undefined} />
    </IconButton>
  );
}

const ROW = { gap: 1, alignItems: 'center', minHeight: 56 } as const;

const METER = {
  flex: 1,
  minWidth: 40,
  height: 8,
  borderRadius: 4,
  bgcolor: 'action.selected',
  overflow: 'hidden',
} as const;

const BAR = {
  height: '100%',
  bgcolor: 'success.main',
  transformOrigin: 'left',
  'html[dir=rtl] &': { transformOrigin: 'right' },
} as const;

const MAIN = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
} as const;
