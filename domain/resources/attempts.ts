import { admin, nobody } from '../access.ts';
import { defineResource, reference } from '../define.ts';
import { choice, text } from '../fields.ts';
import { CODE_PURPOSES } from '../people/sign-in-codes.ts';
import type { RecordOf } from '../records.ts';
import { users } from './users.ts';

/** What the audit trail says of attempts to get in. */
export const ATTEMPT_KINDS = [
  'wrongPassword',
  'wrongCode',
  'wrongFactor',
  'requestCode',
  'blockAttempts',
] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** By which way: with a password, a code and what it is for, a second factor, or a passkey alone. */
export const ATTEMPT_WAYS = ['password', ...CODE_PURPOSES, 'secondFactor', 'passkey'] as const;
export type AttemptWay = (typeof ATTEMPT_WAYS)[number];

/**
 * An attempt to get in that failed or requested a code, as administrators read it in the audit trail
 * (docs/decisions/0107).
 */
export const attempts = defineResource({
  name: 'attempts',
  readOnly: true,
  fields: {
    kind: choice(ATTEMPT_KINDS, { filter: true }),
    way: choice(ATTEMPT_WAYS, { filter: true }),
    /** Whose number was typed; nothing where nobody has it. */
    user: reference(users, { filter: true, embed: ['name', 'photo'] }),
    /** The network that the address belongs to: `203.0.113.0/24`, or `2001:db8:1::/48`. */
    network: text({ filter: true }),
  },
  represent: ({ network }) => network ?? '',
  access: { list: admin, show: admin, create: nobody, edit: nobody, delete: nobody },
});

export type Attempt = RecordOf<typeof attempts>;
