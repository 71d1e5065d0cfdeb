import { type SqlBool, sql } from 'kysely';
import { ANONYMOUS } from '../../domain/access.ts';
import { mayRead } from '../../domain/field-access.ts';
import { fieldsTo, leavesOf } from '../../domain/paths.ts';
import type { Engine } from './engine.ts';
import { ROW, scopeFilters, whereOf } from './list-records.ts';
import type { Resource, Resources } from './resource.ts';

/** Where records that everybody may read name pictures that everybody may see. */
const publicPictures = ({ definition: { fields } }: Resource): readonly string[] =>
  leavesOf(fields).flatMap(([path, field]) => {
    const isPicture =
      field.kind === 'image' || (field.kind === 'list' && field.of.kind === 'image');
    return isPicture && fieldsTo(fields, path).every((one) => mayRead(one, ANONYMOUS))
      ? [path]
      : [];
  });

/** A condition for each place where a resource may name this picture to everybody. */
function placesOf(resources: Resources, resource: Resource, name: string) {
  const scope = resource.definition.access.show(ANONYMOUS);
  if (scope === false) return [];
  const visible = scope === true ? [] : scopeFilters(scope);
  return publicPictures(resource).map((path) => {
    const filters = [...visible, { path, operator: 'eq' as const, values: [name] }];
    const query = { filters, search: [], sort: [], page: 1, limit: 1, fields: undefined };
    return sql<SqlBool>`exists (
      select 1 from ${sql.table(resource.storage.table)} as ${sql.ref(ROW)}
      where ${whereOf(resources, resource, query)}
    )`;
  });
}

/** Whether a record that may be read without a session names this picture. */
export async function isPublicPicture(
  { database, resources }: Pick<Engine, 'database' | 'resources'>,
  name: string,
): Promise<boolean> {
  const places = [...resources.values()].flatMap((one) => placesOf(resources, one, name));
  if (places.length === 0) return false;
  // One question for all places; the database stops at the first that holds.
  const { rows } = await sql<{ isNamed: boolean }>`
    select (${sql.join(places, sql` or `)}) as "isNamed"
  `.execute(database);
  return rows[0]?.isNamed ?? false;
}
