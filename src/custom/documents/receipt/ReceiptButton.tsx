import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { printAccess } from '../../../../domain/documents/print.ts';
import { canHave } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useIsRejected } from '../../../kit/access/use-access.ts';

/** The page of an order needs none of this before its receipt is printed. */
const ReceiptFile = lazy(() => import('./ReceiptFile.tsx'));

/** Makes the receipt of an order with one click; nothing as long as it is not paid. */
export function ReceiptButton({ order }: { order: Order }) {
  const translate = useTranslate();
  const isRejected = useIsRejected(printAccess.print);
  const [isMaking, setMaking] = useState(false);
  if (isRejected || !canHave('receipt', order)) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<PrintOutlined />}
        loading={isMaking}
        loadingPosition="start"
        onClick={() => setMaking(true)}
      >
        {translate('issued.prints.kinds.receipt')}
      </Button>
      <Suspense fallback={null}>
        {isMaking && <ReceiptFile order={order} onEnd={() => setMaking(false)} />}
      </Suspense>
    </>
  );
}
