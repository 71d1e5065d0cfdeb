import { BIN } from '../../../providers/bin-methods.ts';
import type { OrderListConfig } from '../stages.ts';

/** The list of deleted orders, most recent first. */
export const BIN_LIST: OrderListConfig = {
  name: 'bin',
  resource: BIN,
  title: 'shell.menu.bin',
  filter: {},
  bulk: ['restore', 'erase'],
  rowVerbs: ['restore', 'erase'],
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
