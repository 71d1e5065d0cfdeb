import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import { type ContentProps, fileNameOf } from './content-props.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { Unloadable } from './Unloadable.tsx';

/** A picture of the conversation, as large as the screen. */
export default function PicturePreview({
  first,
  onClose,
}: {
  first: ContentProps;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const { url, hasFailed, retry } = useChatFile(first.message.content, { local: first.file });
  return (
    <PreviewFrame shown={first} onClose={onClose}>
      <Box sx={{ flex: 1, minHeight: 0, display: 'grid', placeItems: 'center' }}>
        {url && (
          <Box
            component="img"
            src={url}
            alt={fileNameOf(first)}
            sx={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }}
          />
        )}
        {hasFailed && <Unloadable onRetry={retry} />}
        {!url && !hasFailed && <CircularProgress aria-label={translate('chat.message.loading')} />}
      </Box>
    </PreviewFrame>
  );
}
