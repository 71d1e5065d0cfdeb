import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { NamedOrders } from './NamedOrders.tsx';

/** The orders of a run that succeeded, in an expandable list. */
export function DoneOrders({ orders }: { orders: readonly Order[] }) {
  const translate = useTranslate();
  if (orders.length === 0) return null;
  const label = translate('orders.run.showDone', { smart_count: orders.length });
  return (
    <Box sx={{ mt: 1.5 }}>
      <NamedOrders label={label} orders={orders} />
    </Box>
  );
}
