import type { Actor } from '../../domain/access.ts';
import type { Definition } from '../../domain/define.ts';
import { mayRead, mayReadAll } from '../../domain/field-access.ts';
import { type Field, type Fields, text } from '../../domain/fields.ts';
import { fieldAt } from '../../domain/paths.ts';
import { isSortable } from '../../domain/sortable.ts';

/** Definitions by resource name, for the fields of embedded records. */
export type DefinitionsByName = ReadonlyMap<string, Definition>;

/** A path that a list query names, and what it may be used for. */
export type QueryPath = {
  readonly field: Field;
  readonly filter: boolean | 'range';
  readonly sort: boolean;
};

const STAMPS: Readonly<Record<string, QueryPath>> = {
  _id: { field: { kind: 'reference', target: '' }, filter: true, sort: true },
  createdAt: { field: { kind: 'dateTime' }, filter: 'range', sort: true },
  updatedAt: { field: { kind: 'dateTime' }, filter: 'range', sort: true },
};

/** A text that a table derives for its lists. */
const DERIVED: QueryPath = { field: text(), filter: false, sort: true };

/** The same at its place, for roles that are granted fields by it. */
const placedText = (resource: string, path: string): Field => ({
  ...text(),
  at: { resource, path },
});

/** The field that a filter on a list of plain values compares with: its items. */
const comparedField = (field: Field): Field => (field.kind === 'list' ? field.of : field);

function walk(
  fields: Fields,
  parts: readonly string[],
  actor: Actor,
  definitions: DefinitionsByName,
): QueryPath | undefined {
  const [head = '', ...rest] = parts;
  const field = Object.hasOwn(fields, head) ? fields[head] : undefined;
  if (!field || !mayRead(field, actor)) return undefined;
  if (field.kind === 'group') return walk(field.fields, rest, actor, definitions);
  if (field.kind === 'reference' && rest.length > 0) {
    const target = definitions.get(field.target);
    if (rest.length === 1 && rest[0] === '_id') return { field, filter: true, sort: false };
    if (!target || !field.embed?.includes(rest[0] ?? '')) return undefined;
    return walk(target.fields, rest, actor, definitions);
  }
  if (rest.length > 0) return undefined;
  return { field: comparedField(field), filter: field.filter ?? false, sort: isSortable(field) };
}

/**
 * What a list query may do with a path, or `undefined` if the actor may not even know that it
 * exists.
 */
export function queryPath(
  definition: Definition,
  path: string,
  actor: Actor,
  definitions: DefinitionsByName,
): QueryPath | undefined {
  if (Object.hasOwn(STAMPS, path)) return STAMPS[path];
  if (definition.sortedBy?.includes(path)) {
    return mayRead(placedText(definition.name, path), actor) ? DERIVED : undefined;
  }
  const { filteredBy = {} } = definition;
  const derived = Object.hasOwn(filteredBy, path) ? filteredBy[path] : undefined;
  if (derived) {
    return mayRead(derived, actor) ? { field: derived, filter: true, sort: false } : undefined;
  }
  return walk(definition.fields, path.split('.'), actor, definitions);
}

/**
 * Whether a reader may select a path with `fields=`: whole groups and embedded records included.
 */
export function isReadablePath(
  definition: Definition,
  path: string,
  actor: Actor,
  definitions: DefinitionsByName,
): boolean {
  if (Object.hasOwn(STAMPS, path) || path === '__v') return true;
  const [head = '', ...rest] = path.split('.');
  const field = Object.hasOwn(definition.fields, head) ? definition.fields[head] : undefined;
  if (!field || !mayRead(field, actor)) return false;
  return (
    rest.length === 0 ||
    (field.kind === 'group' &&
      fieldAt(definition.fields, path) !== undefined &&
      mayReadAll(definition.fields, [path], actor)) ||
    queryPath(definition, path, actor, definitions) !== undefined
  );
}
