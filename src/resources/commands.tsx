import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import { cityNameOf } from '../../domain/cities/cities-of-morocco.ts';
import { commands } from '../../domain/resources/commands.ts';
import { bulkMessages } from '../custom/messages/bulk/bulk-messages.ts';
import { pay, payments } from '../custom/orders/bulk/order-payments.ts';
import { deleteOrders } from '../custom/orders/bulk/order-removals.ts';
import { orderTransitions } from '../custom/orders/bulk/order-transitions.ts';
import { ORDERS_SCOPE } from '../custom/orders/bulk/orders-scope.tsx';
import { orderColumns } from '../custom/orders/order-columns.tsx';
import { orderExports } from '../custom/orders/order-exports.ts';
import { ALL_COLUMNS, ALL_HIDDEN, EXPORTED, ORDER_FORM } from '../custom/orders/order-fields.ts';
import { orderFilters } from '../custom/orders/order-filters.ts';
import { OrderPage } from '../custom/orders/order-page.ts';
import { ORDER_TABS } from '../custom/orders/order-tabs.ts';
import { CodeCell } from '../kit/cells/cells.tsx';
import { lazyPart } from '../kit/lazy-part.tsx';
import { Clipped } from '../kit/list/Clipped.tsx';
import type { CellProps } from '../kit/view/props.ts';
import { viewOf } from '../kit/view/view.ts';
import { orderLists } from './order-lists.ts';

const inputs = () => import('../custom/orders/form/number-inputs.tsx');
const OrderCreate = lazy(() => import('../custom/orders/form/OrderCreate.tsx'));
const OrderEdit = lazy(() => import('../custom/orders/form/OrderEdit.tsx'));

/** Orders. Their lists are the stages, so they have no menu entry of their own. */
export const commandsView = viewOf(commands, {
  icon: Inventory2Outlined,
  menu: false,
  list: {
    columns: ALL_COLUMNS,
    hidden: ALL_HIDDEN,
    sort: ['createdAt', 'DESC'],
    tabs: ORDER_TABS.all,
    rowActions: [pay],
    bulk: [...payments, ...Object.values(orderTransitions), bulkMessages, deleteOrders],
  },
  lists: orderLists,
  columns: orderColumns,
  composedFilters: orderFilters,
  exports: EXPORTED,
  composedExports: orderExports,
  form: ORDER_FORM,
  inputs: {
    'billTo.vatId': lazyPart(inputs, 'VatIdInput'),
    'billTo.leitwegId': lazyPart(inputs, 'LeitwegIdInput'),
  },
  cells: {
    billCode: CodeCell,
    rechnr: CodeCell,
    'user.code': CodeCell,
    'user.zipcode': CodeCell,
    'user.tour.SubsCribedCity': RegisteredCityCell,
  },
  screens: { create: OrderCreate, edit: OrderEdit, show: OrderPage },
  actions: [...payments, ...Object.values(orderTransitions), deleteOrders],
  actionScope: ORDERS_SCOPE,
});

/** The city that a customer is registered for on a tour, spelled as every list spells it. */
function RegisteredCityCell({ value }: CellProps) {
  return <Clipped text={cityNameOf(typeof value === 'string' ? value : '')} width={110} />;
}
