import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import SouthOutlined from '@mui/icons-material/SouthOutlined';
import { lazy } from 'react';
import { orderAddress, STAGE_ADDRESSES } from '../../domain/orders/addresses.ts';
import { EDITED_KINDS, editorOf } from '../../domain/orders/document-kinds.ts';
import {
  STAGE_ORDERS,
  type StageListName,
  type StageName,
  verbsFrom,
} from '../../domain/orders/stages.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { bulkMessages } from '../custom/messages/bulk/bulk-messages.ts';
import { SEND_MESSAGES, sendMessages } from '../custom/messages/dialog/send-messages.ts';
import { setParcels } from '../custom/orders/bulk/order-parcels.ts';
import { pay, payments, paymentsOfRow } from '../custom/orders/bulk/order-payments.ts';
import { deleteOrders } from '../custom/orders/bulk/order-removals.ts';
import { stageTransitions, verify } from '../custom/orders/bulk/order-transitions.ts';
import { checkIdentity } from '../custom/orders/identity/check-identity.ts';
import { STAGE_COLUMNS, STAGE_HIDDEN } from '../custom/orders/order-fields.ts';
import { OrderPage } from '../custom/orders/order-page.ts';
import { ORDER_TABS } from '../custom/orders/order-tabs.ts';
import { stageGate } from '../custom/orders/stage-gate.tsx';
import { ROUTE_ORDER, STAGE_FACES } from '../custom/orders/stages.ts';
import type { ListOptions } from '../kit/view/list-of.ts';
import { textsOf, WORKED_ON } from './order-list-parts.ts';

const IdentityDialog = lazy(() => import('../custom/orders/identity/IdentityDialog.tsx'));
const MessageDialog = lazy(() => import('../custom/messages/bulk/MessageDialog.tsx'));
const DocumentEditor = lazy(() => import('../custom/documents/DocumentEditor.tsx'));

/** The menu entry that the stages to Morocco share; its address leads to the first of them. */
export const TO_MOROCCO = {
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
  columns: STAGE_COLUMNS,
  hidden: STAGE_HIDDEN,
} as const;

/**
 * The actions of a selection, which a right-click on a row offers for its order alone: the deletion of
 * the whole order among them (specification 4). A screen over the list reads the selection itself.
 */
const forRows = <Action extends { readonly run: object }>(bulk: readonly Action[]) => ({
  bulk: [...bulk, ...payments, setParcels, deleteOrders],
  rowActions: [pay],
  rowMenu: [
    ...bulk.filter(({ run }) => !('over' in run)),
    checkIdentity,
    ...paymentsOfRow,
    setParcels,
    deleteOrders,
  ],
});

/** Its address, its texts and the orders on it follow from its name. */
const placed = (name: StageListName) =>
  ({
    ...STAGE,
    path: STAGE_ADDRESSES[name],
    title: STAGE_FACES[name].title,
    texts: textsOf(name),
    filter: STAGE_ORDERS[name],
  }) satisfies ListOptions<string, string>;

/** A list on the way to Morocco: its orders are sent on or back, and between that it has its own. */
const stage = <Own extends { readonly run: object }>(name: StageName, own: readonly Own[]) => {
  const { on, back } = verbsFrom(name);
  const transitionsBy = (verbs: typeof on) => verbs.map((verb) => stageTransitions[verb]);
  return {
    ...placed(name),
    aliases: [`/${name}`],
    menu: { under: TO_MOROCCO, icon: STAGE_FACES[name].icon },
    ...forRows([...transitionsBy(on), ...own, ...transitionsBy(back)]),
  };
};

/** The stage lists of specification 2.4. */
export const stageLists = {
  validation: {
    ...stage('validation', [sendMessages, bulkMessages]),
    tabs: ORDER_TABS.waiting,
    within: stageGate({ group: 'A', title: STAGE_FACES.validation.title }),
    over: { [SEND_MESSAGES]: MessageDialog },
    columns: [...STAGE_COLUMNS, 'sms'],
    opened: 'orders.fetched',
  },
  warehouse: {
    ...stage('warehouse', [verify, sendMessages, bulkMessages]),
    tabs: ORDER_TABS.warehouse,
    within: stageGate({ group: 'B', title: STAGE_FACES.warehouse.title, opens: 'warehouse' }),
    columns: [...STAGE_COLUMNS, 'documents'],
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
    ...stage('tracking', [bulkMessages]),
    tabs: ORDER_TABS.underWay,
    within: stageGate({ group: 'A', title: STAGE_FACES.tracking.title, trip: 'steps' }),
    sort: ['id', 'ASC'],
    ownSort: { sort: ROUTE_ORDER, label: 'orders.list.routeOrder', icon: AltRouteOutlined },
    opened: 'orders.trackingFetched',
  },
  ToDu: {
    ...placed('ToDu'),
    tabs: ORDER_TABS.waiting,
    menu: { section: 'operations', order: 2, icon: STAGE_FACES.ToDu.icon },
    within: stageGate({ group: 'B', title: STAGE_FACES.ToDu.title, trip: 'step' }),
    ...forRows([sendMessages, bulkMessages]),
    over: { [SEND_MESSAGES]: MessageDialog, 'cin/:cin_id': IdentityDialog },
    columns: [...STAGE_COLUMNS, 'sms', 'identity'],
  },
} as const satisfies Record<StageListName, object>;
