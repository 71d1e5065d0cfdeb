import { type Kysely, sql, type Transaction } from 'kysely';
import { fieldAt, leavesOf } from '../../../domain/paths.ts';
import type { DB } from '../../database/database-types.ts';
import { StartError } from '../../database/start-error.ts';
import { type Resource, type Resources, writtenResources } from '../resource.ts';
import { ADVICE_FOR_KIND, adviceForResource, recordsText } from './advice.ts';
import type { Check } from './check.ts';
import { problemsOfContent } from './content-problems.ts';
import { type StoredShape, shapeOf, storeOf } from './shape.ts';
import { columnsOf, problemsOfTable, rowsWith } from './table-problems.ts';

/** The row that holds what is left behind on purpose. */
const RETIRED = 'retired';

/** References whose target has another name now must still lead to records. */
async function lostTargets(check: Check, resources: Resources): Promise<readonly string[]> {
  const { transaction, resource, before } = check;
  const { name } = resource.definition;
  const problems: string[] = [];
  for (const [path, field] of leavesOf(resource.definition.fields)) {
    const then = before?.paths[path]?.form;
    if (field.kind !== 'reference' || then === undefined) continue;
    const target = resources.get(field.target);
    const column = resource.storage.column(path, 't');
    if (then === `reference to ${field.target}` || !target || !column) continue;
    const { rows } = await sql<{ id: string; count: string }>`
      select t.id, count(*) over () as count from ${sql.table(resource.storage.table)} as t
      where ${resource.storage.existing('t')} and ${column.expression} is not null and not exists (
        select from ${sql.table(target.storage.table)} as o
        where ${target.storage.existing('o')} and o.id::text = ${column.expression}::text
      ) limit 5`.execute(transaction);
    if (rows.length === 0) continue;
    const concerned = { count: Number(rows[0]?.count), ids: rows.map(({ id }) => id) };
    problems.push(
      `${name}.${path} refers to ${field.target}, which does not have what ${recordsText(concerned)} refer to. ${ADVICE_FOR_KIND}`,
    );
  }
  return problems;
}

/** Stores that hold records, but belong to no resource any more. */
async function problemsOfAbandoned(
  transaction: Transaction<DB>,
  known: ReadonlyMap<string, StoredShape>,
  stores: ReadonlyMap<string, Resource>,
  retired: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ resource: string }>`
    select distinct resource from content`.execute(transaction);
  const fresh = [...stores].filter(([store]) => !known.has(store)).map(([, one]) => one);
  const inContent = rows
    .map(({ resource }) => resource)
    .filter((name) => !stores.has(`content ${name}`) && !retired.includes(name));
  const problems: string[] = [];
  for (const name of inContent) {
    const { rows: found } = await sql<{ id: string; count: string }>`
      select id, count(*) over () as count from content where resource = ${name} limit 5
    `.execute(transaction);
    const concerned = { count: Number(found[0]?.count ?? 0), ids: found.map(({ id }) => id) };
    const successor = fresh.length === 1 ? fresh[0]?.definition.name : undefined;
    const moved = fresh.find(({ definition }) => definition.name === name);
    problems.push(
      moved
        ? `${name} has a table of its own now, but the common store holds ${recordsText(concerned)} of it. Carry them over in a migration (a new file in server/migrations).`
        : `${name} is no resource, but the common store holds ${recordsText(concerned)} of it. ${adviceForResource(name, successor)}`,
    );
  }
  for (const [store, { resource }] of known) {
    const table = /^table (.+)$/.exec(store)?.[1];
    if (!table || stores.has(store) || retired.includes(resource)) continue;
    if ((await columnsOf(transaction, table)).size === 0) continue;
    const concerned = await rowsWith(transaction, table, 'id', null);
    if (concerned.count === 0) continue;
    problems.push(
      `${resource} does not show the table ${table} any more, which holds ${recordsText(concerned)}. Give the table to a resource again, carry its rows over and drop it in a migration (a new file in server/migrations), or add '${resource}' to domain/resources/retired.ts.`,
    );
  }
  return problems;
}

/** What is retired and there all the same would come back by surprise. */
const problemsOfRetired = (retired: readonly string[], resources: Resources): readonly string[] =>
  retired.flatMap((one) => {
    const [name = '', ...path] = one.split('.');
    const definition = resources.get(name)?.definition;
    const isThere =
      path.length === 0 ? definition : definition && fieldAt(definition.fields, path.join('.'));
    return isThere ? [`${one} is named in domain/resources/retired.ts, but is defined.`] : [];
  });

const readShapes = async (database: Kysely<DB>): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await database.selectFrom('stored_shape').select(['store', 'shape']).execute()).map(
      ({ store, shape }) => [store, shape],
    ),
  );

/** What is stored of the present definitions: a text for each store, and one for what is retired. */
function textsOf(stores: ReadonlyMap<string, Resource>, retired: readonly string[]) {
  const texts = [...stores].map(([store, one]) => [store, JSON.stringify(shapeOf(one))] as const);
  return new Map([...texts, [RETIRED, JSON.stringify(retired.toSorted())] as const]);
}

const areSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([key, text]) => other.get(key) === text);

/**
 * Throws a `StartError` with everything that the definitions would hide or lose of what is stored,
 * and what to write about it. As long as the definitions are those of the last start, that is one
 * statement; otherwise the records of what has changed are compared, while nobody writes any.
 */
export async function checkStoredValues(
  database: Kysely<DB>,
  resources: Resources,
  retired: readonly string[],
): Promise<void> {
  const stores = new Map(writtenResources(resources).map((one) => [storeOf(one), one]));
  const texts = textsOf(stores, retired);
  if (areSame(await readShapes(database), texts)) return;
  await database.transaction().execute(async (transaction) => {
    await sql`lock table stored_shape in exclusive mode`.execute(transaction);
    await sql`lock table content in share mode`.execute(transaction);
    const shapes = await readShapes(transaction);
    const known = new Map(
      [...shapes]
        .filter(([store]) => store !== RETIRED)
        .map(([store, text]) => [store, JSON.parse(text) as StoredShape]),
    );
    const sameRetired = shapes.get(RETIRED) === texts.get(RETIRED);
    const problems = [
      ...problemsOfRetired(retired, resources),
      ...(await problemsOfAbandoned(transaction, known, stores, retired)),
    ];
    for (const [store, resource] of stores) {
      if (sameRetired && shapes.get(store) === texts.get(store)) continue;
      const check = { transaction, resource, before: known.get(store), retired };
      problems.push(
        ...(await (resource.table
          ? problemsOfTable(check, resource.table.table)
          : problemsOfContent(check))),
        ...(await lostTargets(check, resources)),
      );
    }
    if (problems.length > 0) throw new StartError(messageOf(problems));
    await transaction.deleteFrom('stored_shape').execute();
    await transaction
      .insertInto('stored_shape')
      .values([...texts].map(([store, shape]) => ({ store, shape })))
      .execute();
  });
}

const messageOf = (problems: readonly string[]): string =>
  [
    'The server does not start, because the resource definitions would hide or lose stored values:',
    ...problems.map((problem) => `- ${problem}`),
    'Nothing was changed. The former version of the definitions still starts.',
  ].join('\n');
