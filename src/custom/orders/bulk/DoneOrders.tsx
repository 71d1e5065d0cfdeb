import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ReportedOrders } from './ReportedOrders.tsx';

/** The orders of a run that are done, for whoever wants to see which. */
export function DoneOrders({ orders }: { orders: readonly Order[] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (orders.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        size="small"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
      >
        {translate('orders.run.showDone', { smart_count: orders.length })}
      </Button>
      {open && <ReportedOrders orders={orders} />}
    </Box>
  );
}
