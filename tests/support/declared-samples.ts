import type { Targets } from './sample-values.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What the generated tests of a resource need to know of it, because its definition does not state it.
 */
export type Declared = {
  /**
   * Values of the n-th sample that go together: where a pattern or a rule is so narrow that no sample
   * is found, or where a hook of the server looks at other records.
   */
  readonly values?: Values | ((n: number, targets: Targets) => Values);
  /** Values that a new record may not have, although an old one may. */
  readonly starts?: Values;
  /** Values with which the first verb can be done. */
  readonly movable?: Values;
  /** How many records there may be. */
  readonly most?: number;
  /** How many of its records others may refer to in their tests. */
  readonly targets?: number;
  /** Fields that nobody may change any more once a record is there. */
  readonly settled?: readonly string[];
};

const pick = (list: readonly string[], n: number) => list[n % list.length];

/** A legal text that has all that the law requires of an Impressum, and nothing that it forbids. */
const LEGAL: Declared = {
  movable: {
    effectiveFrom: null,
    text: {
      de: `<h2>Angaben nach § 5 DDG</h2><p>Muster Transport GmbH, Musterweg 1, 28195 Bremen</p>
<p>Vertreten durch den Geschäftsführer Karim Muster</p>
<p>Telefon: +49 421 555010, E-Mail: info@muster.example</p>
<p>Handelsregister: Amtsgericht Bremen, HRB 12345. USt-IdNr.: DE123456789</p>`,
    },
  },
};

/** By the names of the resources. */
export const DECLARED: Readonly<Record<string, Declared>> = {
  agb: LEGAL,
  impressum: LEGAL,
  privacy: LEGAL,
  commands: {
    // An SMS can be requested once the order is there.
    starts: { smsToMa: false },
    movable: { tripGroup: 'A' },
    settled: ['smsToMa'],
  },
  // A role grants what there is, and its parts need what they show.
  teamRoles: {
    values: (n) => ({
      chat: false,
      parts: n % 2 === 0 ? ['exports'] : [],
      resources: [
        {
          resource: 'faq',
          operations: [{ operation: pick(['list', 'show', 'edit'], n), scope: 'all' }],
          fields: [{ path: 'shown', level: pick(['hidden', 'read', 'write'], n) }],
          otherFields: pick(['read', 'write'], n),
        },
      ],
    }),
  },
  // Of group B not every moment is recorded.
  notices: { values: { tripGroup: 'A' } },
  // An order has one review, so only the first ones are of orders.
  reviews: { values: (n) => (n < 3 ? {} : { order: null }), settled: ['order'] },
  // A customer has one place at an appointment.
  bookings: {
    values: (n, { users = [], appointments = [] }) => ({
      appointment: pick(appointments, n),
      user: pick(users, Math.floor(n / appointments.length)),
    }),
    settled: ['appointment', 'user'],
  },
  appointments: {
    values: { start: '2026-03-02T08:30:00.000Z', end: '2026-03-02T10:30:00.000Z' },
    // Each booking of a customer is of another appointment.
    targets: 24,
  },
  trips: { starts: { finish: false }, most: 2, targets: 2, settled: ['name', 'finish'] },
  settings: { most: 1 },
  weigthprice: { most: 1 },
  texts: { most: 4, settled: ['key'] },
};
