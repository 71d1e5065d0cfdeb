import CloudQueue from '@mui/icons-material/CloudQueue';
import { useTranslate } from 'react-admin';
import { isUnsentId } from '../../providers/unsent/unsent-change.ts';

/** Marks a new record that waits on this device; nothing at any other. */
export function UnsentFlag({ id }: { id: unknown }) {
  const translate = useTranslate();
  return isUnsentId(id) ? (
    <CloudQueue
      color="info"
      fontSize="small"
      titleAccess={translate('kit.list.unsent')}
      sx={{ verticalAlign: 'middle' }}
    />
  ) : null;
}
