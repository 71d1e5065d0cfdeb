import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import NorthOutlined from '@mui/icons-material/NorthOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SouthOutlined from '@mui/icons-material/SouthOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import { lazy } from 'react';
import {
  EDITED_KINDS,
  type EditedKind,
  editorAddress,
  editorOf,
} from '../../domain/documents/kinds.ts';
import { orderAddress } from '../../domain/orders/addresses.ts';
import { senderName } from '../../domain/orders/names.ts';
import { STAGE_ORDERS } from '../../domain/orders/stages.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { PrintListButton, PrintSelectionButton } from '../custom/documents/lists/PrintButton.tsx';
import { AddOrderButton } from '../custom/orders/AddOrderButton.tsx';
import { BinGate } from '../custom/orders/bin/BinGate.tsx';
import { useHasBin } from '../custom/orders/bin/use-has-bin.ts';
import {
  returnToValidation,
  returnToWarehouse,
  sendToTracking,
  sendToWarehouse,
  verify,
} from '../custom/orders/bulk/order-moves.ts';
import {
  deleteBills,
  deleteDeclarations,
  deleteOrders,
  deleteTickets,
  eraseOrders,
  restoreOrders,
} from '../custom/orders/bulk/order-removals.ts';
import { CodesButton } from '../custom/orders/list-tools/codes/CodesButton.tsx';
import { CodesReport } from '../custom/orders/list-tools/codes/CodesReport.tsx';
import { CODE_FIELD } from '../custom/orders/list-tools/codes/use-codes.ts';
import { ListedTotals } from '../custom/orders/list-tools/OrderTotals.tsx';
import { stageGate } from '../custom/orders/stage-gate.tsx';
import { ROUTE_ORDER, STAGE_TITLES } from '../custom/orders/stages.ts';
import type { Messages } from '../i18n/en.ts';
import { lazyPart } from '../kit/lazy-part.ts';
import type { ListExtras } from '../kit/view/list-view.ts';
import { BIN } from '../providers/bin-methods.ts';

const IdentityDialog = lazy(() => import('../custom/orders/identity/IdentityDialog.tsx'));
const DocumentEditor = lazy(() => import('../custom/documents/DocumentEditor.tsx'));

const BillsTabs = lazyPart(() => import('../custom/documents/issued/BillsTabs.tsx'), 'BillsTabs');
const EmptyBinButton = lazyPart(
  () => import('../custom/orders/bin/EmptyBinButton.tsx'),
  'EmptyBinButton',
);
const OrderCard = lazyPart(() => import('../custom/orders/OrderCard.tsx'), 'OrderCard');

/** The menu entry that the stages to Morocco share. */
const TO_MOROCCO = {
  to: '/ToMa',
  labelKey: 'shell.menu.toMorocco',
  icon: SouthOutlined,
  section: 'operations',
  order: 1,
} as const;

/** The initial sort of every table of orders (specification 2.4). */
const BY_NAME = ['user.name', 'ASC'] as const;

type ListName = Exclude<keyof Messages['orders']['empty'], 'title' | 'filtered'>;

const wordsOf = (list: ListName): NonNullable<ListExtras['words']> => ({
  searchHint: 'orders.list.searchHint',
  entries: 'orders.list.count',
  selectPage: 'orders.list.selectPage',
  none: 'orders.empty.title',
  noneHint: `orders.empty.${list}`,
  noMatch: 'orders.empty.title',
  noMatchHint: 'orders.empty.filtered',
  keys: 'orders.run.keys',
  deleteView: 'orderTools.deleteView',
});

/** What all lists of orders have. */
const ORDERS = {
  isDense: true,
  failed: 'server.reload',
  card: OrderCard,
  totals: ListedTotals,
  selectLabel: (order, translate) =>
    translate('orders.list.selectOrder', {
      name: senderName(order as Order),
      code: (order as Order).billCode ?? '',
    }),
  filters: [
    'user.tour._id',
    'isPaid',
    'payment',
    'isVerified',
    'type',
    'identity',
    'smsToMa',
    'bill',
    'declaration',
    'ticket',
    'numofpackages',
    'wights',
    'priceTotal',
    'createdAt',
  ],
} as const satisfies ListExtras & { filters: readonly string[] };

