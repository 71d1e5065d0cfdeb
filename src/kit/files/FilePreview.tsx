import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { isPickedFile } from '../../providers/multipart.ts';
import { useObjectUrl } from '../../providers/use-object-url.ts';
import { formatBytes } from '../format/numbers.ts';
import { useStoredFile } from './use-stored-file.ts';

/**
 * The content of a file input: a picture, the name and size of a file that was just chosen, or a
 * note that one is stored. The stored name is generated and is of no use to a reader.
 */
export function FilePreview({ value, isImage }: { value: unknown; isImage: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const picked = isPickedFile(value) ? value.rawFile : undefined;
  const stored = typeof value === 'string' ? value : undefined;
  const showsPicked = isImage || (picked?.type.startsWith('image/') ?? false);
  const pickedUrl = useObjectUrl(showsPicked ? picked : undefined);
  const { url: storedUrl } = useStoredFile(isImage ? stored : undefined, 'small');
  const url = pickedUrl ?? storedUrl;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, maxWidth: '100%' }}>
      {url ? <Box component="img" src={url} alt="" sx={THUMBNAIL} /> : null}
      {url || (isImage && !picked) ? null : <InsertDriveFileOutlined fontSize="small" />}
      {picked ? (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" title={picked.name} dir="auto" sx={ONE_LINE}>
            {picked.name}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {formatBytes(picked.size, locale)}
          </Typography>
        </Box>
      ) : url ? null : (
        <Typography variant="body2">{translate('kit.file.stored')}</Typography>
      )}
    </Box>
  );
}

const THUMBNAIL = { width: 96, height: 72, objectFit: 'cover', borderRadius: 1 } as const;
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
