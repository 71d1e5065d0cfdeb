import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Order } from '../../../../domain/resources/commands.ts';
import { ReportedOrders } from './ReportedOrders.tsx';

type Props = {
  /** Their number, and what they have in common. */
  label: string;
  orders: readonly Order[];
  wordOf?: (order: Order) => string | undefined;
};

/** Some orders in one line, with their names on demand. */
export function NamedOrders({ label, orders, wordOf }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        sx={{ textAlign: 'start' }}
      >
        {label}
      </Button>
      {open && <ReportedOrders orders={orders} {...(wordOf && { wordOf })} />}
    </>
  );
}
