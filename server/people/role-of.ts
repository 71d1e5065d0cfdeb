import { ROLES, type Role } from '../../domain/access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';

/** A stored role as one of the product's roles; the start has found no others. */
export function roleOf(stored: string): Role {
  if (!isOneOf(ROLES, stored)) throw new Error('A user has a role that does not exist.');
  return stored;
}
