import { sql } from 'kysely';
import { onceFor } from '../base/once-for.ts';
import type { ListQuery } from './list-query.ts';
import type { Executor, Storage } from './storage.ts';

/** A result computed from the rows of a query, and the counter of the writes that it includes. */
type Known<Value> = { readonly version: string; readonly value: Value };

const MOST_KNOWN = 500;

/** The counter of the writes to a table so far, if the database tracks them. */
export async function presentVersion(
  executor: Executor,
  { writeCount }: Storage,
): Promise<string | null> {
  if (!writeCount) return null;
  const { rows } = await sql<{ version: string }>`select ${writeCount} as version`.execute(
    executor,
  );
  return rows[0]?.version ?? null;
}

const keyOf = ({ filters, search }: ListQuery): string => JSON.stringify([filters, search]);

/**
 * Whether a query's rows stay the same until the next write to the table: all its filters are
 * columns of it.
 */
const canBeKnown = ({ writeCount, column }: Storage, { filters }: ListQuery): boolean =>
  writeCount !== undefined && filters.every(({ path }) => column(path, 'r') !== undefined);

/**
 * Values that depend only on the rows of a query, such as their count, cached until the table is
 * written to (decision 12). When there are too many, the oldest one is dropped.
 */
export function countCache<Value>() {
  const valuesOf = onceFor((_executor: Executor) =>
    onceFor((_storage: Storage) => new Map<string, Known<Value>>()),
  );
  return {
    /** The value of a query, if it was stored at this count of writes. */
    find(
      executor: Executor,
      storage: Storage,
      query: ListQuery,
      version: string | null,
    ): Value | undefined {
      const found = valuesOf(executor)(storage).get(keyOf(query));
      return found?.version === version ? found.value : undefined;
    },

    /** Stores a value, if the query and the counter allow it. */
    keep(
      executor: Executor,
      storage: Storage,
      query: ListQuery,
      { version, value }: { version: string | null; value: Value },
    ): void {
      if (version === null || !canBeKnown(storage, query)) return;
      const values = valuesOf(executor)(storage);
      const key = keyOf(query);
      values.delete(key);
      values.set(key, { version, value });
      const [oldest] = values.keys();
      if (values.size > MOST_KNOWN && oldest !== undefined) values.delete(oldest);
    },
  };
}
