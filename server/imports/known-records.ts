import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { fold } from '../../domain/fold.ts';
import { type Identity, identityOf } from '../../domain/imports/import-columns.ts';
import { valueAt } from '../../domain/paths.ts';
import { recordName } from '../../domain/record-name.ts';
import { isArticle, type NamePart, nameParts } from '../../domain/search/name-parts.ts';
import { nameTokens } from '../../domain/search/name-tokens.ts';
import { isFound, type SearchTerm, searchTerms } from '../../domain/search/search-terms.ts';
import { searchableText } from '../../domain/search/searchable-text.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor, Values, WireRecord } from '../resources/storage.ts';

/** A record that is there already. */
export type KnownRecord = { readonly record: WireRecord; readonly name: string };

/** The records of a resource, to be found by what makes them the same or alike. */
export type KnownRecords = {
  /** The record with one of the unique values. */
  readonly same: (values: Values) => KnownRecord | undefined;
  /** The record with the unique value that stands at this path. */
  readonly having: (path: string, values: Values) => KnownRecord | undefined;
  /** A record that is probably the same: its name sounds alike, and something else is equal. */
  readonly similar: (values: Values) => KnownRecord | undefined;
  /** The ids of the records that are called so. */
  readonly called: (text: string) => readonly string[];
};

const nameOf = (identity: Identity, values: Values): string =>
  identity.name
    .map((path) => valueAt(values, path) ?? '')
    .join(' ')
    .trim();

const tokensOf = ({ word, written }: NamePart): readonly string[] => {
  const { stored, sought } = nameTokens(word);
  return [...new Set([written, ...stored, ...sought])];
};

/** What must be equal beside a name, folded once and not for each comparison. */
const besideOf = (identity: Identity, values: Values): readonly string[] =>
  identity.beside.flatMap((path) => {
    const value = valueAt(values, path);
    return typeof value === 'string' && value !== '' ? [`${path}=${fold(value)}`] : [];
  });

type Sounding = KnownRecord & {
  readonly searchable: string;
  readonly terms: readonly SearchTerm[];
  readonly beside: readonly string[];
};

/** The known records that share the rarest part of a name: the fewest that can be called so. */
function fewestSounding(
  bySound: ReadonlyMap<string, readonly Sounding[]>,
  name: string,
): readonly Sounding[] {
  const parts = nameParts(fold(name));
  const named = parts.filter((part) => !isArticle(part));
  const lists = (named.length > 0 ? named : parts).map((part) =>
    tokensOf(part).map((token) => bySound.get(token) ?? []),
  );
  // They are joined only once it is known which are the fewest: thousands share a first name.
  const sizeOf = (found: readonly (readonly Sounding[])[]) =>
    found.reduce((size, { length }) => size + length, 0);
  return lists.toSorted((one, other) => sizeOf(one) - sizeOf(other))[0]?.flat() ?? [];
}

/** After so many records others are served: folding the names of thousands takes a second. */
const RECORDS_AT_ONCE = 500;

/** Reads what must be known of a resource's records to recognise them in a table. */
export async function readKnownRecords(
  executor: Executor,
  { definition, storage }: Resource,
): Promise<KnownRecords> {
  const identity = identityOf(definition);
  const { rows } = await sql<Record<string, unknown>>`
    select ${storage.selection('t')} from ${sql.table(storage.table)} as t
    where ${storage.living('t')} order by t.created_at
  `.execute(executor);
  const byValue = new Map<string, KnownRecord>();
  const bySound = new Map<string, Sounding[]>();
  const byName = new Map<string, string[]>();
  for (const [at, row] of rows.entries()) {
    if (at % RECORDS_AT_ONCE === RECORDS_AT_ONCE - 1) await setImmediate();
    const record = storage.toRecord(row);
    const one = { record, name: recordName(definition, { ...record, id: record._id }) };
    for (const path of identity.same) {
      const value = valueAt(one.record, path);
      if (typeof value === 'string') byValue.set(`${path}=${value}`, one);
    }
    const name = nameOf(identity, one.record);
    const entry: Sounding = {
      ...one,
      searchable: searchableText([name]),
      terms: searchTerms(name),
      beside: besideOf(identity, one.record),
    };
    for (const token of new Set(nameParts(fold(name)).flatMap(tokensOf))) {
      const others = bySound.get(token);
      if (others) others.push(entry);
      else bySound.set(token, [entry]);
    }
    const namesakes = byName.get(fold(one.name));
    if (namesakes) namesakes.push(one.record._id);
    else byName.set(fold(one.name), [one.record._id]);
  }
  const having: KnownRecords['having'] = (path, values) =>
    byValue.get(`${path}=${String(valueAt(values, path))}`);
  return {
    having,
    same: (values) =>
      identity.same.map((path) => having(path, values)).find((one) => one !== undefined),
    similar(values) {
      const name = nameOf(identity, values);
      if (name === '') return undefined;
      const beside = new Set(besideOf(identity, values));
      const isAlone = identity.beside.length === 0;
      const terms = searchTerms(name);
      const searchable = searchableText([name]);
      return fewestSounding(bySound, name).find(
        (one) =>
          (isAlone || one.beside.some((value) => beside.has(value))) &&
          isFound(terms, one.searchable) &&
          isFound(one.terms, searchable),
      );
    },
    called: (text) => byName.get(fold(text)) ?? [],
  };
}
