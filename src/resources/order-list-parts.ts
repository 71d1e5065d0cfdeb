import { recipientName, senderName } from '../../domain/orders/names.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { AddOrderButton } from '../custom/orders/AddOrderButton.tsx';
import { CodesButton } from '../custom/orders/list-tools/codes/CodesButton.tsx';
import { CODE_FIELD } from '../custom/orders/list-tools/codes/use-codes.ts';
import { ListedTotals } from '../custom/orders/list-tools/OrderTotals.tsx';
import { ORDER_FILTER_GROUPS, ORDER_FILTERS } from '../custom/orders/order-fields.ts';
import { ElsewhereReport } from '../custom/search/ElsewhereReport.tsx';
import type { Messages } from '../i18n/en.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { ListExtras } from '../kit/view/list-view.ts';
import { OrderReports } from './OrderReports.tsx';

const printing = () => import('../custom/documents/lists/PrintButton.tsx');
const OrderCard = lazyPart(() => import('../custom/orders/OrderCard.tsx'), 'OrderCard');

/** The initial sort of every table of orders (specification 2.4). */
const BY_NAME = ['user.name', 'ASC'] as const;

type ListName = Exclude<keyof Messages['orders']['empty'], 'title' | 'filtered'>;

/** The texts of a list of orders. */
export const textsOf = (list: ListName): NonNullable<ListExtras['texts']> => ({
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
export const ORDERS = {
  isDense: true,
  failed: 'server.reload',
  card: OrderCard,
  totals: ListedTotals,
  below: ElsewhereReport,
  selectLabel: (order, translate) =>
    translate('orders.list.selectOrder', {
      name: senderName(order as Order),
      code: (order as Order).billCode ?? recipientName(order as Order),
    }),
  filters: ORDER_FILTERS,
  dailyFilters: 5,
  filterGroups: ORDER_FILTER_GROUPS,
} as const satisfies ListExtras & { filters: readonly string[] };

/** What the lists have in which orders are worked on. */
export const WORKED_ON = {
  ...ORDERS,
  sort: BY_NAME,
  finders: [CodesButton],
  foundBy: [CODE_FIELD],
  below: OrderReports,
  tools: [AddOrderButton],
  moreTools: [lazyPart(printing, 'PrintListButton')],
  selectionTools: [lazyPart(printing, 'PrintSelectionButton')],
} as const;
