import type { QueryExecutor } from 'kysely';
import { vi } from 'vitest';
import type { TestServer } from './server.ts';

/** What a server and its database have sent each other. */
export type Traffic = {
  readonly statements: number;
  /** Characters of the values that the server has sent. */
  readonly sent: number;
  /** Rows that the database has answered with, and their characters. */
  readonly rows: number;
  readonly received: number;
};

const lengthOf = (value: unknown): number =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? Number(one) : one)).length;

/** How much some work reads and writes. */
export async function measureTraffic(
  { database }: Pick<TestServer, 'database'>,
  work: () => Promise<unknown>,
): Promise<Traffic> {
  // Those of a transaction have an executor of their own, of the same class.
  const executors = Object.getPrototypeOf(database.getExecutor()) as QueryExecutor;
  const query = vi.spyOn(executors, 'executeQuery');
  try {
    await work();
    const { calls, results } = query.mock;
    const answers = await Promise.all(results.map(({ value }) => value));
    const sum = (lengths: readonly number[]) => lengths.reduce((total, one) => total + one, 0);
    return {
      statements: calls.length,
      sent: sum(calls.map(([{ parameters }]) => lengthOf(parameters))),
      rows: sum(answers.map(({ rows }) => rows.length)),
      received: sum(answers.map(({ rows }) => lengthOf(rows))),
    };
  } finally {
    query.mockRestore();
  }
}
