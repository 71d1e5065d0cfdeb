import { admin } from '../access.ts';
import { defineResource } from '../define.ts';
import { boolean, choice, group, list, multiline, text } from '../fields.ts';
import type { RecordOf } from '../records.ts';
import { FIELD_LEVELS } from '../roles/grants.ts';
import { PART_NAMES } from '../roles/parts.ts';
import { SCOPE_NAMES } from '../roles/row-scopes.ts';

/** The most that a role names of one resource; more than any resource has. */
const MOST_OPERATIONS = 40;
const MOST_FIELDS = 200;
const MOST_RESOURCES = 60;

/**
 * A role of employees, as an administrator has composed it: what is not named is not granted. Its
 * people are the users that name it (docs/adding-a-role.md).
 */
export const teamRoles = defineResource({
  name: 'teamRoles',
  path: 'auth/roles',
  fields: {
    name: text({ required: true, max: 60, search: true, unique: true }),
    description: multiline({ max: 500, search: true, sort: false }),
    chat: boolean({ default: false, filter: true }),
    parts: list(choice(PART_NAMES), { max: PART_NAMES.length }),
    resources: list(
      group({
        resource: text({ required: true, max: 60 }),
        operations: list(
          group({
            operation: text({ required: true, max: 60 }),
            scope: choice(SCOPE_NAMES, { default: 'all' }),
          }),
          { max: MOST_OPERATIONS },
        ),
        fields: list(
          group({
            path: text({ required: true, max: 120 }),
            level: choice(FIELD_LEVELS, { required: true }),
          }),
          { max: MOST_FIELDS },
        ),
        otherFields: choice(FIELD_LEVELS, { default: 'hidden' }),
      }),
      { max: MOST_RESOURCES },
    ),
  },
  represent: (role) => role.name,
  access: { list: admin, show: admin, create: admin, edit: admin, delete: admin },
});

export type TeamRole = RecordOf<typeof teamRoles>;
