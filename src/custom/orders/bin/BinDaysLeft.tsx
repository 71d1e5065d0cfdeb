import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { binDaysLeft } from '../../../../domain/orders/bin.ts';

const SOON = 3;

/** How long an order in the bin can still be restored; red when the time is almost over. */
export function BinDaysLeft({ deletedAt }: { deletedAt: string | undefined }) {
  const translate = useTranslate();
  if (!deletedAt) return null;
  const days = binDaysLeft(deletedAt, new Date());
  return (
    <Box
      component="span"
      sx={{
        whiteSpace: 'nowrap',
        ...(days <= SOON && { color: 'error.main', fontWeight: 600 }),
      }}
    >
      {translate('orders.bin.daysLeft', { smart_count: days })}
    </Box>
  );
}
