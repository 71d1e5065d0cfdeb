import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isPickedFile } from '../../providers/multipart.ts';
import { useObjectUrl, useStoredFile } from '../files/use-stored-file.ts';

/**
 * The content of a file input: a picture, the name of a document that was just picked, or a note
 * that one is stored. The stored name is generated and means nothing to a reader.
 */
export function FilePreview({ value, isImage }: { value: unknown; isImage: boolean }) {
  const translate = useTranslate();
  const picked = isPickedFile(value) ? value.rawFile : undefined;
  const stored = typeof value === 'string' ? value : undefined;
  const pickedUrl = useObjectUrl(isImage ? picked : undefined);
  const { url: storedUrl } = useStoredFile(isImage ? stored : undefined);
  const url = pickedUrl ?? storedUrl;
  if (isImage && url) {
    return (
      <Box
        component="img"
        src={url}
        alt=""
        sx={{ width: 96, height: 72, objectFit: 'cover', borderRadius: 1 }}
      />
    );
  }
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, maxWidth: '100%' }}
    >
      <InsertDriveFileOutlined fontSize="small" />
      <Box component="span" sx={ONE_LINE} title={picked?.name}>
        {picked?.name ?? translate('kit.file.stored')}
      </Box>
    </Typography>
  );
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
