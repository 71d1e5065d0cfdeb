import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { OrderName } from '../../orders/OrderName.tsx';
import type { LeftOut } from './left-out.ts';

/** Who reads on after so many looks at the list itself; a thousand lines would hold the page up. */
const NAMED = 100;

/** How many orders a batch leaves out, which, and why. */
export function LeftOutOrders({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const translate = useTranslate();
  if (leftOut.length === 0) return null;
  const others = leftOut.length - NAMED;
  return (
    <Alert severity="warning">
      <AlertTitle>
        {translate('printing.leftOut.count', { smart_count: leftOut.length })}
      </AlertTitle>
      <Box component="ul" sx={LIST}>
        {leftOut.slice(0, NAMED).map(({ id, order, reason }) => (
          <li key={id}>
            {order ? <OrderName order={order} /> : translate('printing.leftOut.nameless')}
            {': '}
            {translate(`printing.leftOut.${reason}`)}
          </li>
        ))}
      </Box>
      {others > 0 && translate('orders.bulk.more', { smart_count: others })}
    </Alert>
  );
}

const LIST = { m: 0, p: 0, paddingInlineStart: 2.5 } as const;
