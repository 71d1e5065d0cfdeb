import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { FileDraft } from '../../../providers/chat/chat.ts';
import { useObjectUrl } from '../../../providers/use-object-url.ts';
import { FileTray } from '../../chat/composer/FileTray.tsx';
import { AudioPlayer } from '../../chat/message/AudioPlayer.tsx';
import { GifPicture } from '../../chat/message/GifPicture.tsx';
import type { Attached } from './attached.ts';

type Props = {
  attached: Attached;
  /** Whether the device keeps it. */
  isStored: boolean;
  onRemove: () => void;
};

/** What is sent instead of a text: looked at, listened to, or removed. */
export function AttachedContent({ attached, isStored, onRemove }: Props) {
  const translate = useTranslate();
  if ('file' in attached && attached.type !== 'audio') {
    return <FileTray files={[attached.file]} isStored={isStored} onRemove={onRemove} />;
  }
  const name = translate(
    attached.type === 'gif' ? 'messaging.dialog.animation' : 'messaging.dialog.recording',
  );
  return (
    <Box role="group" aria-label={name} sx={CARD}>
      {attached.type === 'gif' ? (
        <GifPicture gif={attached.content} width={160} />
      ) : (
        <Recording {...attached} />
      )}
      <IconButton
        size="small"
        aria-label={translate('common.removeNamed', { name })}
        onClick={onRemove}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

function Recording({ file, duration, wave }: FileDraft) {
  const url = useObjectUrl(file);
  return <AudioPlayer blob={file} url={url} duration={duration} wave={wave} />;
}

const CARD = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 1,
  maxWidth: '100%',
  p: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;
