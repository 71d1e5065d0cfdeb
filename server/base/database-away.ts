import pg from 'pg';

/** SQLSTATE classes of a database that is unavailable for now. */
const NOT_READY = /^(08|53|57P0)/;
const BROKEN_WAYS = ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ETIMEDOUT'];
const BROKEN_WAY =
  /^Connection terminated|timeout exceeded when trying to connect|not queryable|^Cannot use a pool/;

/**
 * Whether an error says that the database is away or takes nothing for now, and nothing about the
 * statement. The driver identifies its own errors only by a message.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (error instanceof pg.DatabaseError) return typeof code === 'string' && NOT_READY.test(code);
  return (
    BROKEN_WAY.test(error.message) ||
    BROKEN_WAYS.some((one) => one === code) ||
    (syscall === 'connect' && typeof code === 'string')
  );
}
