import pg from 'pg';

/** What the log may say about an error. */
type LoggedError = {
  type: string;
  message: string;
  code?: unknown;
  where?: string;
  stack?: string;
  cause?: LoggedError;
};

/**
 * An error as the log shows it. PostgreSQL's messages quote the row, which holds personal data:
 * only the code and the names of table, column and constraint remain. Fastify's messages about an
 * unreadable request quote its address or its keys: only the code remains.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an error was thrown.' };
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
  if (error instanceof pg.DatabaseError) return 'The database rejected a statement.';
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode < 500 ? 'The request was rejected.' : error.message;
}

const placeOf = ({ table, column, constraint, routine }: pg.DatabaseError): string =>
  [table, column, constraint, routine].filter(Boolean).join(' ');
