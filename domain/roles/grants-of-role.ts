import { isOneOf } from '../is-one-of.ts';
import { isObject } from '../validate.ts';
import {
  type Assignment,
  FIELD_LEVELS,
  type FieldLevel,
  type Grants,
  type ResourceGrant,
} from './grants.ts';
import { PART_NAMES } from './parts.ts';
import { SCOPE_NAMES, type ScopeName } from './row-scopes.ts';
import { isGrantable, ON_CUSTOMERS_ALONE, SHOWN_WHOLE } from './ungrantable.ts';

const itemsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const levelIn = (value: unknown): FieldLevel => (isOneOf(FIELD_LEVELS, value) ? value : 'hidden');

/** The scope in which an operation is granted; nothing where no role of employees may have it. */
function scopeOf(resource: string, operation: string, scope: unknown): ScopeName | undefined {
  if (!isGrantable(resource, operation) || !isOneOf(SCOPE_NAMES, scope)) return undefined;
  // What changes people reaches customers alone: the account of an administrator could be taken over.
  return ON_CUSTOMERS_ALONE[resource]?.includes(operation) ? 'customers' : scope;
}

function grantIn(one: Readonly<Record<string, unknown>>): ResourceGrant {
  const resource = String(one.resource);
  const operations = itemsOf(one.operations).flatMap(({ operation, scope }) => {
    const granted = scopeOf(resource, String(operation), scope ?? 'all');
    return granted ? [[String(operation), granted] as const] : [];
  });
  const fields = itemsOf(one.fields).map(
    ({ path, level }) => [String(path), levelIn(level)] as const,
  );
  const isWhole = levelIn(one.otherFields) !== 'hidden' && itemsOf(one.fields).length === 0;
  const isShown = isWhole || !SHOWN_WHOLE.includes(resource);
  return {
    operations: isShown ? Object.fromEntries(operations) : {},
    fields: Object.fromEntries(fields),
    otherFields: levelIn(one.otherFields),
  };
}

/** Where a person's scopes are, as their user names them. */
export const assignmentIn = (value: unknown): Assignment => {
  const { tours, trips, cities } = isObject(value) ? value : {};
  return { tours: textsOf(tours), trips: textsOf(trips), cities: textsOf(cities) };
};

/**
 * What a stored role grants a person. A value that no longer means anything grants nothing, and what
 * no role of employees may have is left out, whatever is stored.
 */
export function grantsOfRole(role: unknown, own: Assignment): Grants {
  const { name, chat, parts, resources } = isObject(role) ? role : {};
  return {
    name: typeof name === 'string' ? name : '',
    chat: chat === true,
    parts: textsOf(parts).filter((part) => isOneOf(PART_NAMES, part)),
    resources: Object.fromEntries(
      itemsOf(resources).map((one) => [String(one.resource), grantIn(one)]),
    ),
    own,
  };
}
