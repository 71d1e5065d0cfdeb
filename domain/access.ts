import type { Locale } from './fields.ts';
import type { Access, Person, RoleDeclaration, Surface } from './roles/role.ts';
import { roles } from './roles/roles.ts';

/** The roles a person can have in the product; each is declared once (docs/adding-a-role.md). */
export type Role = (typeof roles)[number]['name'];

const declared: readonly RoleDeclaration[] = roles;
const byName: ReadonlyMap<unknown, RoleDeclaration> = new Map(
  declared.map((role) => [role.name, role]),
);

/** The declaration of a role; nothing for a name of unknown origin that no role has. */
export const roleNamed = (name: unknown): RoleDeclaration | undefined => byName.get(name);

/** The names of the roles of which something is true. Throws where there is none. */
export function rolesThat(is: (role: RoleDeclaration) => boolean): readonly [Role, ...Role[]] {
  const [first, ...others] = roles.filter(is).map(({ name }): Role => name);
  if (!first) throw new Error('A role is missing.');
  return [first, ...others];
}

export const ROLES = rolesThat(() => true);

/** What people call the roles in a language, by their names. */
export const roleLabels = (locale: Locale): Readonly<Record<Role, string>> =>
  Object.fromEntries(declared.map(({ name, labels }) => [name, labels[locale]])) as Record<
    Role,
    string
  >;

/** The roles of customers, to whom orders belong. */
export const CUSTOMER_ROLES = rolesThat(({ hasOrders }) => hasOrders);

/** The roles of administrators. */
export const ADMINISTRATOR_ROLES = rolesThat(({ administers }) => administers);

/** The roles of those who write to the office. */
export const CLIENT_ROLES = rolesThat(({ chat }) => chat === 'customer');

/** The roles of those who answer for the office. */
export const ANSWERING_ROLES = rolesThat(({ chat }) => chat === 'staff');

/** The roles of those who use one of the product's two clients. */
export const rolesAt = (surface: Surface) => rolesThat((role) => role.surface === surface);

/** The role of somebody without a stated one. */
export const [STARTING_ROLE] = CUSTOMER_ROLES;

/** The role of the first administrator. */
export const [FIRST_ADMINISTRATOR_ROLE] = ADMINISTRATOR_ROLES;

/** Whether people with this role may enter the back office (specification 6). */
export const entersBackOffice = (role: unknown): boolean => roleNamed(role)?.surface === 'office';

/** Whether people with this role have the customers' page. */
export const entersCustomersPage = (role: unknown): boolean =>
  roleNamed(role)?.surface === 'customers';

/** Whether people with this role are customers. */
export const isCustomerRole = (role: unknown): boolean => roleNamed(role)?.hasOrders === true;

/** The side of the chat on which people with this role write; nothing where there is no chat. */
export const chatSideOf = (role: unknown) => roleNamed(role)?.chat;

/** A reader of public content, of whom nothing is known. */
export const ANONYMOUS = { id: null, role: null } as const;

/** Who acts. Only rules that let `anyone` in let in somebody without a session. */
export type Actor = Person | typeof ANONYMOUS;

/** A named policy. Rules are pure, so that the client can ask the same question as the server. */
export type AccessRule = (actor: Actor) => Access;

/** Anybody, with or without a session: for content that is public. */
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
export const staff: AccessRule = (actor) => roleNamed(actor.role)?.isStaff === true;

/** The staff, and each person for the records that name them at this path. */
export const staffOrOwner = (path: string): AccessRule =>
  forPeople((person) => staff(person) || { [path]: person.id });

/** Administrators only. */
export const admin: AccessRule = (actor) => roleNamed(actor.role)?.administers === true;

/** Whoever works in the back office, whatever they may do there. */
export const office: AccessRule = (actor) => entersBackOffice(actor.role);

/** Those who answer customers in the chat. */
export const answering: AccessRule = (actor) => chatSideOf(actor.role) === 'staff';

/** Whether the rule lets the actor reach at least some records. */
export const allows = (rule: AccessRule, actor: Actor): boolean => rule(actor) !== false;

/**
 * A rule of a resource as the roles have it: one that declares its rights has what it declares of this
 * operation and what strangers may read, and everybody else what the rule says. It is the rule itself
 * while no role has rights.
 */
export function asDeclared(rule: AccessRule, resource: string, operation: string): AccessRule {
  // A rule for nobody is known by itself, and no role changes it.
  if (rule === nobody || !declared.some(({ rights }) => rights)) return rule;
  return (actor) => {
    const rights = roleNamed(actor.role)?.rights;
    if (!rights || actor.id === null) return rule(actor);
    const right = rights[resource]?.[operation] ?? false;
    const given = typeof right === 'function' ? right(actor) : right;
    // Nobody may read less with a session than without one.
    const open = (operation === 'list' || operation === 'show') && rule(ANONYMOUS);
    // Two scopes cannot be joined; the start rejects a role that declares one beside that of strangers.
    return given === true || open === false ? given : open;
  };
}

/**
 * Whether a role leaves a part of the product to others, before it is known what the rules say: a
 * resource that it does not name in its rights, or the chat.
 */
export const isLeftToOthers = (role: unknown, part: string): boolean => {
  const known = roleNamed(role);
  if (part === 'conversation') return known !== undefined && known.chat === undefined;
  // Whoever searches is shown what they may list.
  if (part === 'search') return false;
  return known?.rights !== undefined && !known.rights[part]?.list;
};

/** Whether people with this role write to the office, and can be written to. */
export const isClientRole = (role: unknown): boolean => chatSideOf(role) === 'customer';
