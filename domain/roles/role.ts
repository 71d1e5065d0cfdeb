import type { MessageSide } from '../chat/message.ts';
import type { Locale } from '../fields.ts';
import type { Grants } from './grants.ts';

/**
 * Somebody with a live session. A role that is not declared has what everyone has.
 */
export type Person = {
  id: string;
  role: string;
  /** What their composed role grants; without it, somebody with such a role may do nothing. */
  grants?: Grants | undefined;
};

/**
 * Equality filters, by field path, that every record must meet to be within an actor's reach; of
 * several values, it must have one.
 */
export type RowScope = { readonly [path: string]: string | boolean | readonly string[] };

/** The answer of a rule: everything, nothing, or only the records inside a scope. */
export type Access = boolean | RowScope;

/** What a role has of one operation or action: the answer of a rule, or a rule for the person. */
export type Right = Access | ((person: Person) => Access);

/** Rights by resource, and by operation (`list`, `show`, `create`, `edit`, `delete`) or action. */
export type Rights = { readonly [resource: string]: { readonly [operation: string]: Right } };

/** The pages that the people of a role sign in to: the back office, or the customers' page. */
export type Surface = 'office' | 'customers';

/** Everything that the product knows of a role (docs/adding-a-role.md). */
export type RoleDeclaration = {
  /** What is stored with each person, and what travels. */
  readonly name: string;
  readonly labels: Readonly<Record<Locale, string>>;
  readonly surface: Surface;
  /** Whether they have what the rule `staff` gives: they belong to the office. */
  readonly isStaff: boolean;
  /** Whether they have what the rule `admin` gives: people, settings and what cannot be undone. */
  readonly administers: boolean;
  /** Whether they are customers: orders are theirs, tours list them, and messages to many reach them. */
  readonly hasOrders: boolean;
  /** The side of the chat on which they write; without it, there is no chat for them. */
  readonly chat?: MessageSide;
  /** Whether they have what the composed role of each person grants, and nothing else. */
  readonly isComposed?: true;
  /**
   * If present, they have these rights and no others, whatever the rules of a resource say. Without
   * them the rules of each resource decide.
   */
  readonly rights?: Rights;
};

/** Declares a role once, for both the clients and the server. */
export const defineRole = <const R extends RoleDeclaration>(role: R): R => role;
