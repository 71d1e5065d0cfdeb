import { sql } from 'kysely';
import { fieldAt } from '../../domain/paths.ts';
import type { Resource, Resources } from './resource.ts';
import type { Column } from './storage.ts';

/**
 * The SQL expression of a path. A path into an embedded record is the copy that the table keeps of
 * it, or else a subquery on that record. Throws on a path that no definition declares: queries are
 * checked before they get here.
 */
export function columnAt(
  resources: Resources,
  resource: Resource,
  path: string,
  alias: string,
): Column {
  const own = resource.storage.column(path, alias);
  if (own) return own;
  const parts = path.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const head = parts.slice(0, length).join('.');
    const field = fieldAt(resource.definition.fields, head);
    const target = field?.kind === 'reference' ? resources.get(field.target) : undefined;
    if (target)
      return through(resources, target, parts.slice(length).join('.'), {
        alias,
        reference: columnAt(resources, resource, head, alias),
      });
  }
  throw new Error(`${resource.definition.name}: the path "${path}" leads nowhere.`);
}

function through(
  resources: Resources,
  target: Resource,
  path: string,
  from: { alias: string; reference: Column },
): Column {
  const reference = sql`${from.reference.expression}::uuid`;
  if (path === '_id') return { expression: reference, type: 'uuid', isList: false };
  const alias = `${from.alias}_`;
  const column = columnAt(resources, target, path, alias);
  const table = sql`${sql.table(target.storage.table)} as ${sql.ref(alias)}`;
  const id = sql.ref(`${alias}.id`);
  return {
    ...column,
    expression: sql`(select ${column.expression} from ${table} where ${id} = ${reference})`,
  };
}
