import { describe, expect, it } from 'vitest';
import {
  type AccessRule,
  type Actor,
  admin,
  allows,
  everyone,
  nobody,
  ROLES,
  staff,
} from '../../domain/access.ts';

const as = (role: Actor['role']): Actor => ({ id: 'somebody', role });

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
    const ownOnly: AccessRule = (actor) => ({ user: actor.id });
    expect(allows(ownOnly, as('customer'))).toBe(true);
  });

  it('is decided for every role', () => {
    for (const rule of [everyone, nobody, staff, admin]) {
      for (const role of ROLES) expect(typeof rule(as(role))).toBe('boolean');
    }
  });
});
