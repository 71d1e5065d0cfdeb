import { administrator } from './administrator.ts';
import { customer } from './customer.ts';

/** The roles of the product. A further one is declared in a file of its own and named here. */
export const roles = [administrator, customer] as const;
