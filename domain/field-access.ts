import { type Actor, allows, nobody } from './access.ts';
import type { Field, Fields } from './fields.ts';
import { fieldsTo } from './paths.ts';

/** Whether a person may see the field's values; a restricted field, only once it is known who reads. */
export const mayRead = ({ read }: Field, actor: Actor | undefined): boolean =>
  !read || (actor !== undefined && allows(read, actor));

/** Whether a person may see the values at each of these paths, and the groups that they are in. */
export const mayReadAll = (
  fields: Fields,
  paths: readonly string[],
  actor: Actor | undefined,
): boolean => paths.every((path) => fieldsTo(fields, path).every((field) => mayRead(field, actor)));

/** Whether a person may change the field's values. What the server assigns, nobody may. */
export const mayWrite = ({ assigned, write }: Field, actor: Actor | undefined): boolean =>
  assigned !== true && (!write || (actor !== undefined && allows(write, actor)));

/** Whether a value never leaves the server, like a password; it can still be set. */
export const isSecret = (field: Field): boolean => field.read === nobody;

/**
 * The fields that a person meets: those whose values they may see, and the secrets, which a form
 * sets. The same holds inside groups and lists; a group of which nothing is left is left out.
 */
export function fieldsFor(fields: Fields, actor: Actor | undefined): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const part = mayRead(field, actor) || isSecret(field) ? partFor(field, actor) : undefined;
      return part ? [[name, part]] : [];
    }),
  );
}

function partFor(field: Field, actor: Actor | undefined): Field | undefined {
  if (field.kind === 'list') {
    const of = partFor(field.of, actor);
    return of && (of === field.of ? field : ({ ...field, of } as Field));
  }
  if (field.kind !== 'group') return field;
  const parts = fieldsFor(field.fields, actor);
  if (Object.keys(parts).length === 0) return undefined;
  return { ...field, fields: parts };
}

/** Values without those that a person may not set, also inside groups. */
export function writableValues(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  actor: Actor | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) return [[name, value]];
      if (!mayWrite(field, actor)) return [];
      if (field.kind !== 'group' || typeof value !== 'object' || value === null) {
        return [[name, value]];
      }
      return [[name, writableValues(field.fields, { ...value }, actor)]];
    }),
  );
}
