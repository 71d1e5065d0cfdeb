import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import IconButton from '@mui/material/IconButton';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasBothIdentityFiles } from '../../../../domain/orders/identity-files.ts';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { UnavailableButton } from '../../../kit/actions/UnavailableButton.tsx';

/** Opens the ID card of an order; disabled while a side of it is missing (specification 2.4). */
export function IdentityAction() {
  const order = useRecordContext<Order>();
  const translate = useTranslate();
  if (!order) return null;
  const label = translate('orders.identity.actionOf', { name: senderName(order) });
  const icon = <BadgeOutlined fontSize="small" />;
  if (!hasBothIdentityFiles(order)) {
    const reason = translate('orders.identity.missingFiles');
    return <UnavailableButton role="link" label={label} icon={icon} reason={reason} />;
  }
  return (
    <IconButton
      size="small"
      data-hint={translate('orders.identity.action')}
      component={Link}
      to={`cin/${encodeURIComponent(order.id)}`}
      preventScrollReset
      aria-label={label}
    >
      {icon}
    </IconButton>
  );
}
