import { useTranslate } from 'react-admin';
import { useDoubtWords } from '../form/CustomsDoubts.tsx';
import { OrdersAlert } from './OrdersAlert.tsx';
import type { Doubtful } from './print-batch.ts';

/** Which declarations of a batch customs may not accept, and why, before they are handed out. */
export function DoubtfulDeclarations({ doubtful }: { doubtful: readonly Doubtful[] }) {
  const translate = useTranslate();
  const words = useDoubtWords();
  if (doubtful.length === 0) return null;
  return (
    <OrdersAlert
      title={translate('printing.doubtful', { smart_count: doubtful.length })}
      orders={doubtful.map(({ order, doubts }) => ({
        id: order.id,
        order,
        remark: doubts.map(words).join(' '),
      }))}
    />
  );
}
