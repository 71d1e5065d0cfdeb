import { type AccessRule, ANONYMOUS } from '../access.ts';
import type { Definition } from '../define.ts';
import type { Right, RoleDeclaration } from './role.ts';

const ROLE_NAME = /^[a-z][A-Za-z0-9_-]{0,30}$/;
const OPERATIONS = ['list', 'show', 'create', 'edit', 'delete'];

/** Rights of something that does not exist would never hold, and nobody would notice. */
function problemsOfRights(
  { name, rights = {}, administers }: RoleDeclaration,
  definitions: ReadonlyMap<string, Definition>,
): readonly string[] {
  return Object.entries(rights).flatMap(([resource, operations]) => {
    const definition = definitions.get(resource);
    if (!definition) return [`role ${name}: "${resource}" is not a resource.`];
    const known = [...OPERATIONS, ...Object.keys(definition.actions ?? {})];
    const unknown = Object.keys(operations).filter((operation) => !known.includes(operation));
    const writes = ['create', 'edit', 'delete'].filter((operation) => operations[operation]);
    const overlapping = (['list', 'show'] as const).filter((reading) =>
      areBothScopes(operations[reading], definition.access[reading]),
    );
    return [
      ...overlapping.map(
        (reading) =>
          `role ${name}: everybody may read some records of ${resource}, so "${reading}" is true or left out.`,
      ),
      ...unknown.map(
        (one) => `role ${name}: "${one}" is no operation and no action of ${resource}.`,
      ),
      ...(resource === 'users' && !administers && writes.length > 0
        ? [
            `role ${name}: whoever may ${writes.join(', ')} users could take over an administrator's account, so it has to administer.`,
          ]
        : []),
    ];
  });
}

/**
 * Whether a role would read some records where strangers read some others: the two cannot be joined.
 * A function may answer with a scope, too.
 */
const areBothScopes = (right: Right | undefined, rule: AccessRule): boolean =>
  (typeof right === 'object' || typeof right === 'function') && typeof rule(ANONYMOUS) === 'object';

function problemsOfRole(role: RoleDeclaration): readonly string[] {
  const { name, surface, isStaff, administers, hasOrders, chat, rights, isComposed } = role;
  const problem = (is: boolean, sentence: string) => (is ? [`role ${name}: ${sentence}`] : []);
  return [
    ...problem(!ROLE_NAME.test(name), 'a name has letters, digits, - and _, a small letter first.'),
    ...problem(administers && !isStaff, 'who administers belongs to the staff.'),
    ...problem(isStaff && surface !== 'office', 'the staff works in the back office.'),
    ...problem(
      isComposed === true && (isStaff || hasOrders || chat !== undefined || rights !== undefined),
      'whose rights are composed has no others.',
    ),
    ...problem(isStaff && rights !== undefined, 'the staff has no rights of its own.'),
    ...problem(
      surface === 'office' && !isStaff && rights === undefined && !isComposed,
      'whoever works in the back office belongs to the staff or has rights.',
    ),
    ...problem(isStaff && chat !== 'staff', 'the staff answers in the chat.'),
    ...problem(hasOrders && chat !== 'customer', 'customers write to the office in the chat.'),
    ...problem(hasOrders && isStaff, 'customers do not belong to the staff.'),
    ...problem(
      chat === 'staff' && surface !== 'office',
      'the chat is answered in the back office.',
    ),
    ...problem(
      chat === 'customer' && surface !== 'customers',
      'customers write from their own page.',
    ),
  ];
}

/** Everything that is wrong with the declarations of roles, one sentence each. */
export function problemsOfRoles(
  roles: readonly RoleDeclaration[],
  definitions: ReadonlyMap<string, Definition>,
): readonly string[] {
  const names = roles.map(({ name }) => name);
  return [
    ...names
      .filter((name, at) => names.indexOf(name) < at)
      .map((name) => `role ${name}: is declared twice.`),
    ...(roles.some(({ administers }) => administers) ? [] : ['roles: nobody administers.']),
    ...(roles.some(({ hasOrders }) => hasOrders) ? [] : ['roles: nobody has orders.']),
    ...roles.flatMap((role) => [...problemsOfRole(role), ...problemsOfRights(role, definitions)]),
  ];
}
