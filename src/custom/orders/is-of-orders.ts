import type { Query } from '@tanstack/react-query';
import { BIN } from '../../providers/bin-methods.ts';

/** Whether a query is about orders, in the bin or not: orders move between the two. */
export const isOfOrders = ({ queryKey: [resource] }: Pick<Query, 'queryKey'>): boolean =>
  resource === 'commands' || resource === BIN;
