import type { Locale } from './fields.ts';
import { type Grants, includesLevel, levelOf, NO_GRANTS } from './roles/grants.ts';
import { CHAT_NEEDS, PARTS, type Part, type PartNeed } from './roles/parts.ts';
import type { Access, Person, RoleDeclaration, Surface } from './roles/role.ts';
import { roles } from './roles/roles.ts';
import { accessIn } from './roles/row-scopes.ts';

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

/** The roles of those who may answer for the office; of a composed one, those whom it grants the chat. */
export const ANSWERING_ROLES = rolesThat(
  ({ chat, isComposed }) => chat === 'staff' || isComposed === true,
);

/** The roles whose people have what a composed role grants. */
export const COMPOSED_ROLES = rolesThat(({ isComposed }) => isComposed === true);

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

/** A reader of public content, of whom nothing is known. */
export const ANONYMOUS = { id: null, role: null } as const;

/** Who acts. Only rules that let `anyone` in let in somebody without a session. */
export type Actor = Person | typeof ANONYMOUS;

/**
 * What a composed role grants an actor; nothing for somebody whose rights are declared. Whoever has a
 * role of which nothing is known has nothing.
 */
export function grantsOf(actor: Actor): Grants | undefined {
  if (actor.id === null) return undefined;
  const known = roleNamed(actor.role);
  if (known && !known.isComposed) return undefined;
  return (known && actor.grants) || NO_GRANTS;
}

const meets = (
  grants: Grants,
  { resource, operations, fields = {}, inAnyScope = false }: PartNeed,
): boolean =>
  operations.every((one) => {
    const scope = grants.resources[resource]?.operations[one];
    return inAnyScope ? scope !== undefined : scope === 'all';
  }) &&
  Object.entries(fields).every(([path, level]) =>
    includesLevel(levelOf(grants, { resource, path }), level),
  );

/** What a composed role lacks for a part, or for the chat. */
export const lackedFor = (grants: Grants, needs: readonly PartNeed[]): readonly PartNeed[] =>
  needs.filter((need) => !meets(grants, need));

/** The side of the chat on which somebody writes; nothing where there is no chat for them. */
export function chatSideOf(actor: Actor) {
  const grants = grantsOf(actor);
  if (!grants) return roleNamed(actor.role)?.chat;
  return grants.chat && lackedFor(grants, CHAT_NEEDS).length === 0 ? ('staff' as const) : undefined;
}

/** A named policy. Rules are pure, so that the client can ask the same question as the server. */
export type AccessRule = (actor: Actor) => Access;

/** Anybody, with or without a session: for content that is public. */
export const anyone: AccessRule = () => true;

/** Every signed-in person whose rights are not composed: those are named one by one. */
export const everyone: AccessRule = (actor) => actor.id !== null && grantsOf(actor) === undefined;

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
export const answering: AccessRule = (actor) => chatSideOf(actor) === 'staff';

/** The staff, and those whom a composed role grants a part of the product with all that it shows. */
export const partOf =
  (part: Part): AccessRule =>
  (actor) => {
    const grants = grantsOf(actor);
    if (!grants) return staff(actor);
    return grants.parts.includes(part) && lackedFor(grants, PARTS[part]).length === 0;
  };

/** Whether the rule lets the actor reach at least some records. */
export const allows = (rule: AccessRule, actor: Actor): boolean => rule(actor) !== false;

/**
 * A rule of a resource as the roles have it: somebody with a composed role has what it grants of this
 * operation, a role that declares its rights has what it declares, and everybody else what the rule
 * says. What strangers may read, everybody may.
 */
export function asDeclared(rule: AccessRule, resource: string, operation: string): AccessRule {
  // A rule for nobody is known by itself, and no role changes it.
  if (rule === nobody) return rule;
  return (actor) => {
    if (actor.id === null) return rule(actor);
    const given = givenBy(actor, resource, operation);
    if (given === undefined) return rule(actor);
    // Nobody may read less with a session than without one.
    const open = (operation === 'list' || operation === 'show') && rule(ANONYMOUS);
    // Two scopes cannot be joined; the start rejects a role that declares one beside that of strangers.
    return given === true || open === false ? given : open;
  };
}

/** What a role itself says of an operation; nothing where the rules of the resource decide. */
function givenBy(person: Person, resource: string, operation: string): Access | undefined {
  const grants = grantsOf(person);
  if (grants) {
    const operations = grants.resources[resource]?.operations ?? {};
    const scope = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
    return scope !== undefined && accessIn(scope, resource, grants, CUSTOMER_ROLES);
  }
  const rights = roleNamed(person.role)?.rights;
  if (!rights) return undefined;
  const right = rights[resource]?.[operation] ?? false;
  return typeof right === 'function' ? right(person) : right;
}

/** The part of the product that a part of the back end belongs to, where it is no resource. */
const PART_OF: Readonly<Record<string, Part>> = {
  activity: 'activity',
  imports: 'imports',
  parcels: 'parcels',
  worklist: 'overview',
};

/**
 * Whether a role leaves a part of the product to others, before it is known what the rules say: a
 * resource that it does not name in its rights, or the chat.
 */
export const isLeftToOthers = (actor: Actor | undefined, part: string): boolean => {
  if (!actor || actor.id === null) return false;
  const known = roleNamed(actor.role);
  if (part === 'conversation') return known !== undefined && chatSideOf(actor) === undefined;
  // Whoever searches is shown what they may list.
  if (part === 'search') return false;
  const grants = grantsOf(actor);
  if (known && grants) {
    if (Object.hasOwn(PART_OF, part)) return !allows(partOf(PART_OF[part] as Part), actor);
    return part !== 'resources' && grants.resources[part]?.operations.list === undefined;
  }
  return known?.rights !== undefined && !known.rights[part]?.list;
};

/** Whether people with this role write to the office, and can be written to. */
export const isClientRole = (role: unknown): boolean => CLIENT_ROLES.some((name) => name === role);
