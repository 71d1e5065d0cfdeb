import type { QueryExecutor } from 'kysely';
import { vi } from 'vitest';
import type { TestServer } from './server.ts';

/** What comes of some work, and how many statements the server has sent for it meanwhile. */
export async function countStatements<Value>(
  { database }: TestServer,
  work: () => Promise<Value>,
): Promise<readonly [Value, number]> {
  // Those of a transaction have an executor of their own, of the same class.
  const executors = Object.getPrototypeOf(database.getExecutor()) as QueryExecutor;
  const query = vi.spyOn(executors, 'executeQuery');
  try {
    const value = await work();
    return [value, query.mock.calls.length];
  } finally {
    query.mockRestore();
  }
}
