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
 * Somebody with a live session. A role that the rules do not know has what everyone has.
 */
export type Person = { id: string; role: string };

/** A reader of public content, of whom nothing is known. */
export const ANONYMOUS = { id: null, role: null } as const;

/** Who is asking. Only rules that let `anyone` in let in somebody without a session. */
export type Actor = Person | typeof ANONYMOUS;

/**
 * Equality filters, by field path, that every record must meet to be within an actor's reach; of
 * several values, it must have one.
 */
export type RowScope = { readonly [path: string]: string | boolean | readonly string[] };

/** The answer of a rule: everything, nothing, or only the records inside a scope. */
export type Access = boolean | RowScope;

/** A named policy. Rules are pure, so that the client can ask the same question as the server. */
export type AccessRule = (actor: Actor) => Access;

/** Whoever asks, with or without a session: for content that is public. */
export const anyone: AccessRule = () => true;

/** Every signed-in person. */
export const everyone: AccessRule = (actor) => actor.id !== null;

/**
 * Nobody, whatever the role: for values that never leave the server, or that only the server sets.
 */
export const nobody: AccessRule = () => false;

/** A policy for signed-in people alone, such as each one's own records. */
export const forPeople =
  (rule: (person: Person) => Access): AccessRule =>
  (actor) =>
    actor.id === null ? false : rule(actor);

/** The carrier's own staff. */
export const staff: AccessRule = (actor) => isOneOf(STAFF_ROLES, actor.role);

/** The staff, and each person for the records that name them at this path. */
export const staffOrOwner = (path: string): AccessRule =>
  forPeople((person) => staff(person) || { [path]: person.id });

/** Administrators only. */
export const admin: AccessRule = (actor) => actor.role === 'admin';

/** Whether the rule lets the actor reach at least some records. */
export const allows = (rule: AccessRule, actor: Actor): boolean => rule(actor) !== false;
