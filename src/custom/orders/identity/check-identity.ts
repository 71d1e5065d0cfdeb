import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import { createElement, lazy } from 'react';
import { canCheckIdentity } from '../../../../domain/orders/identity-files.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { BulkAction } from '../../../kit/view/bulk-action.ts';

/** It comes with the click, not with the list. */
export const IdentityOverPage = lazy(() => import('./IdentityOverPage.tsx'));

/** Opens the ID card of an order over its list. */
export const checkIdentity: BulkAction<Order> = {
  verb: 'checkIdentity',
  icon: BadgeOutlined,
  label: 'orders.identity.action',
  running: 'orders.identity.action',
  done: 'orders.identity.action',
  isFor: canCheckIdentity,
  run: {
    screen: ({ ids: [id], onClose }) =>
      createElement(IdentityOverPage, { id: String(id), onClose }),
  },
};
