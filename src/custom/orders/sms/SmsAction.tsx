import SendToMobileOutlined from '@mui/icons-material/SendToMobileOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useRowActions } from '../../../kit/actions/row-actions.ts';
import { UnavailableButton } from '../../../kit/actions/UnavailableButton.tsx';
import { UrgencyIcon } from '../../../kit/urgency/Urgency.tsx';
import { useSmsProblem } from './use-sms-problem.ts';

const GenerateSmsDialog = lazy(() => import('./GenerateSmsDialog.tsx'));

type Props = { order: Order };

/**
 * 'Generate SMS' in the row of an order, disabled once it is sent (specification 2.4). After a
 * failure it carries a badge with the reason.
 */
export function SmsAction({ order }: Props) {
  const translate = useTranslate();
  const { open } = useRowActions();
  const failed = useSmsProblem(order);
  const id = useId();
  const code = isolated(order.billCode ?? '');
  const label = translate('orders.messages.generateOf', { code });
  if (order.smsToMa) {
    const reason = translate('order.page.smsSent');
    return (
      <UnavailableButton
        icon={<SendToMobileOutlined fontSize="small" />}
        label={label}
        reason={reason}
      />
    );
  }
  const ask = () =>
    open((close) => (
      <Suspense fallback={null}>
        <GenerateSmsDialog order={order} onClose={close} />
      </Suspense>
    ));
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="dialog"
        aria-describedby={failed && id}
        data-hint={failed ?? translate('orders.messages.generate')}
        onClick={ask}
      >
        <Badge overlap="circular" badgeContent={failed && <FailedBadge />}>
          <SendToMobileOutlined fontSize="small" />
        </Badge>
      </IconButton>
      {failed && (
        <span id={id} hidden>
          {failed}
        </span>
      )}
    </>
  );
}

const FailedBadge = () => <UrgencyIcon level="overdue" size={14} />;
