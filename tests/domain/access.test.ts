import { describe, expect, it } from 'vitest';
import {
  ANONYMOUS,
  admin,
  allows,
  anyone,
  everyone,
  forPeople,
  nobody,
  ROLES,
  rolesThat,
  staff,
} from '../../domain/access.ts';
import type { Person } from '../../domain/roles/role.ts';

const as = (role: Person['role']): Person => ({ id: 'somebody', role });

describe('access', () => {
  it.each([
    ['everyone', everyone, true, true],
    ['nobody', nobody, false, false],
    ['staff', staff, true, false],
    ['admin', admin, true, false],
  ] as const)('of %s is decided by the role', (_name, rule, forAdmin, forCustomer) => {
    expect(allows(rule, as('admin'))).toBe(forAdmin);
    expect(allows(rule, as('customer'))).toBe(forCustomer);
  });

  it('to some of the records is enough', () => {
    const ownOnly = forPeople((person) => ({ user: person.id }));
    expect(allows(ownOnly, as('customer'))).toBe(true);
    expect(allows(ownOnly, ANONYMOUS)).toBe(false);
  });

  it('of somebody without a session is to what is for anyone', () => {
    expect(allows(anyone, ANONYMOUS)).toBe(true);
    for (const rule of [everyone, nobody, staff, admin]) {
      expect(allows(rule, ANONYMOUS)).toBe(false);
    }
  });

  it('is decided for every role', () => {
    for (const rule of [everyone, nobody, staff, admin]) {
      for (const role of ROLES) expect(typeof rule(as(role))).toBe('boolean');
    }
  });
});

describe('the roles of which something is true', () => {
  it('are named in their order', () => {
    expect(rolesThat(({ hasOrders }) => hasOrders)).toEqual(['customer']);
  });

  it('are demanded where somebody relies on one', () => {
    expect(() => rolesThat(() => false)).toThrow('A role is missing');
  });
});
