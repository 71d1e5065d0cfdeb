import type { CompiledQuery, QueryExecutor } from 'kysely';
import { vi } from 'vitest';
import type { TestServer } from './server.ts';

/** A statement that a server has sent; `isAlone` outside of a transaction, to the database that it writes to. */
export type SentStatement = { readonly sql: string; readonly isAlone: boolean };

/** What comes of some work, and the statements that the server has sent for it meanwhile. */
export async function statementsDuring<Value>(
  { database }: TestServer,
  work: () => Promise<Value>,
): Promise<readonly [Value, readonly SentStatement[]]> {
  // Those of a transaction have an executor of their own, of the same class.
  const own = database.getExecutor();
  const sent: SentStatement[] = [];
  const executors = Object.getPrototypeOf(own) as QueryExecutor;
  const { executeQuery } = executors;
  const query = vi.spyOn(executors, 'executeQuery').mockImplementation(function <Row>(
    this: QueryExecutor,
    compiled: CompiledQuery<Row>,
    ...others: readonly never[]
  ) {
    sent.push({ sql: compiled.sql, isAlone: this === own });
    return executeQuery.call(this, compiled, ...others);
  } as QueryExecutor['executeQuery']);
  try {
    return [await work(), sent];
  } finally {
    query.mockRestore();
  }
}

/** What comes of some work, and how many statements the server has sent for it meanwhile. */
export async function countStatements<Value>(
  server: TestServer,
  work: () => Promise<Value>,
): Promise<readonly [Value, number]> {
  const [value, sent] = await statementsDuring(server, work);
  return [value, sent.length];
}
