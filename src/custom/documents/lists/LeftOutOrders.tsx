import { useTranslate } from 'react-admin';
import type { LeftOut } from './left-out.ts';
import { OrdersAlert } from './OrdersAlert.tsx';

/** How many orders a batch leaves out, which, and why. */
export function LeftOutOrders({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const translate = useTranslate();
  if (leftOut.length === 0) return null;
  return (
    <OrdersAlert
      title={translate('printing.leftOut.count', { smart_count: leftOut.length })}
      orders={leftOut.map(({ id, order, reason }) => ({
        id,
        order,
        remark: translate(`printing.leftOut.${reason}`),
      }))}
    />
  );
}
