import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Order } from '../../../../domain/resources/commands.ts';
import { billedName, lastBilled } from './last-billed.ts';
import type { OrderValues } from './order-values.ts';
import { useEarlierOrders } from './use-earlier-orders.ts';

/** Offers the party that an earlier order of the sender was billed to, while none is named. */
export function LastBilledButton() {
  const translate = useTranslate();
  const order = useRecordContext<Order>();
  const { setValue } = useFormContext<OrderValues>();
  const [user, billTo] = useWatch<OrderValues, ['user', 'billTo']>({ name: ['user', 'billTo'] });
  const earlier = useEarlierOrders(user?._id).filter(({ id }) => id !== order?.id);
  const last = lastBilled(earlier);
  const isNamed = billTo?.party === 'other' && billedName(billTo) !== '';
  if (!last || isNamed) return null;
  return (
    <Button
      size="small"
      startIcon={<HistoryOutlined />}
      onClick={() => setValue('billTo', last, { shouldDirty: true, shouldValidate: true })}
      sx={{ alignSelf: 'start' }}
    >
      {translate('order.billing.asLastTime', { name: `\u2068${billedName(last)}\u2069` })}
    </Button>
  );
}
