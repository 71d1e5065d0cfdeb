import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasBothIdentityFiles } from '../../../../domain/orders/identity-files.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { senderName } from '../sender-name.ts';

/** Opens the ID card of an order; disabled while a side of it is missing (specification 2.4). */
export function IdentityAction() {
  const order = useRecordContext<Order>();
  const translate = useTranslate();
  if (!order) return null;
  const possible = hasBothIdentityFiles(order);
  const name = senderName(order);
  return (
    <Tooltip
      title={translate(possible ? 'orders.identity.action' : 'orders.identity.missingFiles')}
    >
      {/* A disabled button tells no pointer anything, so the reason hangs on what surrounds it. */}
      <span>
        <IconButton
          size="small"
          component={Link}
          to={`cin/${encodeURIComponent(order.id)}`}
          preventScrollReset
          disabled={!possible}
          aria-disabled={!possible}
          aria-label={translate('orders.identity.actionOf', { name })}
        >
          <BadgeOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
