import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { binDaysLeft, deletedBy } from '../../../../domain/orders/bin.ts';
import type { BinnedOrder, Order } from '../../../../domain/resources/commands.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { Urgency } from '../../../kit/urgency/Urgency.tsx';
import { useRetentionLimit } from '../../../providers/use-retention-limit.ts';

/** When an order was deleted; only the bin returns this. */
export const deletionOf = (order: Order & Pick<BinnedOrder, 'deletedAt'>): string | undefined =>
  order.deletedAt ?? undefined;

const SOON = 3;

/** How long an order in the bin can still be restored, flagged when the time is almost over. */
export function BinDaysLeft({ deletedAt }: { deletedAt: string | undefined }) {
  const translate = useTranslate();
  const limit = useRetentionLimit('bin');
  if (!deletedAt || typeof limit !== 'number') return null;
  const days = binDaysLeft(deletedAt, { days: limit, now: new Date() });
  const left = translate('orders.bin.daysLeft', { smart_count: days });
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {days <= SOON ? <Urgency level="soon">{left}</Urgency> : left}
    </Box>
  );
}

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
