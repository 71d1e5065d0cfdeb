import { type Actor, allows } from '../access.ts';
import type { Definition } from '../define.ts';
import { isSecret, mayReadAll, mayWrite } from '../field-access.ts';
import type { Field } from '../fields.ts';
import { hasSettled } from '../lasting-flags.ts';
import { fieldAt, fieldsTo, placeValue, valueAt } from '../paths.ts';
import { actionFor, guardedFields } from '../transitions.ts';
import { isObject } from '../validate.ts';
import type { UndoHindrance } from './undo-hindrances.ts';

/** The values before and after a change, by field path, as the audit trail stores them. */
export type StoredChanges = Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

/** The body that brings the values back, or why nothing does. */
export type Undo = { readonly body: Values } | { readonly hindrance: UndoHindrance };

/** Whether two stored values are equal, whatever the order of their keys: jsonb does not preserve it. */
export function isSameStored(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSameStored(item, other[at]));
  }
  if (isObject(one) && isObject(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isSameStored(one[key], other[key]));
  }
  return (one ?? null) === (other ?? null);
}

type Change = { readonly path: string; readonly from: unknown; readonly to: unknown };

/** Whether the values of a change are stored: those of secrets are not, and erased ones are no longer there. */
const isStored = (field: Field, change: unknown): change is { from: unknown; to: unknown } =>
  isObject(change) && 'from' in change && 'to' in change && !isSecret(field) && !field.confidential;

const isFile = ({ kind }: Field): boolean => kind === 'file' || kind === 'image';

/** What speaks against bringing one value back, before the record itself is looked at. */
function hindranceOf(
  definition: Definition,
  field: Field,
  { path, from, to }: Change,
  { record, actor }: { record: Values; actor: Actor },
): UndoHindrance | undefined {
  const within = fieldsTo(definition.fields, path);
  if (!within.every((one) => mayWrite({ ...one, assigned: false }, actor))) return 'denied';
  if (!mayReadAll(definition.fields, [path], actor)) return 'denied';
  if (!isSameStored(valueAt(record, path), to)) return 'changedSince';
  if (hasSettled(field, to)) return 'lasting';
  // A file goes with the last record that names it.
  if (isFile(field) && from !== null && from !== field.default) return 'fileRemoved';
  if (!guardedFields(definition.actions).includes(path)) return undefined;
  const back = actionFor(definition.actions, { field: path, from: to, to: from });
  if (!back || back.action.when?.(record as never) === false) return 'noWayBack';
  return allows(back.action.access, actor) ? undefined : 'denied';
}

/** A former value as a body names it: languages that a localized text did not have are emptied. */
function formerValue(field: Field, { from, to }: Change): unknown {
  if (field.kind !== 'localized' || !isObject(to)) return from;
  const emptied = Object.fromEntries(Object.keys(to).map((locale) => [locale, null]));
  return isObject(from) ? { ...emptied, ...from } : emptied;
}

/**
 * How a change of a record is undone: by a change of its own, which the rules of the resource decide
 * about as about any other. What the server assigns follows from the rest.
 */
export function undoOf(
  definition: Definition,
  changes: StoredChanges,
  reading: { readonly record: Values; readonly actor: Actor },
): Undo {
  if (!allows(definition.access.edit, reading.actor)) return { hindrance: 'denied' };
  const body: Record<string, unknown> = {};
  for (const [path, stored] of Object.entries(changes)) {
    const field = fieldAt(definition.fields, path);
    if (!field || !isStored(field, stored)) return { hindrance: 'notStored' };
    if (field.assigned) continue;
    const change = { path, from: stored.from, to: stored.to };
    const hindrance = hindranceOf(definition, field, change, reading);
    if (hindrance) return { hindrance };
    placeValue(body, path, formerValue(field, change));
  }
  return Object.keys(body).length > 0 ? { body } : { hindrance: 'noWayBack' };
}
