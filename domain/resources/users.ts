import { admin, COMPOSED_ROLES, nobody, ROLES, STARTING_ROLE, staff } from '../access.ts';
import { defineResource, reference } from '../define.ts';
import type { FieldErrors } from '../errors.ts';
import { boolean, choice, group, image, LOCALES, list, multiline, phone, text } from '../fields.ts';
import { isOneOf } from '../is-one-of.ts';
import { CHANNELS, eachChannel, PHONE_CHANNELS } from '../messages/channels.ts';
import { fullName, nameOf } from '../people/full-name.ts';
import { NO_PHOTO } from '../people/photo.ts';
import type { RecordOf } from '../records.ts';
import { teamRoles } from './team-roles.ts';
import { tours } from './tours.ts';
import { trips } from './trips.ts';

const USER_STATUSES = ['active', 'blocked'] as const;

type UserDraft = { readonly role?: unknown; readonly teamRole?: unknown };

/** Somebody whose role is composed has to have one, or they could do nothing. */
function employeesHaveATeamRole({ role, teamRole }: UserDraft): FieldErrors {
  return isOneOf(COMPOSED_ROLES, role) && !teamRole ? { teamRole: { code: 'required' } } : {};
}

/** Customers of the carrier and its staff; a customer is the sender of orders (specification 3). */
export const users = defineResource({
  name: 'users',
  path: 'auth/users',
  fields: {
    code: text({ assigned: true, unique: true, search: true, filter: true }),
    /** The number that a customer had in the program before this one; an import recognises it. */
    oldNumber: text({
      max: 60,
      unique: true,
      search: true,
      filter: true,
      read: staff,
      write: staff,
    }),
    role: choice(ROLES, { filter: true, default: STARTING_ROLE, write: admin }),
    /** Of an employee: the composed role that says what they may do. */
    teamRole: reference(teamRoles, { filter: true, embed: ['name'], read: staff, write: admin }),
    /** Of an employee whose role is about their own tours, trips or cities: which are theirs. */
    assignment: group(
      {
        tours: list(reference(tours), { max: 50 }),
        trips: list(reference(trips), { max: 50 }),
        cities: list(text({ required: true, max: 60 }), { max: 60 }),
      },
      { read: staff, write: admin },
    ),
    status: choice(USER_STATUSES, { filter: true, default: 'active', write: admin }),
    firstName: text({ required: true, max: 80, search: true }),
    lastName: text({ required: true, max: 80, search: true }),
    name: text({ assigned: true }),
    phone: phone({ required: true, unique: true, search: true, filter: true }),
    address: text({ max: 200 }),
    zipcode: text({ max: 12, search: true }),
    cityId: text({ assigned: true, sort: false }),
    cityName: text({ max: 80, search: true, filter: true }),
    photo: image({ default: NO_PHOTO, frame: { ratio: [1, 1], width: 800 } }),
    language: choice(LOCALES, { filter: true, default: 'de' }),
    tour: group({
      _id: reference(tours, { filter: true }),
      Tname: text({ assigned: true }),
      SubsCribedCity: text({ max: 80, filter: true }),
    }),
    /** What the staff notes about a customer, and nobody else reads. */
    notes: multiline({ max: 2_000, search: true, sort: false, read: staff, write: staff }),
    /** Marketing is sent only on channels that the customer has agreed to. */
    consent: group(
      eachChannel(CHANNELS, () => boolean({ default: false, filter: true })),
      { read: staff },
    ),
    /** Set by a stop word: nothing is sent there any more but codes that are requested. */
    optOut: group(
      eachChannel(PHONE_CHANNELS, () => boolean({ default: false, filter: true })),
      { read: staff },
    ),
    password: text({ min: 8, max: 200, read: nobody, sort: false }),
    /** Required of people who change their own password. */
    currentPassword: text({ max: 200, read: nobody, sort: false, proof: true }),
  },
  represent: (user) => fullName(user) || user.phone,
  representPartial: (user) => nameOf(user) || user.phone || '',
  rules: [employeesHaveATeamRole],
  access: { list: staff, show: staff, create: admin, edit: admin, delete: admin },
});

export type User = RecordOf<typeof users>;
