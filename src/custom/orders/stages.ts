import type { SortPayload } from 'react-admin';
import { STAGE_ORDERS } from '../../../domain/orders/stage-orders.ts';
import type { commands, Order } from '../../../domain/resources/commands.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import type { MessageKey } from '../../i18n/en.ts';
import type { BIN } from '../../providers/bin-methods.ts';
import type { NoticeKey } from '../layout/use-notice.ts';
import { orderAddress } from './order-addresses.ts';
import type { OrderColumn } from './order-columns.tsx';

/** The stage lists of specification 2.4, named as its routes name them. */
export type StageName = 'validation' | 'warehouse' | 'tracking' | 'ToDu';

/** The lists of specification 2.5, of the orders that carry a document of one kind. */
export type DocumentListName = 'bills' | 'declarations' | 'tickets';

/** What takes a document off an order. */
export type DocumentVerb = 'deleteBill' | 'deleteDeclaration' | 'deleteTicket';

/** What can be done to the selected orders of a stage: a verb of the definition, or their deletion. */
type StageVerb = keyof typeof commands.actions | 'delete';

/** What brings an order back out of the bin, or takes it out for good. */
type BinVerb = 'restore' | 'erase';

/** What can be done to the selected orders of any list. */
export type BulkVerb = StageVerb | DocumentVerb | BinVerb;

/** What can be asked for in a row itself. */
export type RowVerb = DocumentVerb | BinVerb;

/** What can be done to one row. */
type RowAction = 'identityCheck' | 'documents';

/** What tells one list of orders from another. */
export type OrderListConfig = {
  readonly name: StageName | DocumentListName | 'bin';
  /** What the list is read from: orders, where nothing else is said. */
  readonly resource?: 'commands' | typeof BIN;
  readonly title: MessageKey;
  /** The orders that belong here, as the list call asks for them (specification 7). */
  readonly filter: Readonly<Record<string, string | boolean>>;
  readonly bulk: readonly BulkVerb[];
  readonly rowActions: readonly RowAction[];
  readonly columns: readonly OrderColumn[];
  /** Columns that can be chosen beside those; they can be sorted by in any case. */
  readonly more?: readonly OrderColumn[];
  readonly sort: SortPayload;
  /** Told when the list is opened; the specification has no text for From Morocco. */
  readonly opened?: NoticeKey;
  /** Where a click on a row leads; without it, the click selects. */
  readonly opens?: (order: Order) => string;
  /** What a row itself can be asked for: by its buttons in a column `verbs`, and on a card. */
  readonly rowVerbs?: readonly RowVerb[];
  /** What a right-click on a row asks for, and the Delete key in it. */
  readonly menuVerb?: RowVerb;
};

/** What tells one stage list from another. */
export type StageConfig = OrderListConfig & {
  readonly name: StageName;
  readonly bulk: readonly StageVerb[];
  /** The group without which a Create Group screen stands here (specification 2.4 and 2.6). */
  readonly group: TripGroup;
  /** What stands above the list of its group's trip: all of its steps, or the one that it is at. */
  readonly trip?: 'steps' | 'step';
};

/** As every table of orders is sorted at first (specification 2.4). */
export const BY_NAME: SortPayload = { field: 'user.name', order: 'ASC' };

/**
 * By `id`, which the data provider takes for no sort at all: the server then answers in the fixed
 * city order (contract, "tracked orders").
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

/** What those columns fold into a second line, and what not everybody needs. */
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

/** A row leads to everything of its order. */
const opens = ({ id }: Order): string => orderAddress(id);

export const STAGE_LISTS: Readonly<Record<StageName, StageConfig>> = {
  validation: {
    name: 'validation',
    title: 'shell.menu.validation',
    filter: STAGE_ORDERS.validation,
    group: 'A',
    bulk: ['sendToWarehouse', 'delete'],
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
    bulk: ['sendToTracking', 'verify', 'returnToValidation', 'delete'],
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
    bulk: ['returnToWarehouse', 'delete'],
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
    bulk: ['delete'],
    rowActions: ['identityCheck'],
    opens,
    columns: [...COLUMNS, 'identity'],
    more: MORE,
    sort: BY_NAME,
    trip: 'step',
  },
};

/** Under this key a list remembers its page, sort, filters and selection; each has its own. */
export const storeKeyOf = (list: OrderListConfig): string => `commands.${list.name}`;

/** Under this key the table of a list remembers which columns it shows. */
export const tableKeyOf = (list: OrderListConfig): string => `${storeKeyOf(list)}.datatable`;
