import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { missingIdentitySides } from '../../../../domain/orders/identity-files.ts';
import {
  type TrackingWarning,
  trackingWarnings,
} from '../../../../domain/orders/tracking-warnings.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { NamedRecords } from '../../../kit/actions/NamedRecords.tsx';
import { ORDERS_SCOPE } from './orders-scope.tsx';

/** How many of some orders lack what an order needs before tracking, and on demand which. */
export default function TrackingWarnings({ orders }: { orders: readonly Order[] }) {
  const translate = useTranslate();
  const warnings = trackingWarnings(orders);
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {translate('orders.warnings.intro')}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {warnings.map(({ warning, orders: concerned }) => (
          <li key={warning}>
            <Warning warning={warning} orders={concerned} total={orders.length} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

type WarningProps = { warning: TrackingWarning; orders: readonly Order[]; total: number };

function Warning({ warning, orders, total }: WarningProps) {
  const translate = useTranslate();
  const what = translate(`orders.warnings.${warning}`);
  const sidesOf = (order: Order) => {
    const [first, second] = missingIdentitySides(order);
    return first && translate(`orders.warnings.sides.${second ? 'both' : first}`);
  };
  const labelOf = warning === 'withoutIdentity' ? sidesOf : undefined;
  const [only] = orders;
  if (total === 1 && only) return [what, labelOf?.(only)].filter(Boolean).join(' · ');
  return (
    <NamedRecords
      scope={ORDERS_SCOPE}
      label={translate('orders.warnings.count', { warning: what, count: orders.length, total })}
      records={orders}
      remarkOf={labelOf}
    />
  );
}
