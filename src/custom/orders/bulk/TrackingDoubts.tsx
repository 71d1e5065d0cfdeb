import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { missingIdentitySides } from '../../../../domain/orders/identity-files.ts';
import { type TrackingDoubt, trackingDoubts } from '../../../../domain/orders/tracking-doubts.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { NamedRecords } from '../../../kit/actions/NamedRecords.tsx';
import { ORDERS_SCOPE } from './orders-scope.tsx';

/** How many of some orders lack what an order needs before tracking, and on demand which. */
export default function TrackingDoubts({ orders }: { orders: readonly Order[] }) {
  const translate = useTranslate();
  const doubts = trackingDoubts(orders);
  if (doubts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {translate('orders.doubts.intro')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {doubts.map(({ doubt, orders: concerned }) => (
          <li key={doubt}>
            <Doubt doubt={doubt} orders={concerned} total={orders.length} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

type DoubtProps = { doubt: TrackingDoubt; orders: readonly Order[]; total: number };

function Doubt({ doubt, orders, total }: DoubtProps) {
  const translate = useTranslate();
  const what = translate(`orders.doubts.${doubt}`);
  const sidesOf = (order: Order) => {
    const [first, second] = missingIdentitySides(order);
    return first && translate(`orders.doubts.sides.${second ? 'both' : first}`);
  };
  const wordOf = doubt === 'withoutIdentity' ? sidesOf : undefined;
  const [only] = orders;
  if (total === 1 && only) return [what, wordOf?.(only)].filter(Boolean).join(' · ');
  return (
    <NamedRecords
      scope={ORDERS_SCOPE}
      label={translate('orders.doubts.count', { doubt: what, count: orders.length, total })}
      records={orders}
      remarkOf={wordOf}
    />
  );
}
