import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchTerm } from '../../domain/search/search-terms.ts';
import { termIn } from '../resources/list-records.ts';
import type { Executor } from '../resources/storage.ts';

/** How many of each kind are shown unless more are requested. */
export const SHOWN = 6;
/** How many of each kind are counted; beyond that there are only "more". */
export const MOST_COUNTED = 50;
/** How many of the latest rows are looked at one by one. */
const LATEST = 1000;
const TRIGRAM = 3;

/** What somebody looks for: as typed, and as searchable texts are searched for it. */
export type Sought = { readonly text: string; readonly terms: readonly SearchTerm[] };

/** The same, and how many hits of a kind are shown. */
export type SoughtPage = Sought & { readonly limit: number };

/**
 * Whether the indexes of trigrams narrow a search down. Without one term of three characters in each
 * of its forms they list every row.
 */
export const isNarrow = ({ terms }: Sought): boolean =>
  terms.some((term) => term.every((text) => text.trim().length >= TRIGRAM));

/** The rows of a table that are searched; each part is about the table under the name `r`. */
export type Searched = {
  readonly table: string;
  readonly living: RawBuilder<SqlBool>;
  readonly text: RawBuilder<unknown>;
  /** The column that an index sorts the living rows by. */
  readonly age: string;
  /** What is read of each row beside its id. */
  readonly columns?: readonly RawBuilder<unknown>[];
};

export type FoundRow = Readonly<Record<string, unknown>> & { readonly id: string };

const all = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` and `)})`;

const allIn = (text: RawBuilder<unknown>, { terms }: Sought) =>
  all(terms.map((term) => termIn(text, term)));

const ARABIC = /[\u0600-\u06ff]/;

/**
 * The same by the indexes. Trigrams of Arabic letters are in an index of their own (migration 0097),
 * whose finds are compared with the text.
 */
const allByIndex = (text: RawBuilder<unknown>, { terms }: Sought) =>
  all(
    terms.map((term) => {
      const arabic = term.filter((form) => ARABIC.test(form));
      if (arabic.length === 0) return termIn(text, term);
      const others = term.filter((form) => !ARABIC.test(form));
      const byLetters = arabic.map(
        (form) => sql`arabic_in_latin(${text}) like '%' || arabic_in_latin(${form}) || '%'`,
      );
      const byIndex = sql.join(
        [...byLetters, ...(others.length > 0 ? [termIn(text, others)] : [])],
        sql` or `,
      );
      return sql`(${byIndex}) and ${termIn(text, term)}`;
    }),
  );

const columnsOf = ({ columns = [], age }: Searched) =>
  sql.join([sql`r.id`, ...columns, sql`${sql.ref(`r.${age}`)} as age`]);

/**
 * A word that many rows contain is found among the latest of them, so they come first: a scan of the
 * index by age ends there.
 */
const amongLatest = (searched: Searched, sought: Sought) => sql<FoundRow>`
  select ${columnsOf(searched)} from (
    select * from ${sql.table(searched.table)} as r where ${searched.living}
    order by ${sql.ref(`r.${searched.age}`)} desc limit ${LATEST}
  ) as r
  where ${allIn(searched.text, sought)}
  order by ${sql.ref(`r.${searched.age}`)} desc limit ${MOST_COUNTED + 1}
`;

/**
 * What is not among the latest rows is rare enough for the index of trigrams. Sorted by an expression:
 * by the bare column, the planner hopes to meet a rare word soon, and reads the whole table by age.
 */
const amongAll = (searched: Searched, sought: Sought) => sql<FoundRow>`
  select ${columnsOf(searched)} from ${sql.table(searched.table)} as r
  where ${searched.living} and ${allByIndex(searched.text, sought)}
  order by (${sql.ref(`r.${searched.age}`)} + interval '0') desc limit ${MOST_COUNTED + 1}
`;

/**
 * Both as one statement, which waits once for the database. What filters the second part is known before
 * it begins: where the first one has found enough, PostgreSQL does not carry it out.
 */
const latestOrAll = (searched: Searched, sought: Sought) => sql<FoundRow>`
  with latest as materialized (${amongLatest(searched, sought)}),
    enough as materialized (select count(*) > ${MOST_COUNTED} as is_it from latest)
  select * from latest where (select is_it from enough)
  union all
  select * from (${amongAll(searched, sought)}) as among_all where not (select is_it from enough)
  order by age desc
`;

/**
 * The latest rows in which all terms are, one more than are counted. A bounded number of rows is read,
 * whatever is typed and however long the table is.
 */
export async function latestFound(
  executor: Executor,
  searched: Searched,
  sought: Sought,
): Promise<readonly FoundRow[]> {
  if (sought.terms.length === 0) return [];
  const find = isNarrow(sought) ? latestOrAll : amongLatest;
  return (await find(searched, sought).execute(executor)).rows;
}

/** The statement of a search, after its two parts; the tests of its indexes pass them to `explain`. */
export const statementsOf = (searched: Searched, sought: Sought) =>
  [
    amongLatest(searched, sought),
    amongAll(searched, sought),
    latestOrAll(searched, sought),
  ] as const;
