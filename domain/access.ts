import { isOneOf } from './is-one-of.ts';

/**
 * The roles a person can have in the product. Only `admin` may enter the back office (specification
 * 6).
 */
export const ROLES = ['admin', 'customer'] as const;
export type Role = (typeof ROLES)[number];

/** Roles whose people may enter the back office. */
const BACK_OFFICE_ROLES: readonly Role[] = ['admin'];

/** Whether people with this role may enter the back office (specification 6). */
export const entersBackOffice = (role: string | undefined): boolean =>
  isOneOf(BACK_OFFICE_ROLES, role);

/** Roles of the carrier's own staff. */
const STAFF_ROLES: readonly Role[] = ['admin'];

/**
 * Who is asking: the person to whom a live session belongs. A role that the rules do not know has
 * what everyone has.
 */
export type Actor = { id: string; role: string };

/** Equality filters, by field path, that every record must meet to be within an actor's reach. */
export type RowScope = { readonly [path: string]: string };

/** The answer of a rule: everything, nothing, or only the records inside a scope. */
export type Access = boolean | RowScope;

/** A named policy. Rules are pure, so that the client can ask the same question as the server. */
export type AccessRule = (actor: Actor) => Access;

/** Every signed-in person. */
export const everyone: AccessRule = () => true;

/**
 * Nobody, whatever the role: for values that never leave the server, or that only the server sets.
 */
export const nobody: AccessRule = () => false;

/** The carrier's own staff. */
export const staff: AccessRule = (actor) => isOneOf(STAFF_ROLES, actor.role);

/** Administrators only. */
export const admin: AccessRule = (actor) => actor.role === 'admin';

/** Whether the rule lets the actor reach at least some records. */
export const allows = (rule: AccessRule, actor: Actor): boolean => rule(actor) !== false;
