import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { isHiddenByRole, isSecret, mayWrite } from '../../domain/field-access.ts';
import { type Fields, STAMPS } from '../../domain/fields.ts';
import { leavesOf, valueAt } from '../../domain/paths.ts';
import { guardedFields } from '../../domain/transitions.ts';
import { isObject } from '../../domain/validate.ts';
import { phoneWithCountry } from '../base/phone-numbers.ts';
import type { Values } from './storage.ts';

const SET_BY_SERVER = ['_id', ...STAMPS, '__v'] as const;

const isUnset = (value: unknown): boolean => value === null || value === undefined || value === '';

const isEcho = (given: unknown, stored: unknown): boolean =>
  (isUnset(given) && isUnset(stored)) || isDeepStrictEqual(given, stored);

/** A body without the stamps, and the stamps that differ from what is stored. */
export function splitStamps(
  body: Values,
  stored: Values,
): { values: Values; stale: boolean; errors: FieldErrors } {
  const values = { ...body };
  const errors: FieldErrors = {};
  for (const stamp of SET_BY_SERVER) {
    if (!Object.hasOwn(values, stamp)) continue;
    if (stamp !== '__v' && !isEcho(values[stamp], stored[stamp])) {
      errors[stamp] = { code: 'assignedByServer' };
    }
    delete values[stamp];
  }
  const version = body.__v;
  if (!isUnset(version) && !Number.isSafeInteger(version)) errors.__v = { code: 'notAnInteger' };
  const isStale = !isUnset(version) && !errors.__v && version !== stored.__v;
  return { values, stale: isStale, errors };
}

/**
 * The values of a body that the actor may not set: those that the server assigns, and those that a
 * write rule reserves for others. An echo of the stored value is not a change, and is accepted.
 */
export function forbiddenValues(
  fields: Fields,
  given: Values,
  stored: Values,
  actor: Actor,
  { prefix = '', granted }: { prefix?: string; granted?: string | undefined } = {},
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) continue;
    const path = `${prefix}${name}`;
    // What an action changes, whoever may perform it may change.
    if (path === granted) continue;
    const old = stored[name];
    if (isHiddenByRole(field, actor) && !isSecret(field)) errors[path] = { code: 'notWritable' };
    else if (field.assigned && !isEcho(value, old)) errors[path] = { code: 'assignedByServer' };
    else if (!field.assigned && !mayWrite(field, actor) && !isEcho(value, old)) {
      errors[path] = { code: 'notWritable' };
    } else if (field.kind === 'group' && isObject(value)) {
      const inner = isObject(old) ? old : {};
      Object.assign(
        errors,
        forbiddenValues(field.fields, value, inner, actor, { prefix: `${path}.` }),
      );
    }
  }
  return errors;
}

/**
 * The values that a body empties although they decide something: those that an action sets, and
 * those that a write rule reserves for some users. Elsewhere emptying restores the default; here
 * that would advance an order or unblock a user without an explicit request.
 */
export function emptiedValues(
  { fields, actions }: Pick<Definition, 'fields' | 'actions'>,
  given: Values,
): FieldErrors {
  const guarded = guardedFields(actions);
  const emptied = leavesOf(fields).filter(
    ([path, field]) =>
      field.default !== undefined &&
      (field.write !== undefined || guarded.includes(path)) &&
      valueAt(given, path) === null,
  );
  return Object.fromEntries(emptied.map(([path]) => [path, { code: 'required' }]));
}

/**
 * The telephone numbers of a body that no country could assign, because they are too long or too
 * short for it. Whether a number is assigned today is not checked: numbering plans grow faster than
 * any list. A number that is already stored is accepted.
 */
export function impossiblePhones(fields: Fields, given: Values, stored: Values): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, field] of leavesOf(fields)) {
    const value = valueAt(given, path);
    const isPhone = field.kind === 'text' && field.format === 'phone';
    if (!isPhone || typeof value !== 'string' || value === valueAt(stored, path)) continue;
    if (!phoneWithCountry(value)?.isPossible()) errors[path] = { code: 'notAPhone' };
  }
  return errors;
}
