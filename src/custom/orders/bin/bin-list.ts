import { BIN } from '../../../providers/bin-methods.ts';
import { eraseOrders, restoreOrders } from '../bulk/order-removals.ts';
import type { OrderListConfig } from '../stages.ts';

const BIN_ACTIONS = [restoreOrders, eraseOrders];

/** The list of deleted orders, most recent first. */
export const BIN_LIST: OrderListConfig = {
  name: 'bin',
  resource: BIN,
  title: 'shell.menu.bin',
  filter: {},
  bulk: BIN_ACTIONS,
  rowButtons: BIN_ACTIONS,
  menu: BIN_ACTIONS,
  rowActions: [],
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
  sort: { field: 'deletedAt', order: 'DESC' },
};
