import pg from 'pg';

/** What may be said of an error in the log. */
type LoggedError = {
  type: string;
  message: string;
  code?: unknown;
  where?: string;
  stack?: string;
  cause?: LoggedError;
};

/**
 * An error as the log shows it. What PostgreSQL says quotes the row, and a row is people: of its
 * errors stay the code and the names of table, column and constraint. What Fastify says of a
 * request that cannot be read quotes its address or its keys: of that stays the code.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something was thrown.' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(error instanceof pg.DatabaseError ? { where: placeOf(error) } : {}),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(cause instanceof Error ? { cause: loggedError(cause) } : {}),
  };
}

function messageOf(error: Error): string {
  if (error instanceof pg.DatabaseError) return 'The database refused a statement.';
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode < 500 ? 'The request was refused.' : error.message;
}

const placeOf = ({ table, column, constraint, routine }: pg.DatabaseError): string =>
  [table, column, constraint, routine].filter(Boolean).join(' ');
