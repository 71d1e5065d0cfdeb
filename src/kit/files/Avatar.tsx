import PersonOutlined from '@mui/icons-material/PersonOutlined';
import MuiAvatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { useTranslate } from 'react-admin';
import { hasPhoto } from '../../../domain/people/photo.ts';
import { useStoredFile } from './use-stored-file.ts';

type Props = {
  photo: string | null | undefined;
  /** Whose picture it is; empty if the name is shown beside it. */
  name?: string;
  size?: number;
  online?: boolean;
};

/** A user's picture, a placeholder if there is none, and a dot while they are online. */
export function Avatar({ photo, name = '', size = 32, online = false }: Props) {
  const translate = useTranslate();
  const { url } = useStoredFile(hasPhoto(photo) ? photo : undefined, 'small');
  return (
    <Badge
      variant="dot"
      color="success"
      overlap="circular"
      invisible={!online}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{
        badge: online
          ? { role: 'img', 'aria-label': translate('common.online') }
          : { 'aria-hidden': true },
      }}
    >
      <MuiAvatar
        src={url}
        alt={name}
        sx={{ width: size, height: size, bgcolor: 'action.selected', color: 'text.secondary' }}
      >
        <PersonOutlined sx={{ fontSize: size * 0.65 }} titleAccess={name || undefined} />
      </MuiAvatar>
    </Badge>
  );
}
