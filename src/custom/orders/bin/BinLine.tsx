import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { deletedBy } from '../../../../domain/orders/bin.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { BinDaysLeft } from './BinDaysLeft.tsx';
import { deletionOf } from './deletion-of.ts';

/** On a card of the bin: when and by whom the order was deleted, and how long it can be restored. */
export function BinLine({ order }: { order: Order }) {
  const translate = useTranslate();
  const deletedAt = deletionOf(order);
  if (!deletedAt) return null;
  return (
    <Typography variant="body2" color="text.secondary" component="p" sx={{ py: 0.25 }}>
      {translate('orders.columns.deletedAt')} <ShortDate value={deletedAt} withTime /> ·{' '}
      <bdi>{deletedBy(order)}</bdi> · <BinDaysLeft deletedAt={deletedAt} />
    </Typography>
  );
}
