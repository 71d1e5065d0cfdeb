import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import { commands } from '../../domain/resources/commands.ts';
import { orderMoves } from '../custom/orders/bulk/order-moves.ts';
import { deleteOrders } from '../custom/orders/bulk/order-removals.ts';
import { ORDERS_SCOPE } from '../custom/orders/bulk/orders-scope.tsx';
import { LeitwegIdInput, VatIdInput } from '../custom/orders/form/number-inputs.tsx';
import { Code } from '../kit/format/formats.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';

const OrderCreate = lazy(() => import('../custom/orders/form/OrderCreate.tsx'));
const OrderEdit = lazy(() => import('../custom/orders/form/OrderEdit.tsx'));
const OrderPage = lazy(() => import('../custom/orders/page/OrderPage.tsx'));

/** Orders. Their lists are the stages, so they have no menu entry of their own. */
export const commandsView = viewOf(commands, {
  icon: Inventory2Outlined,
  menu: false,
  list: {
    columns: [
      'billCode',
      'user',
      'recipient.name',
      'recipient.phone',
      'recipient.address',
      'numofpackages',
      'wights',
      'createdAt',
    ],
    hidden: ['tripGroup', 'commandMode', 'paid', 'verified', 'priceTotal', 'rechnr'],
    sort: ['createdAt', 'DESC'],
  },
  form: [
    { section: 'people', fields: ['user', 'recipient'] },
    { section: 'parcels', fields: ['numofpackages', 'wights', 'type'] },
    { section: 'stage', fields: ['tripGroup', 'commandMode'] },
    { section: 'payment', fields: ['payment', 'priceTotal', 'paid'] },
    { section: 'billing', fields: ['billTo'] },
    { section: 'documents', fields: ['frontId', 'backId'] },
  ],
  inputs: { 'billTo.vatId': VatIdInput, 'billTo.leitwegId': LeitwegIdInput },
  cells: { billCode: CodeCell, rechnr: CodeCell },
  screens: { create: OrderCreate, edit: OrderEdit, show: OrderPage },
  actions: [...Object.values(orderMoves), deleteOrders],
  actionScope: ORDERS_SCOPE,
});

function CodeCell({ value }: CellProps) {
  return <Code value={typeof value === 'string' ? value : undefined} />;
}
