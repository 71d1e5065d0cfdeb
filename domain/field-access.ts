import { type Actor, allows, grantsOf, nobody } from './access.ts';
import type { Field, Fields, GroupField } from './fields.ts';
import { fieldsTo } from './paths.ts';
import { type FieldLevel, includesLevel, levelOf } from './roles/grants.ts';
import { isUngrantable } from './roles/ungrantable.ts';

/**
 * Whether a composed role grants a level of a field; nothing for somebody whose rights are declared. A
 * group is granted as far as anything in it is. What leaves the server for nobody stays there.
 */
function granted(field: Field, actor: Actor | undefined, level: FieldLevel): boolean | undefined {
  const grants = actor && grantsOf(actor);
  if (!grants) return undefined;
  if (level === 'read' && isSecret(field)) return false;
  if (field.kind === 'group' && !isInList(field)) {
    return Object.values(field.fields).some((one) => granted(one, actor, level));
  }
  // A field that belongs to no resource has its own rules alone.
  if (!field.at) return undefined;
  if (level === 'write' && isUngrantable(field.at)) return false;
  return includesLevel(levelOf(grants, field.at), level);
}

/** Whether a group is an item of a list, whose fields are granted as one. */
const isInList = ({ at, fields }: GroupField): boolean =>
  Object.values(fields).some((one) => one.at?.path === at?.path);

/** Whether a person may see the field's values; a restricted field, only once it is known who reads. */
export const mayRead = (field: Field, actor: Actor | undefined): boolean =>
  granted(field, actor, 'read') ??
  (!field.read || (actor !== undefined && allows(field.read, actor)));

/** Whether a person may see the values at each of these paths, and the groups that they are in. */
export const mayReadAll = (
  fields: Fields,
  paths: readonly string[],
  actor: Actor | undefined,
): boolean => paths.every((path) => fieldsTo(fields, path).every((field) => mayRead(field, actor)));

/** Whether a person may change the field's values. What the server assigns, nobody may. */
export const mayWrite = (field: Field, actor: Actor | undefined): boolean =>
  field.assigned !== true &&
  (granted(field, actor, 'write') ??
    (!field.write || (actor !== undefined && allows(field.write, actor))));

/** Whether a composed role hides a field, so that not even its present value may be repeated. */
export const isHiddenByRole = (field: Field, actor: Actor): boolean =>
  granted(field, actor, 'read') === false;

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
