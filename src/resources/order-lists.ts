import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { BinGate } from '../custom/orders/bin/BinGate.tsx';
import { useHasBin } from '../custom/orders/bin/use-has-bin.ts';
import { eraseOrders, restoreOrders } from '../custom/orders/bulk/order-removals.ts';
import { BIN_COLUMNS } from '../custom/orders/order-fields.ts';
import { lazyPart } from '../kit/lazy-part.tsx';
import type { ListOptions } from '../kit/view/list-of.ts';
import { BIN } from '../providers/bin-methods.ts';
import { documentLists } from './document-lists.ts';
import { ORDERS, textsOf } from './order-list-parts.ts';
import { stageLists } from './stage-lists.tsx';

const EmptyBinButton = lazyPart(
  () => import('../custom/orders/bin/EmptyBinButton.tsx'),
  'EmptyBinButton',
);

/** The deleted orders, most recent first. */
const bin = {
  ...ORDERS,
  resource: BIN,
  path: '/bin',
  menu: { section: 'operations', order: 90, icon: DeleteOutlined, useIsThere: useHasBin },
  title: 'shell.menu.bin',
  texts: textsOf('bin'),
  gate: BinGate,
  tools: [EmptyBinButton],
  opens: 'nothing',
  bulk: [restoreOrders, eraseOrders],
  rowActions: [restoreOrders, eraseOrders],
  rowMenu: [restoreOrders, eraseOrders],
  columns: BIN_COLUMNS,
  sort: ['deletedAt', 'DESC'],
} as const satisfies ListOptions<string, string>;

/** Every list of orders. */
export const orderLists = { ...stageLists, ...documentLists, bin } as const;
