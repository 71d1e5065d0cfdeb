import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { fileOf } from '../../../../domain/chat/message-content.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import { useDownload } from '../../../providers/chat/media/use-download.ts';
import type { ContentProps } from './content-props.ts';
import { fileIconOf } from './file-icons.tsx';
import { SendProgress } from './SendProgress.tsx';
import { Unloadable } from './Unloadable.tsx';

/** A file of a message: its icon, name and size, what more can be done with it, and the download. */
export function FileCard({ children, ...props }: ContentProps & { children?: ReactNode }) {
  const locale = useLocale();
  const { name, size } = fileOf(props);
  const Icon = fileIconOf(name);
  return (
    <Box sx={{ minWidth: 200, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Icon aria-hidden sx={{ fontSize: 32, flexShrink: 0 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere', textAlign: 'start' }}>
            <bdi>{name}</bdi>
          </Typography>
          {size !== undefined && (
            <Typography variant="caption" component="div">
              <bdi>{formatBytes(size, locale)}</bdi>
            </Typography>
          )}
        </Box>
        {children}
        {props.progress === undefined && <DownloadButton {...props} />}
      </Stack>
      <SendProgress name={name} progress={props.progress} />
    </Box>
  );
}

/** Saves the file on the device. */
export function DownloadButton(props: ContentProps) {
  const translate = useTranslate();
  const { state, download } = useDownload(props);
  const label = translate('common.downloadNamed', { name: isolated(fileOf(props).name) });
  if (state === 'failed') return <Unloadable onRetry={download} />;
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      data-hint={translate('chat.message.downloadShort')}
      aria-busy={state === 'loading'}
      onClick={download}
    >
      {state === 'loading' ? (
        <CircularProgress size={20} color="inherit" />
      ) : (
        <FileDownloadOutlined />
      )}
    </IconButton>
  );
}
