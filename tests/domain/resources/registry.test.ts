import { describe, expect, it } from 'vitest';
import { type AccessRule, admin, allows, everyone, nobody, staff } from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { commands, ownOrders } from '../../../domain/resources/commands.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { tours } from '../../../domain/resources/tours.ts';
import { trips, underway } from '../../../domain/resources/trips.ts';
import { users } from '../../../domain/resources/users.ts';

const customer = { id: 'somebody', role: 'customer' } as const;
const stamps = { id: '1', createdAt: '', updatedAt: '', __v: 1 };

const everyResource: readonly (readonly [string, Definition])[] = Object.entries(resources);

const READ_BY_CUSTOMERS: Readonly<Record<string, readonly AccessRule[]>> = {
  commands: [ownOrders, ownOrders],
  trips: [underway, underway],
};

describe.each(everyResource)('%s', (_name, definition) => {
  it('is closed to customers, except for some records of their orders and trips', () => {
    const found = Object.values(definition.access).filter((rule) => allows(rule, customer));
    expect(found).toEqual(READ_BY_CUSTOMERS[definition.name] ?? []);
    for (const rule of found) expect(rule(customer)).not.toBe(true);
    for (const { access } of Object.values(definition.actions ?? {})) {
      expect(allows(access, customer)).toBe(false);
    }
  });

  it('is guarded by named rules only', () => {
    const named = [everyone, nobody, staff, admin, ownOrders, underway];
    for (const rule of Object.values(definition.access)) expect(named).toContain(rule);
  });
});

describe('a record in one line', () => {
  it('is the code of an order, or its id before it has one', () => {
    const order = { ...stamps, recipient: { firstName: 'Salma', phone: '+212661234567' } };
    const represent = commands.represent as (record: object) => string;
    expect(represent({ ...order, billCode: 'B10001' })).toBe('B10001');
    expect(represent(order)).toBe('1');
  });

  it('is the name of a tour, the description of a trip, the name of a person', () => {
    const shown = (definition: Definition, record: object) =>
      (definition.represent as (record: object) => string)({ ...stamps, ...record });
    expect(shown(tours, { Tname: 'Tour A' })).toBe('Tour A');
    expect(shown(trips, { name: 'A', description: 'Groupe A' })).toBe('Groupe A');
    expect(shown(trips, { name: 'A', description: '' })).toBe('A');
    expect(shown(users, { firstName: 'Salma', lastName: 'Bennani' })).toBe('Salma Bennani');
    expect(shown(users, { firstName: '', lastName: '', phone: '+491' })).toBe('+491');
  });
});

describe('a resource', () => {
  it('has its name as its path unless it sets another', () => {
    expect(tours.path).toBe('tours');
    expect(users.path).toBe('auth/users');
  });

  it('never shows a password to anybody', () => {
    expect(users.fields.password.read).toBe(nobody);
  });
});
