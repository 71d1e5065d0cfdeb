import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useChatFile } from '../../../providers/chat/media/use-chat-file.ts';
import type { ContentProps } from './content-props.ts';
import { DownloadButton } from './FileCard.tsx';
import { fittedSize } from './fitted-size.ts';
import { PreviewContext } from './preview-context.ts';
import { SendProgress } from './SendProgress.tsx';
import { Unloadable } from './Unloadable.tsx';

/** A picture in the space that its size requires; a press shows it large. */
export function PictureContent(props: ContentProps) {
  const { progress } = props;
  const { name, address, preview, ...picture } = fileOf(props);
  const translate = useTranslate();
  const open = use(PreviewContext);
  const { url, hasFailed, retry } = useChatFile(address, { size: preview, local: props.file });
  const { width, height } = fittedSize(picture);
  return (
    <Box sx={{ position: 'relative', width, maxWidth: '100%' }}>
      {hasFailed ? (
        <Unloadable onRetry={retry} />
      ) : (
        <ButtonBase
          aria-label={translate('chat.message.openPicture', { name: isolated(name) })}
          aria-haspopup="dialog"
          onClick={() => open(props)}
          sx={{ display: 'block', width: '100%', borderRadius: 1.5, overflow: 'hidden' }}
        >
          {url ? (
            <Box
              component="img"
              src={url}
              alt=""
              decoding="async"
              sx={{
                display: 'block',
                width: '100%',
                aspectRatio: `${width} / ${height}`,
                objectFit: 'cover',
              }}
            />
          ) : (
            <Skeleton
              variant="rectangular"
              sx={{ width: '100%', height: 'auto', aspectRatio: `${width} / ${height}` }}
            />
          )}
        </ButtonBase>
      )}
      {progress === undefined && !hasFailed && (
        <Box sx={CORNER}>
          <DownloadButton {...props} />
        </Box>
      )}
      <SendProgress name={name} progress={progress} />
    </Box>
  );
}

/** Over the picture, and readable on every one. */
const CORNER = {
  position: 'absolute',
  top: 4,
  insetInlineEnd: 4,
  borderRadius: '50%',
  bgcolor: 'rgb(0 0 0 / 0.6)',
  color: '#ffffff',
} as const;
