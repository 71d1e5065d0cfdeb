import CloudQueue from '@mui/icons-material/CloudQueue';
import { useTranslate } from 'react-admin';
import { isUnsentId } from '../../providers/unsent/unsent-change.ts';

type Props = { id: unknown; isBelow?: boolean };

/** Marks a new record that waits on this device, beside its checkbox or below it; nothing at any other. */
export function UnsentFlag({ id, isBelow = false }: Props) {
  const translate = useTranslate();
  return isUnsentId(id) ? (
    <CloudQueue
      color="info"
      fontSize="small"
      titleAccess={translate('kit.list.unsent')}
      sx={isBelow ? { display: 'block', mx: 'auto' } : { verticalAlign: 'middle' }}
    />
  ) : null;
}
