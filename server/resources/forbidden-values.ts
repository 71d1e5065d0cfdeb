import { isDeepStrictEqual } from 'node:util';
import { type Actor, allows } from '../../domain/access.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { type Fields, STAMPS } from '../../domain/fields.ts';
import { isObject } from '../../domain/validate.ts';
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
  prefix = '',
): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) continue;
    const path = `${prefix}${name}`;
    const old = stored[name];
    if (field.assigned && !isEcho(value, old)) errors[path] = { code: 'assignedByServer' };
    else if (field.write && !allows(field.write, actor) && !isEcho(value, old)) {
      errors[path] = { code: 'notWritable' };
    } else if (field.kind === 'group' && isObject(value)) {
      const inner = isObject(old) ? old : {};
      Object.assign(errors, forbiddenValues(field.fields, value, inner, actor, `${path}.`));
    }
  }
  return errors;
}
