import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Avatar } from '@mui/material';
import { hasPhoto } from '../../../domain/people/photo.ts';
import { useStoredFile } from '../use-stored-file.ts';
import type { CellProps } from './cell-props.ts';

/** A small square thumbnail of a stored picture. */
export function PictureCell({ value }: CellProps) {
  const name = typeof value === 'string' && hasPhoto(value) ? value : undefined;
  const { url } = useStoredFile(name);
  return (
    <Avatar
      variant="rounded"
      src={url}
      alt=""
      sx={{ width: 40, height: 30, bgcolor: 'action.selected', color: 'text.secondary' }}
    >
      <ImageOutlined fontSize="small" />
    </Avatar>
  );
}
