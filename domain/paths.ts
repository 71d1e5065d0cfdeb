import type { Field, Fields } from './fields.ts';

/** The field at a path such as `recipient.phone`, through groups and embedded lists of groups. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [head = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part));
  const field = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (!field || rest.length === 0) return field;
  if (field.kind === 'group') return fieldAt(field.fields, rest.join('.'));
  if (field.kind === 'list') return fieldAt({ item: field.of }, ['item', ...rest].join('.'));
  return undefined;
}

/** The fields on the way to a path, the field itself last: a rule of a group holds inside it too. */
export const fieldsTo = (fields: Fields, path: string): readonly Field[] =>
  path
    .split('.')
    .flatMap((_, at, parts) => fieldAt(fields, parts.slice(0, at + 1).join('.')) ?? []);

/** The value at a path inside a record; `undefined` if any part of the path is missing. */
export function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      record,
    );
}

/** A copy of a record with another value at a path; the parts on the way are created if they are missing. */
export function withValue<Whole extends object>(
  record: Whole,
  path: string,
  value: unknown,
): Whole {
  const [head = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withValue(partOf(record, head), rest.join('.'), value);
  return { ...record, [head]: inner };
}

/**
 * Puts a value at a path of an object that is just being made; the parts on the way are created if
 * they are missing. Where others hold the object too, use `withValue`.
 */
export function placeValue(target: Record<string, unknown>, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const inner: Record<string, unknown> = { ...partOf(target, head) };
  target[head] = inner;
  placeValue(inner, rest.join('.'), value);
}

function partOf(record: object, name: string): object {
  const part = valueAt(record, name);
  return typeof part === 'object' && part !== null ? part : {};
}

/** Every leaf of the fields with its path; groups are flattened. */
export function leavesOf(fields: Fields, prefix = ''): readonly (readonly [string, Field])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'group'
      ? leavesOf(field.fields, `${prefix}${name}.`)
      : [[`${prefix}${name}`, field] as const],
  );
}