/** What the lists have in which orders are worked on. */
const WORKED_ON = {
  ...ORDERS,
  sort: BY_NAME,
  finders: [CodesButton],
  foundBy: [CODE_FIELD],
  below: CodesReport,
  tools: [PrintListButton, AddOrderButton],
  selectionTools: [PrintSelectionButton],
} as const;

/** The values that the stage lists show on a second line, and those that not everybody needs. */
const STAGE = {
  ...WORKED_ON,
  opens: ({ id }: Pick<Order, 'id'>) => orderAddress(id),
  prepare: () => import('../custom/orders/page/OrderPage.tsx').catch(() => undefined),
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

/** The stage lists of specification 2.4. */
const stages = {
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
    bulk: [sendToWarehouse, deleteOrders],
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
    bulk: [sendToTracking, verify, returnToValidation, deleteOrders],
    columns: [...STAGE.columns, 'documents'],
    over: Object.fromEntries(
      EDITED_KINDS.map((kind) => [
        `${editorOf(kind).path}/:id`,
        () => <DocumentEditor key={kind} kind={kind} />,
      ]),
    ),
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
    bulk: [returnToWarehouse, deleteOrders],
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
    bulk: [deleteOrders],
    columns: [...STAGE.columns, 'identity'],
    over: { 'cin/:cin_id': IdentityDialog },
  },
} as const;

/** A list of specification 2.5: the twelve columns, and further ones that a bookkeeper may want. */
const documentList = (list: 'bills' | 'declarations' | 'tickets', kind: EditedKind) =>
  ({
    ...WORKED_ON,
    title: `shell.menu.${list}`,
    words: wordsOf(list),
    // A row opens the editor of its document on top of the warehouse list (specification 2.5).
    opens: ({ id }: Pick<Order, 'id'>) => editorAddress(kind, id),
    columns: [
      'companyKey',
      'senderName',
      'senderPhone',
      'zip',
      'cityName',
      'tourName',
      'registeredCity',
      'recipientName',
      'recipientPhone',
      'wholeDestination',
      'packages',
      'received',
    ],
    hidden: ['user.code', 'weight', 'priceTotal', 'payment', 'rechnr'],
  }) as const;

/** The orders that have a bill, a declaration or a ticket, at whatever stage. */
const documents = {
  bills: {
    ...documentList('bills', 'invoice'),
    path: '/bills',
    menu: { section: 'documents', order: 1, icon: ReceiptLongOutlined },
    filter: { withBill: true },
    above: () => <BillsTabs at="/bills" />,
    bulk: [deleteBills],
    rowMenu: [deleteBills],
    rowActions: [deleteBills],
    opened: 'bills.fetched',
  },
  declarations: {
    ...documentList('declarations', 'declaration'),
    path: '/declaration',
    menu: { section: 'documents', order: 3, icon: AssignmentOutlined },
    filter: { withDeclar: true },
    bulk: [deleteDeclarations],
    rowMenu: [deleteDeclarations],
    rowActions: [deleteDeclarations],
    opened: 'declarations.listFetched',
  },
  tickets: {
    ...documentList('tickets', 'label'),
    path: '/tickets',
    menu: { section: 'documents', order: 2, icon: LabelOutlined },
    filter: { withTicket: true },
    bulk: [deleteTickets],
    rowMenu: [deleteTickets],
    rowActions: [deleteTickets],
    opened: 'tickets.listFetched',
  },
} as const;

/** The deleted orders, most recent first. */
const bin = {
  ...ORDERS,
  resource: BIN,
  path: '/bin',
  menu: { section: 'operations', order: 90, icon: DeleteOutlined, useIsThere: useHasBin },
  title: 'shell.menu.bin',
  words: wordsOf('bin'),
  gate: BinGate,
  tools: [EmptyBinButton],
  lacks: ['views', 'export'],
  opens: 'nothing',
  bulk: [restoreOrders, eraseOrders],
  rowActions: [restoreOrders, eraseOrders],
  rowMenu: [restoreOrders, eraseOrders],
  columns: [
    'sender',
    'city',
    'recipient',
    'destination',
    'packages',
    'code',
    'deletedAt',
    'deletedBy',
    'daysLeft',
    'verbs',
  ],
  sort: ['deletedAt', 'DESC'],
} as const;

/** Every list of orders. */
export const orderLists = { ...stages, ...documents, bin } as const;
