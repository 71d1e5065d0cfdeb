import type { SortPayload } from 'react-admin';
import type { STAGE_ORDERS } from '../../../domain/orders/stages.ts';
import type { MessageKey } from '../../i18n/en.ts';

/** The titles of the stage lists of specification 2.4, which are named as in their routes. */
export const STAGE_TITLES: Readonly<Record<keyof typeof STAGE_ORDERS, MessageKey>> = {
  validation: 'shell.menu.validation',
  warehouse: 'shell.menu.warehouse',
  tracking: 'shell.menu.tracking',
  ToDu: 'shell.menu.fromMorocco',
};

/**
 * By `id`, which the data provider treats as no sort at all: the server then returns the fixed city
 * order (contract, "tracked orders").
 */
export const ROUTE_ORDER: SortPayload = { field: 'id', order: 'ASC' };
