import Close from '@mui/icons-material/Close';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatBytes } from '../../kit/format/numbers.ts';
import { UrgencyIcon } from '../../kit/urgency/Urgency.tsx';
import { errorKey } from '../../providers/call-error.ts';
import { SmallPreview } from './SmallPreview.tsx';
import type { UploadItem } from './upload-queue.ts';

type Props = {
  item: UploadItem;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
};

/** One file on its way: what it is, how far it is, and what can be done about it. */
export const UploadRow = memo(function UploadRow({ item, onCancel, onRetry }: Props) {
  const { key, file, state, share } = item;
  const translate = useTranslate();
  const name = file.name;
  const isOpen = state === 'waiting' || state === 'sending';
  return (
    <Box component="li" sx={ROW}>
      <SmallPreview file={file} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={name} dir="auto">
          {name}
        </Typography>
        {state === 'sending' && share < 1 ? (
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={translate('kit.file.sending', { name })}
            sx={{ my: 0.75 }}
          />
        ) : (
          <StateLine item={item} />
        )}
      </Box>
      {state === 'done' && <UrgencyIcon level="fine" size={20} />}
      {isOpen && (
        <IconButton
          size="small"
          aria-label={translate('uploads.cancel', { name })}
          onClick={() => onCancel(key)}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <IconButton
          size="small"
          aria-label={translate('uploads.retry', { name })}
          onClick={() => onRetry(key)}
        >
          <Refresh fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
});

/** The label of the state, with the reason of a failure. */
function StateLine({ item: { state, file, error } }: { item: UploadItem }) {
  const translate = useTranslate();
  const locale = useLocale();
  const texts =
    state === 'failed' ? translate(errorKey(error)) : translate(`uploads.state.${state}`);
  return (
    <Typography
      variant="caption"
      component="p"
      noWrap
      title={texts}
      sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}
    >
      {texts} · <bdi>{formatBytes(file.size, locale)}</bdi>
    </Typography>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.75,
  minHeight: 52,
  borderTop: 1,
  borderColor: 'divider',
} as const;
