import { sql, type Transaction } from 'kysely';
import { leavesOf, valueAt } from '../../../domain/paths.ts';
import type { DB } from '../../database/database-types.ts';
import type { Resource } from '../resource.ts';
import {
  addRecord,
  adviceForHidden,
  adviceForOtherUnit,
  adviceForUnreadable,
  type Concerned,
  recordsText,
} from './advice.ts';
import { type Check, doublesText, isOtherUnit, isRetired, ROWS_AT_ONCE } from './check.ts';
import { type HarmedValue, harmedValues, pathText } from './harmed-values.ts';
import { shapeOf, storeOf } from './shape.ts';

type ContentRow = { id: string; data: Record<string, unknown> };

/** The records of a part of the common store. */
async function* contentRows(
  transaction: Transaction<DB>,
  resource: string,
): AsyncGenerator<ContentRow> {
  await sql`declare compared no scroll cursor for
    select id, data from content where resource = ${sql.lit(resource)}`.execute(transaction);
  for (let rows: readonly ContentRow[] = []; ; ) {
    const fetched = sql<ContentRow>`fetch ${sql.lit(ROWS_AT_ONCE)} from compared`;
    ({ rows } = await fetched.execute(transaction));
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close compared`.execute(transaction);
}

/** The only new field of the same form beside a field that has disappeared: it may be its new name. */
function successorOf(check: Check, parts: readonly string[]): string | undefined {
  const { before } = check;
  const prefix = parts
    .slice(0, -1)
    .map((part) => `${part}.`)
    .join('');
  const form = before?.paths[parts.join('.')]?.form;
  if (!before || form === undefined) return undefined;
  const fresh = Object.entries(shapeOf(check.resource).paths)
    .filter(([path, shape]) => !(path in before.paths) && shape.form === form)
    .map(([path]) => path)
    .filter((path) => path.startsWith(prefix) && !/[.[]/.test(path.slice(prefix.length)));
  return fresh.length === 1 ? fresh[0]?.slice(prefix.length) : undefined;
}

type Findings = Map<string, { readonly one: HarmedValue; readonly concerned: Concerned }>;

function noteHarm(findings: Findings, one: HarmedValue, id: string): void {
  const key = `${one.harm} ${JSON.stringify(one.parts)}`;
  const found = findings.get(key) ?? { one, concerned: { count: 0, ids: [] } };
  addRecord(found.concerned, id);
  findings.set(key, found);
}

function harmText(check: Check, { parts, harm, field }: HarmedValue, concerned: Concerned): string {
  const { name } = check.resource.definition;
  const where = `${name}.${pathText(parts)}`;
  const records = recordsText(concerned);
  return harm === 'hidden'
    ? `${where} is no field, but holds a value in ${records}. ${adviceForHidden(name, parts, successorOf(check, parts))}`
    : `${where} is a field of the kind "${field?.kind}", but holds something else in ${records}. ${adviceForUnreadable(name, parts, { field, ids: concerned.ids })}`;
}

/** A value that the record got without anybody choosing it. */
const isDefault = ({ before }: Check, { parts }: HarmedValue, data: unknown): boolean => {
  const shape = before?.paths[parts.join('.')];
  return (
    shape?.default !== undefined &&
    JSON.stringify(valueAt(data, parts.join('.'))) === JSON.stringify(shape.default)
  );
};

/** The value of a path as `content_unique` holds it. */
const claimAt = (path: string) => sql`data #>> ${path.split('.')}::text[]`;

const uniquePaths = ({ definition }: Resource): readonly string[] =>
  leavesOf(definition.fields).flatMap(([path, { unique }]) => (unique ? path : []));

/** Records that share the value of a unique field. */
async function doublesInContent({ transaction, resource }: Check): Promise<readonly string[]> {
  const { name } = resource.definition;
  const problems: string[] = [];
  for (const path of uniquePaths(resource)) {
    const { rows } = await sql<{ ids: string[] }>`
      select (array_agg(id::text))[1:5] as ids
      from (select id, ${claimAt(path)} as value from content where resource = ${name}) as claim
      where value is not null group by value having count(*) > 1`.execute(transaction);
    const shared = rows.map(({ ids }) => ids);
    if (shared.length > 0) problems.push(doublesText(`${name}.${path}`, shared));
  }
  return problems;
}

/** Records that were written before a field became unique have taken no values yet. */
async function renewClaims({ transaction, resource }: Check): Promise<void> {
  const { name } = resource.definition;
  await sql`delete from content_unique where content_id in
    (select id from content where resource = ${name})`.execute(transaction);
  for (const path of uniquePaths(resource)) {
    await sql`insert into content_unique (resource, field, value, content_id)
      select resource, ${path}, ${claimAt(path)}, id from content
      where resource = ${name} and ${claimAt(path)} is not null`.execute(transaction);
  }
}

/** What a definition would do to its records in the common store. */
export async function problemsOfContent(check: Check): Promise<readonly string[]> {
  const { transaction, resource, before, retired } = check;
  const { name, fields } = resource.definition;
  const now = shapeOf(resource).paths;
  const changedUnits = Object.keys(now).filter((path) =>
    isOtherUnit(before?.paths[path], now[path]),
  );
  const findings: Findings = new Map();
  const units = new Map<string, Concerned>();
  for await (const row of contentRows(transaction, name)) {
    for (const one of harmedValues(fields, row.data)) {
      if (one.harm === 'hidden') {
        if (isRetired(retired, name, pathText(one.parts)) || isDefault(check, one, row.data))
          continue;
      }
      noteHarm(findings, one, row.id);
    }
    for (const path of changedUnits) {
      if (!holdsAt(row.data, path.split(/\.|(?=\[\])/))) continue;
      const concerned = units.get(path) ?? { count: 0, ids: [] };
      addRecord(concerned, row.id);
      units.set(path, concerned);
    }
  }
  const problems = [
    ...[...findings.values()].map(({ one, concerned }) => harmText(check, one, concerned)),
    ...[...units].map(([path, concerned]) => unitText(check, path, concerned)),
    ...(await doublesInContent(check)),
  ];
  if (problems.length === 0) await renewClaims(check);
  return problems;
}

/** Whether there is a value at a path, in any item of a list on the way. */
function holdsAt(value: unknown, [head, ...rest]: readonly string[]): boolean {
  if (head === undefined) return value !== null && value !== undefined;
  if (head === '[]') return Array.isArray(value) && value.some((item) => holdsAt(item, rest));
  return holdsAt(valueAt(value, head), rest);
}

function unitText({ resource, before }: Check, path: string, concerned: Concerned): string {
  const then = before?.paths[path]?.form;
  const now = shapeOf(resource).paths[path]?.form;
  return `${resource.definition.name}.${path} was stored as ${then} and would be read as ${now} in ${recordsText(concerned)}. ${adviceForOtherUnit(storeOf(resource))}`;
}
