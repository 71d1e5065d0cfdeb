import { describe, expect, it } from 'vitest';
import {
  type AccessRule,
  type Actor,
  ANONYMOUS,
  admin,
  allows,
  anyone,
  everyone,
  nobody,
  staff,
} from '../../../domain/access.ts';
import type { Definition } from '../../../domain/define.ts';
import { PUBLIC_PAGES } from '../../../domain/publishing/public-pages.ts';
import { staffOrPublished, staffOrShown } from '../../../domain/publishing/publishing.ts';
import { staffOrOpen } from '../../../domain/resources/appointments.ts';
import { ownOrStaff } from '../../../domain/resources/bookings.ts';
import { commands, ownOrders } from '../../../domain/resources/commands.ts';
import { staffOrInForce } from '../../../domain/resources/legal-pages.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { staffOrAnnounced, tours } from '../../../domain/resources/tours.ts';
import { trips, underway } from '../../../domain/resources/trips.ts';
import { users } from '../../../domain/resources/users.ts';
import { roles } from '../../../domain/roles/roles.ts';

const customer = { id: 'somebody', role: 'customer' } as const;
const stamps = { id: '1', createdAt: '', updatedAt: '', __v: 1 };

const everyResource: readonly (readonly [string, Definition])[] = Object.entries(resources);

/**
 * What customers may do, besides reading what a public page shows: `list` and `show`, and for some
 * resources `create`.
 */
const OPEN_TO_CUSTOMERS: Readonly<Record<string, readonly AccessRule[]>> = {
  commands: [ownOrders, ownOrders],
  trips: [underway, underway],
  tours: [staffOrAnnounced, staffOrAnnounced],
  prices: [staffOrShown, staffOrShown],
  weigthprice: [anyone, anyone],
  gallery: [staffOrShown, staffOrShown],
  advertisement: [staffOrPublished, staffOrPublished],
  reviews: [staffOrShown, staffOrShown, everyone],
  appointments: [staffOrOpen, staffOrOpen],
  bookings: [ownOrStaff, ownOrStaff, everyone],
  faq: [staffOrShown, staffOrShown],
  agb: [staffOrInForce, staffOrInForce],
  impressum: [staffOrInForce, staffOrInForce],
  privacy: [staffOrInForce, staffOrInForce],
};

const ON_PUBLIC_PAGES = Object.values(PUBLIC_PAGES).flatMap(({ calls }) =>
  calls.map((call) => call.split('?')[0]),
);

/** A content with a page of its own at `/c` is open there as soon as it is published. */
const openToCustomers = ({ name, path }: Definition): readonly AccessRule[] =>
  OPEN_TO_CUSTOMERS[name] ??
  (ON_PUBLIC_PAGES.includes(path) ? [staffOrPublished, staffOrPublished] : []);

/** Rules that ask nothing of a record: the weight price is public, and reviews are checked by a hook. */
const UNSCOPED: readonly AccessRule[] = [anyone, everyone];

/** The verbs of customers, for records of their own. */
const VERBS_OF_CUSTOMERS = ['bookings.cancel', 'bookings.rebook'];

/** A stranger, and somebody of each role whose rights are not composed. */
const ACTORS: readonly Actor[] = [
  ANONYMOUS,
  ...roles
    .filter((role) => !('isComposed' in role))
    .map(({ name }) => ({ id: 'somebody', role: name })),
];

/** What a rule says to each of them: that of a resource is another function, for composed roles. */
const answersOf = (rule: AccessRule) => ACTORS.map((actor) => rule(actor));

describe.each(everyResource)('%s', (_name, definition) => {
  it('is closed to customers, except for what is public and what is their own', () => {
    const found = Object.values(definition.access).filter((rule) => allows(rule, customer));
    const open = openToCustomers(definition);
    expect(found.map(answersOf)).toEqual(open.map(answersOf));
    const areUnscoped = open.map((rule) => UNSCOPED.includes(rule));
    expect(found.map((rule) => rule(customer) === true)).toEqual(areUnscoped);
    for (const [verb, { access }] of Object.entries(definition.actions ?? {})) {
      const isTheirs = VERBS_OF_CUSTOMERS.includes(`${definition.name}.${verb}`);
      expect([verb, allows(access, customer)]).toEqual([verb, isTheirs]);
      if (isTheirs) expect(access(customer)).not.toBe(true);
    }
  });

  it('is guarded by named rules only', () => {
    const named = [
      anyone,
      everyone,
      nobody,
      staff,
      admin,
      ...Object.values(OPEN_TO_CUSTOMERS).flat(),
    ];
    const answers = named.map(answersOf);
    for (const rule of Object.values(definition.access)) {
      expect(answers).toContainEqual(answersOf(rule));
    }
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
