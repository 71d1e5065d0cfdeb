import type { Actor } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import { mayRead } from '../../domain/field-access.ts';
import type { Field, Fields } from '../../domain/fields.ts';
import { placeValue, valueAt } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';
import { onceFor } from '../base/once-for.ts';
import type { Values, WireRecord } from './storage.ts';

const keeps = (field: Field, actor: Actor): boolean => {
  if (!mayRead(field, actor)) return true;
  if (field.kind === 'group') return keepsOf(field.fields, actor);
  return field.kind === 'list' && keeps(field.of, actor);
};

const keepsOf = (fields: Fields, actor: Actor): boolean =>
  Object.values(fields).some((field) => keeps(field, actor));

const answersFor = onceFor((_actor: Actor) => new Map<Fields, boolean>());

/** Whether any field is hidden from this reader. Lists check it for every record. */
function keepsAny(fields: Fields, actor: Actor): boolean {
  const answers = answersFor(actor);
  const answer = answers.get(fields) ?? keepsOf(fields, actor);
  answers.set(fields, answer);
  return answer;
}

function readableFields(fields: Fields, values: Values, actor: Actor): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => mayRead(field, actor))
      .map(([name, field]) => [name, readableValue(field, values[name], actor)]),
  );
}

function readableValue(field: Field, value: unknown, actor: Actor): unknown {
  if (field.kind === 'group' && isObject(value)) return readableFields(field.fields, value, actor);
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => readableValue(field.of, item, actor));
  }
  return value;
}

/** The record without the fields that the actor may not see. */
export function readableRecord(
  { fields }: Pick<Definition, 'fields'>,
  record: WireRecord,
  actor: Actor,
): WireRecord {
  if (!keepsAny(fields, actor)) return record;
  const { _id, createdAt, updatedAt, __v } = record;
  return { _id, createdAt, updatedAt, __v, ...readableFields(fields, record, actor) };
}

/** The record reduced to its id and the paths that `fields=` names. */
export function projectRecord(record: WireRecord, paths: readonly string[]): Values {
  const projected: Values = { _id: record._id };
  for (const path of paths) placeValue(projected, path, valueAt(record, path));
  return projected;
}
