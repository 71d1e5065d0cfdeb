import type { Query } from '@tanstack/react-query';
import { BIN } from '../../providers/bin-methods.ts';

/** Whether something read is about orders, in the bin or not: they go from the one to the other. */
export const isOfOrders = ({ queryKey: [resource] }: Pick<Query, 'queryKey'>): boolean =>
  resource === 'commands' || resource === BIN;
