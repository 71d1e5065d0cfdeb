import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { Box, Typography } from '@mui/material';
import { isPickedFile } from '../../providers/multipart.ts';
import { useObjectUrl } from '../use-object-url.ts';
import { useStoredFile } from '../use-stored-file.ts';

/** What a file input holds: a picture that was just picked or is stored, or a document's name. */
export function FilePreview({ value, isImage }: { value: unknown; isImage: boolean }) {
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
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}
    >
      <InsertDriveFileOutlined fontSize="small" />
      {picked?.name ?? stored}
    </Typography>
  );
}
