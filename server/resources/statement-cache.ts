import { CompiledQuery } from 'kysely';
import { onceFor } from '../base/once-for.ts';
import type { ListQuery } from './list-query.ts';
import type { Storage } from './storage.ts';

const MOST_STORED = 200;

type Statements = Map<string, CompiledQuery<Record<string, unknown>>>;

const statementsOf = onceFor((_storage: Storage): Statements => new Map());

/**
 * The statement of a list's page, with its values: an office requests the same few pages all day,
 * and building the statement costs more than answering it. When there are too many, the oldest one
 * is dropped.
 */
export function cachedStatement(
  storage: Storage,
  { filters, search, sort, page, limit, without }: ListQuery & { without: readonly string[] },
  build: () => CompiledQuery<Record<string, unknown>>,
): CompiledQuery<Record<string, unknown>> {
  const statements = statementsOf(storage);
  const key = JSON.stringify([filters, search, sort, page, limit, without]);
  const stored = statements.get(key);
  if (stored) return stored;
  const { sql, parameters } = build();
  // Without the tree that it was built from, which is many times larger.
  const statement = CompiledQuery.raw(sql, [...parameters]) as CompiledQuery<
    Record<string, unknown>
  >;
  statements.set(key, statement);
  const [oldest] = statements.keys();
  if (statements.size > MOST_STORED && oldest !== undefined) statements.delete(oldest);
  return statement;
}
