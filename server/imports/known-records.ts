import { sql } from 'kysely';
import { fold } from '../../domain/fold.ts';
import { type Identity, identityOf } from '../../domain/imports/import-columns.ts';
import { valueAt } from '../../domain/paths.ts';
import { nameParts } from '../../domain/search/name-parts.ts';
import { nameTokens } from '../../domain/search/name-tokens.ts';
import { isFound, searchTerms } from '../../domain/search/search-terms.ts';
import { searchableText } from '../../domain/search/searchable-text.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor, Values, WireRecord } from '../resources/storage.ts';

/** A record that is there already. */
export type KnownRecord = { readonly record: WireRecord; readonly name: string };

/** The records of a resource, to be found by what makes them the same or alike. */
export type KnownRecords = {
  /** The record with one of the unique values. */
  readonly same: (values: Values) => KnownRecord | undefined;
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

const tokensOf = (name: string): readonly string[] =>
  nameParts(fold(name)).flatMap(({ word, written }) => [
    written,
    ...nameTokens(word).stored,
    ...nameTokens(word).sought,
  ]);

const isEqualText = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && one !== '' && fold(one) === fold(other);

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
  const represent = definition.represent as (record: object) => string;
  const known = rows.map((row): KnownRecord => {
    const record = storage.toRecord(row);
    return { record, name: represent({ ...record, id: record._id }) };
  });
  const byValue = new Map<string, KnownRecord>();
  const bySound = new Map<string, (KnownRecord & { readonly searchable: string })[]>();
  const byName = new Map<string, string[]>();
  for (const one of known) {
    for (const path of identity.same) {
      const value = valueAt(one.record, path);
      if (typeof value === 'string') byValue.set(`${path}=${value}`, one);
    }
    const name = nameOf(identity, one.record);
    const entry = { ...one, searchable: searchableText([name]) };
    for (const token of new Set(tokensOf(name))) {
      const others = bySound.get(token);
      if (others) others.push(entry);
      else bySound.set(token, [entry]);
    }
    const namesakes = byName.get(fold(one.name));
    if (namesakes) namesakes.push(one.record._id);
    else byName.set(fold(one.name), [one.record._id]);
  }
  return {
    same: (values) =>
      identity.same
        .map((path) => byValue.get(`${path}=${String(valueAt(values, path))}`))
        .find((one) => one !== undefined),
    similar(values) {
      const name = nameOf(identity, values);
      if (name === '') return undefined;
      const beside = identity.beside;
      const terms = searchTerms(name);
      const searchable = searchableText([name]);
      const lists = tokensOf(name).flatMap((token) => bySound.get(token) ?? []);
      return lists.find(
        (one) =>
          (beside.length === 0 ||
            beside.some((path) => isEqualText(valueAt(values, path), valueAt(one.record, path)))) &&
          isFound(terms, one.searchable) &&
          isFound(searchTerms(nameOf(identity, one.record)), searchable),
      );
    },
    called: (text) => byName.get(fold(text)) ?? [],
  };
}
