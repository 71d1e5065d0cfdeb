import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { attachmentKindOf, isPhonePhoto } from '../../../../domain/chat/attachments.ts';
import { isolated } from '../../../i18n/languages.ts';
import { formatBytes } from '../../../kit/format/numbers.ts';
import { useObjectUrl } from '../../../providers/use-object-url.ts';
import { fileIconOf } from '../message/file-icons.tsx';

type Props = {
  files: readonly File[];
  /** Whether the device keeps them. */
  isStored: boolean;
  onRemove: (file: File) => void;
};

/** The files that go with the next message: looked at, removed, or sent. */
export function FileTray({ files, isStored, onRemove }: Props) {
  const translate = useTranslate();
  if (files.length === 0) return null;
  return (
    <>
      <Box component="ul" aria-label={translate('chat.composer.tray')} sx={TRAY}>
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice.
          <ChosenFile key={`${at} ${file.name}`} file={file} onRemove={() => onRemove(file)} />
        ))}
      </Box>
      {!isStored && <Alert severity="warning">{translate('chat.composer.filesNotStored')}</Alert>}
    </>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const isPicture = attachmentKindOf(file) === 'image';
  const url = useObjectUrl(isPicture ? file : undefined);
  const Icon = fileIconOf(file.name);
  const name = isolated(file.name);
  return (
    <Box component="li" sx={CARD}>
      {url ? (
        <Box component="img" src={url} alt="" sx={{ ...THUMBNAIL, objectFit: 'cover' }} />
      ) : (
        <Box sx={{ ...THUMBNAIL, display: 'grid', placeItems: 'center' }}>
          <Icon aria-hidden />
        </Box>
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" noWrap title={file.name}>
          <bdi>{file.name}</bdi>
        </Typography>
        <Typography variant="caption" component="div">
          <bdi>{formatBytes(file.size, locale)}</bdi>
        </Typography>
        {isPhonePhoto(file) && (
          <Typography variant="caption" component="div">
            {translate('chat.message.phonePhoto')}
          </Typography>
        )}
      </Box>
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

const TRAY = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 200,
  overflowY: 'auto',
} as const;

const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: 240,
  maxWidth: '100%',
  p: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;

const THUMBNAIL = { width: 44, height: 44, flexShrink: 0, borderRadius: 1 } as const;
