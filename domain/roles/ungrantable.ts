import type { FieldPlace } from './grants.ts';

/**
 * Resources of which no composed role has anything but to read, and those of which it has nothing:
 * whoever could change them could give themselves every right, or undo what protects the house.
 */
export const ADMINISTRATORS_ALONE: Readonly<Record<string, readonly string[]>> = {
  teamRoles: [],
  attempts: [],
  settings: ['list', 'show'],
};

/** The fields of people that only administrators write: their rights, and how they sign in. */
const ADMINISTERED: Readonly<Record<string, readonly string[]>> = {
  users: ['role', 'status', 'teamRole', 'assignment', 'password', 'currentPassword'],
};

/** Whether no composed role may write a field. */
export const isUngrantable = ({ resource, path }: FieldPlace): boolean =>
  Object.hasOwn(ADMINISTERED, resource) &&
  ADMINISTERED[resource]?.some((one) => path === one || path.startsWith(`${one}.`)) === true;

/** Whether a composed role may have an operation of a resource at all. */
export const isGrantable = (resource: string, operation: string): boolean =>
  !Object.hasOwn(ADMINISTRATORS_ALONE, resource) ||
  ADMINISTRATORS_ALONE[resource]?.includes(operation) === true;

/** What is shown whole or not at all: documents that were issued, and notices that wait. */
export const SHOWN_WHOLE: readonly string[] = ['invoices', 'waitingNotices'];

/** Operations that change people, of which a composed role has those of customers at most. */
export const ON_CUSTOMERS_ALONE: Readonly<Record<string, readonly string[]>> = {
  users: ['create', 'edit', 'delete'],
};
