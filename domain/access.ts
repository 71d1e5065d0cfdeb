import { isOneOf } from './is-one-of.ts';

/** What a person may be in the product. Only `admin` enters the back office (specification 6). */
export const ROLES = ['admin', 'customer'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that belong to the carrier's own people. */
const STAFF_ROLES: readonly Role[] = ['admin'];

/** Who is asking: the person behind a live session. */
export type Actor = { id: string; role: Role };

/** Equality filters that every record an actor may reach must meet, by field path. */
export type RowScope = { readonly [path: string]: string };

/** The answer of a rule: everything, nothing, or only the records inside a scope. */
export type Access = boolean | RowScope;

/** A named policy. Rules are pure, so that the client can ask the same question as the server. */
export type AccessRule = (actor: Actor) => Access;

/** Every signed-in person. */
export const everyone: AccessRule = () => true;

/** Nobody, whatever the role: for values that leave the server never, or come from it only. */
export const nobody: AccessRule = () => false;

/** The carrier's own people. */
export const staff: AccessRule = (actor) => isOneOf(STAFF_ROLES, actor.role);

/** Administrators only. */
export const admin: AccessRule = (actor) => actor.role === 'admin';

/** Whether the rule lets the actor reach at least some records. */
export const allows = (rule: AccessRule, actor: Actor): boolean => rule(actor) !== false;
