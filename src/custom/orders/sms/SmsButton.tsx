import SendToMobileOutlined from '@mui/icons-material/SendToMobileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { UrgencyIcon } from '../../../kit/urgency/Urgency.tsx';
import { useSmsProblem } from './use-sms-problem.ts';

const GenerateSmsDialog = lazy(() => import('./GenerateSmsDialog.tsx'));

/** 'Generate SMS' on the page of an order. */
export function SmsButton({ order }: { order: Order }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const failed = useSmsProblem(order);
  const id = useId();
  const reason = order.smsToMa ? translate('order.page.smsSent') : failed;
  return (
    <>
      <Button
        size="small"
        startIcon={failed ? <UrgencyIcon level="overdue" /> : <SendToMobileOutlined />}
        aria-haspopup="dialog"
        aria-describedby={reason && id}
        {...(order.smsToMa && { 'aria-disabled': true, disableRipple: true })}
        data-hint={reason}
        onClick={() => !order.smsToMa && setAsking(true)}
        sx={order.smsToMa ? { color: 'text.disabled', cursor: 'not-allowed' } : {}}
      >
        {translate('orders.messages.generate')}
      </Button>
      {reason && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
      <Suspense fallback={null}>
        {isAsking && <GenerateSmsDialog order={order} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}
