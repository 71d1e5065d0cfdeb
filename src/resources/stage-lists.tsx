import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import NorthOutlined from '@mui/icons-material/NorthOutlined';
import SouthOutlined from '@mui/icons-material/SouthOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import { lazy } from 'react';
import { orderAddress } from '../../domain/orders/addresses.ts';
import { EDITED_KINDS, editorOf } from '../../domain/orders/document-kinds.ts';
import { STAGE_ORDERS } from '../../domain/orders/stages.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { bulkMessages } from '../custom/messages/bulk/bulk-messages.ts';
import { SEND_MESSAGES, sendMessages } from '../custom/messages/dialog/send-messages.ts';
import {
  returnToValidation,
  returnToWarehouse,
  sendToTracking,
  sendToWarehouse,
  verify,
} from '../custom/orders/bulk/order-moves.ts';
import { deleteOrders } from '../custom/orders/bulk/order-removals.ts';
import { OrderPage } from '../custom/orders/order-page.ts';
import { stageGate } from '../custom/orders/stage-gate.tsx';
import { ROUTE_ORDER, STAGE_TITLES } from '../custom/orders/stages.ts';
import { WORKED_ON, wordsOf } from './order-list-parts.ts';

const IdentityDialog = lazy(() => import('../custom/orders/identity/IdentityDialog.tsx'));
const MessageDialog = lazy(() => import('../custom/messages/dialog/MessageDialog.tsx'));
const DocumentEditor = lazy(() => import('../custom/documents/DocumentEditor.tsx'));

/** The menu entry that the stages to Morocco share. */
const TO_MOROCCO = {
  to: '/ToMa',
  labelKey: 'shell.menu.toMorocco',
  icon: SouthOutlined,
  section: 'operations',
  order: 1,
} as const;

/** The values that the stage lists show on a second line, and those that not everybody needs. */
const STAGE = {
  isFirst: true,
  ...WORKED_ON,
  opens: ({ id }: Pick<Order, 'id'>) => orderAddress(id),
  prepare: OrderPage.prepare,
  columns: [
    'sender',
    'city',
    'tour',
    'recipient',
    'destination',
    'packages',
    'weight',
    'state',
    'received',
    'code',
  ],
  hidden: [
    'user.code',
    'user.phone',
    'user.zipcode',
    'user.tour.SubsCribedCity',
    'recipient.phone',
    'priceTotal',
    'payment',
    'type',
    'rechnr',
  ],
} as const;

/**
 * The actions of a selection, which a right-click on a row offers for its order alone: the deletion of
 * the whole order among them (specification 4). A screen over the list reads the selection itself.
 */
const forRows = <Action extends { readonly run: object }>(bulk: readonly Action[]) => ({
  bulk,
  rowMenu: bulk.filter(({ run }) => !('over' in run)),
});

/** The stage lists of specification 2.4. */
export const stageLists = {
  validation: {
    ...STAGE,
    path: '/ToMa/validation',
    aliases: ['/validation'],
    redirects: ['/ToMa'],
    menu: { under: TO_MOROCCO, icon: FactCheckOutlined },
    title: STAGE_TITLES.validation,
    words: wordsOf('validation'),
    filter: STAGE_ORDERS.validation,
    within: stageGate({ group: 'A', title: STAGE_TITLES.validation }),
    ...forRows([sendToWarehouse, sendMessages, bulkMessages, deleteOrders]),
    over: { [SEND_MESSAGES]: MessageDialog },
    columns: [...STAGE.columns, 'sms'],
    opened: 'orders.fetched',
  },
  warehouse: {
    ...STAGE,
    path: '/ToMa/warehouse',
    aliases: ['/warehouse'],
    menu: { under: TO_MOROCCO, icon: WarehouseOutlined },
    title: STAGE_TITLES.warehouse,
    words: wordsOf('warehouse'),
    filter: STAGE_ORDERS.warehouse,
    within: stageGate({ group: 'B', title: STAGE_TITLES.warehouse, opens: 'warehouse' }),
    ...forRows([sendToTracking, verify, sendMessages, returnToValidation, deleteOrders]),
    columns: [...STAGE.columns, 'documents'],
    over: {
      [SEND_MESSAGES]: MessageDialog,
      ...Object.fromEntries(
        EDITED_KINDS.map((kind) => [
          `${editorOf(kind).path}/:id`,
          () => <DocumentEditor key={kind} kind={kind} />,
        ]),
      ),
    },
    opened: 'orders.fetched',
  },
  tracking: {
    ...STAGE,
    path: '/ToMa/tracking',
    aliases: ['/tracking'],
    menu: { under: TO_MOROCCO, icon: LocalShippingOutlined },
    title: STAGE_TITLES.tracking,
    words: wordsOf('tracking'),
    filter: STAGE_ORDERS.tracking,
    within: stageGate({ group: 'A', title: STAGE_TITLES.tracking, trip: 'steps' }),
    ...forRows([returnToWarehouse, deleteOrders]),
    sort: ['id', 'ASC'],
    ownSort: { sort: ROUTE_ORDER, label: 'orders.list.routeOrder', icon: AltRouteOutlined },
    opened: 'orders.trackingFetched',
  },
  ToDu: {
    ...STAGE,
    path: '/ToDu',
    menu: { section: 'operations', order: 2, icon: NorthOutlined },
    title: STAGE_TITLES.ToDu,
    words: wordsOf('ToDu'),
    filter: STAGE_ORDERS.ToDu,
    within: stageGate({ group: 'B', title: STAGE_TITLES.ToDu, trip: 'step' }),
    ...forRows([sendMessages, bulkMessages, deleteOrders]),
    over: { [SEND_MESSAGES]: MessageDialog, 'cin/:cin_id': IdentityDialog },
    columns: [...STAGE.columns, 'sms', 'identity'],
  },
} as const;
