import { administrator } from './administrator.ts';
import { customer } from './customer.ts';
import { employee } from './employee.ts';

/** The roles that the code declares. A further one is composed, or declared in a file of its own. */
export const roles = [administrator, customer, employee] as const;
