import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../domain/define.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { administrator } from '../../../domain/roles/administrator.ts';
import { problemsOfRoles } from '../../../domain/roles/check-roles.ts';
import { customer } from '../../../domain/roles/customer.ts';
import type { RoleDeclaration } from '../../../domain/roles/role.ts';
import { roles } from '../../../domain/roles/roles.ts';
import { documentedRole } from '../../support/documented-role.ts';

const driver = await documentedRole();
const definitions = new Map<string, Definition>(Object.entries(resources));
const problems = (...declared: readonly RoleDeclaration[]) =>
  problemsOfRoles(declared, definitions);
const withRole = (changes: Partial<RoleDeclaration>) =>
  problems(administrator, customer, { ...driver, ...changes });

test('the roles of the product are in order, and so is a further one', () => {
  expect(problemsOfRoles(roles, definitions)).toEqual([]);
  expect(withRole({})).toEqual([]);
});

describe('a declaration is rejected', () => {
  test('without anybody who administers, or who has orders', () => {
    expect(problems(customer)).toEqual(['roles: nobody administers.']);
    expect(problems(administrator)).toEqual(['roles: nobody has orders.']);
  });

  test('if it gives rights to what does not exist', () => {
    expect(withRole({ rights: { tuors: { list: true }, tours: { look: true } } })).toEqual([
      'role driver: "tuors" is not a resource.',
      'role driver: "look" is no operation and no action of tours.',
    ]);
  });

  test('if it would narrow what strangers may read', () => {
    const open = { status: 'open' };
    expect(withRole({ rights: { tours: { list: open, show: true } } })).toEqual([
      'role driver: everybody may read some records of tours, so "list" is true or left out.',
    ]);
    expect(withRole({ rights: { commands: { list: { paid: 'false' } } } })).toEqual([]);
  });

  test('if people with it could take over an administrator', () => {
    expect(withRole({ rights: { users: { list: true, edit: true } } })).toEqual([
      "role driver: whoever may edit users could take over an administrator's account, so it has to administer.",
    ]);
  });

  test.each<[Partial<RoleDeclaration>, string]>([
    [{ name: 'admin' }, 'role admin: is declared twice.'],
    [{ name: 'Big Boss' }, 'role Big Boss: a name has letters'],
    [{ administers: true }, 'role driver: who administers belongs to the staff.'],
    [{ isStaff: true, chat: 'staff' }, 'role driver: the staff has no rights of its own.'],
    [{ hasOrders: true }, 'role driver: customers write to the office in the chat.'],
    [{ chat: 'customer' }, 'role driver: customers write from their own page.'],
    [{ surface: 'customers', chat: 'staff' }, 'role driver: the chat is answered in the back'],
  ])('if it contradicts itself: %o', (changes, notified) => {
    expect(withRole(changes).join('\n')).toContain(notified);
  });

  test('if it would open the whole back office to somebody who has nothing there', () => {
    const { rights: _, ...open } = driver;
    expect(problems(administrator, customer, open)).toEqual([
      'role driver: whoever works in the back office belongs to the staff or has rights.',
    ]);
  });
});
