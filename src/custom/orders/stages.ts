import type { SortPayload } from 'react-admin';
import { orderAddress } from '../../../domain/orders/addresses.ts';
import { STAGE_ORDERS } from '../../../domain/orders/stages.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import type { MessageKey } from '../../i18n/en.ts';
import type { BulkAction } from '../../kit/actions/bulk-action.ts';
import type { NoticeKey } from '../../kit/notices/use-notice.tsx';
import type { BIN } from '../../providers/bin-methods.ts';
import {
  returnToValidation,
  returnToWarehouse,
  sendToTracking,
  sendToWarehouse,
  verify,
} from './bulk/order-moves.ts';
import { deleteOrders } from './bulk/order-removals.ts';
import type { OrderColumn } from './order-columns.tsx';

/** The stage lists of specification 2.4, named as in their routes. */
export type StageName = 'validation' | 'warehouse' | 'tracking' | 'ToDu';

/** The lists of specification 2.5, of the orders that have a document of one kind. */
export type DocumentListName = 'bills' | 'declarations' | 'tickets';

/** All actions on a single row. */
type RowAction = 'identityCheck' | 'documents';

/** The definition of a list of orders. */
export type OrderListConfig = {
  readonly name: StageName | DocumentListName | 'bin';
  /** The resource of the list; orders by default. */
  readonly resource?: 'commands' | typeof BIN;
  readonly title: MessageKey;
  /** The filter for the orders of the list, as the list call sends it (specification 7). */
  readonly filter: Readonly<Record<string, string | boolean>>;
  readonly bulk: readonly BulkAction<Order>[];
  readonly rowActions: readonly RowAction[];
  readonly columns: readonly OrderColumn[];
  /** Further columns that can be shown; the list can be sorted by them even when hidden. */
  readonly more?: readonly OrderColumn[];
  readonly sort: SortPayload;
  /** Shown when the list is opened; the specification has no text for From Morocco. */
  readonly opened?: NoticeKey;
  /** Where a click on a row leads; without it, the click selects. */
  readonly opens?: (order: Order) => string;
  /** The actions of a row: buttons in a column `verbs`, and on a card. */
  readonly rowButtons?: readonly BulkAction<Order>[];
  /** The actions of a right-click on a row. */
  readonly menu?: readonly BulkAction<Order>[];
};

/** The definition of a stage list. */
export type StageConfig = OrderListConfig & {
  readonly name: StageName;
  /** The group without which the Create Group screen is shown (specification 2.4 and 2.6). */
  readonly group: TripGroup;
  /** What is shown above the list about its group's trip: all steps, or only the current one. */
  readonly trip?: 'steps' | 'step';
};

/** The initial sort of every table of orders (specification 2.4). */
export const BY_NAME: SortPayload = { field: 'user.name', order: 'ASC' };

/**
 * By `id`, which the data provider treats as no sort at all: the server then returns the fixed city
 * order (contract, "tracked orders").
 */
export const ROUTE_ORDER: SortPayload = { field: 'id', order: 'ASC' };

const COLUMNS = [
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
] as const satisfies readonly OrderColumn[];

/** The values that those columns show on a second line, and those that not everybody needs. */
const MORE = [
  'customer',
  'moreSenderPhone',
  'moreZip',
  'moreRegisteredCity',
  'moreRecipientPhone',
  'total',
  'payment',
  'delivery',
  'invoice',
] as const satisfies readonly OrderColumn[];

/** A row leads to the page of its order. */
const opens = ({ id }: Order): string => orderAddress(id);

export const STAGE_LISTS: Readonly<Record<StageName, StageConfig>> = {
  validation: {
    name: 'validation',
    title: 'shell.menu.validation',
    filter: STAGE_ORDERS.validation,
    group: 'A',
    bulk: [sendToWarehouse, deleteOrders],
    rowActions: [],
    opens,
    columns: COLUMNS,
    more: MORE,
    sort: BY_NAME,
    opened: 'orders.fetched',
  },
  warehouse: {
    name: 'warehouse',
    title: 'shell.menu.warehouse',
    filter: STAGE_ORDERS.warehouse,
    group: 'B',
    bulk: [sendToTracking, verify, returnToValidation, deleteOrders],
    rowActions: ['documents'],
    opens,
    columns: [...COLUMNS, 'documents'],
    more: MORE,
    sort: BY_NAME,
    opened: 'orders.fetched',
  },
  tracking: {
    name: 'tracking',
    title: 'shell.menu.tracking',
    filter: STAGE_ORDERS.tracking,
    group: 'A',
    bulk: [returnToWarehouse, deleteOrders],
    rowActions: [],
    opens,
    columns: COLUMNS,
    more: MORE,
    sort: ROUTE_ORDER,
    opened: 'orders.trackingFetched',
    trip: 'steps',
  },
  ToDu: {
    name: 'ToDu',
    title: 'shell.menu.fromMorocco',
    filter: STAGE_ORDERS.ToDu,
    group: 'B',
    bulk: [deleteOrders],
    rowActions: ['identityCheck'],
    opens,
    columns: [...COLUMNS, 'identity'],
    more: MORE,
    sort: BY_NAME,
    trip: 'step',
  },
};

/** The key under which a list stores its page, sort, filters and selection; each list has its own. */
export const storeKeyOf = (list: OrderListConfig): string => `commands.${list.name}`;

/** The key under which the table of a list stores its visible columns. */
export const tableKeyOf = (list: OrderListConfig): string => `${storeKeyOf(list)}.datatable`;
