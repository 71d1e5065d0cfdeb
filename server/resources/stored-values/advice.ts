import type { Field } from '../../../domain/fields.ts';
import { uniqueKeyOf } from '../table-store.ts';
import { pathText } from './harmed-values.ts';

/** The records that a problem is about: all of them are counted, and the first ones are named. */
export type Concerned = { count: number; readonly ids: string[] };

const NAMED = 5;

/** Counts one more record. */
export function addRecord(concerned: Concerned, id: string): void {
  if (concerned.ids.at(-1) === id) return;
  concerned.count += 1;
  if (concerned.ids.length < NAMED) concerned.ids.push(id);
}

/** `3 records (0198…, 0198…, 0198…)`: never what they hold. */
export function recordsText({ count, ids }: Concerned): string {
  const others = count - ids.length;
  const named = others > 0 ? `${ids.join(', ')} and ${others} more` : ids.join(', ');
  return `${count} ${count === 1 ? 'record' : 'records'} (${named})`;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A path as PostgreSQL writes it: `'{size,hull}'`. */
const pathLiteral = (parts: readonly string[]): string =>
  literal(`{${parts.map((part) => (/^\w+$/.test(part) ? part : JSON.stringify(part))).join(',')}}`);

const sqlLines = (lines: readonly string[]): string =>
  lines.map((line) => `\n    ${line}`).join('');

const IN_A_MIGRATION = 'in a migration (a new file in server/migrations)';

/** What to write about values that belong to no field any more. */
export function adviceForHidden(
  resource: string,
  parts: readonly string[],
  successor?: string,
): string {
  const leave = `To leave them behind, add ${literal(`${resource}.${pathText(parts)}`)} to domain/resources/retired.ts.`;
  if (parts.includes('[]'))
    return `Carry them over ${IN_A_MIGRATION}, or bring the field back.\n  ${leave}`;
  const from = pathLiteral(parts);
  const to = pathLiteral([...parts.slice(0, -1), successor ?? 'newName']);
  return `If the field has another name now, rename it ${IN_A_MIGRATION}:${sqlLines([
    `update content set data = jsonb_set(data #- ${from}, ${to}, data #> ${from})`,
    `where resource = ${literal(resource)} and data #> ${from} is not null;`,
  ])}\n  ${leave}`;
}

/** The SQL of a value in another form, and of which values those are, if it can be derived. */
function conversion(field: Field | undefined, path: string, ids: readonly string[]) {
  const otherThan = (type: string) => `jsonb_typeof(data #> ${path}) not in ('null', '${type}')`;
  switch (field?.kind) {
    case 'text':
    case 'richText':
      return { to: `to_jsonb(data #>> ${path})`, where: otherThan('string') };
    case 'integer':
    case 'decimal':
      return { to: `to_jsonb((data #>> ${path})::numeric)`, where: otherThan('number') };
    case 'localized':
      return { to: `jsonb_build_object('de', data #> ${path})`, where: otherThan('object') };
    case 'list':
      return { to: `jsonb_build_array(data #> ${path})`, where: otherThan('array') };
    default:
      return {
        to: "to_jsonb('the new value'::text)",
        where: `id in (${ids.map(literal).join(', ')})`,
      };
  }
}

/** What to write about values of another kind than that of their field. */
export function adviceForUnreadable(
  resource: string,
  parts: readonly string[],
  { field, ids }: { field: Field | undefined; ids: readonly string[] },
): string {
  if (parts.includes('[]')) return `Convert them ${IN_A_MIGRATION}, or bring the former kind back.`;
  const path = pathLiteral(parts);
  const { to, where } = conversion(field, path, ids);
  return `Convert them ${IN_A_MIGRATION}, for example:${sqlLines([
    `update content set data = jsonb_set(data, ${path}, ${to})`,
    `where resource = ${literal(resource)} and ${where};`,
  ])}`;
}

/** What to write once values were converted whose new form is indistinguishable from the old one. */
export const adviceForOtherUnit = (store: string): string =>
  `Convert them ${IN_A_MIGRATION} that ends with:${sqlLines([
    `delete from stored_shape where store = ${literal(store)};`,
  ])}`;

/** What to write about the records of a resource that is not there any more. */
export function adviceForResource(resource: string, successor?: string): string {
  const to = literal(successor ?? 'newName');
  const tables = ['content', 'content_revision', 'audit_entry'];
  return `If it has another name now, rename it ${IN_A_MIGRATION}:${sqlLines(
    tables.map(
      (one) => `update ${one} set resource = ${to} where resource = ${literal(resource)};`,
    ),
  )}\n  To leave them behind, add ${literal(resource)} to domain/resources/retired.ts.`;
}

/** What to write about a column of a table of its own that no field shows any more. */
export const adviceForColumn = (
  resource: string,
  path: string,
  table: string,
  column: string,
): string =>
  `Give ${table}.${column} to a field again, or carry its values over and drop it ${IN_A_MIGRATION}.\n` +
  `  To leave them behind, add ${literal(`${resource}.${path}`)} to domain/resources/retired.ts.`;

/** What to write about a field whose column does not exist. */
export const adviceForMissing = (table: string, column: string): string =>
  `Add it ${IN_A_MIGRATION}:${sqlLines([`alter table ${table} add column ${column} …;`])}`;

/** What to write about a column of its own that lets records share a value of a unique field. */
export const adviceForIndex = (table: string, column: string): string =>
  `Add it ${IN_A_MIGRATION}:${sqlLines([
    `alter table ${table} add constraint ${uniqueKeyOf(table, column)} unique (${column});`,
  ])}`;

export const ADVICE_FOR_DOUBLES = `Change all but one of them ${IN_A_MIGRATION} or on the screen of the former version, or do without unique.`;

export const ADVICE_FOR_KIND = `Convert them ${IN_A_MIGRATION}, or bring the former kind back.`;
