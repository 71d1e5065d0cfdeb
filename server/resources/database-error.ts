type DatabaseError = { code: string; constraint: string | undefined };

/**
 * The SQLSTATE and constraint of an error that PostgreSQL raised, or `undefined` for any other
 * error.
 */
export function databaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return undefined;
  }
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return { code: error.code, constraint: typeof constraint === 'string' ? constraint : undefined };
}

/** SQLSTATE codes that the product has an answer to. */
export const UNIQUE_VIOLATION = '23505';
/**
 * Raised by a reference that forbids a deletion: the first up to PostgreSQL 17, the second from 18.
 */
const REFERENCE_VIOLATIONS: readonly (string | undefined)[] = ['23503', '23001'];
export const SERIALIZATION_FAILURE = '40001';
/** Raised by a value that is too large for an index, and by other limits that one row cannot reach. */
export const TOO_LARGE_FOR_INDEX = '54000';
export const DEADLOCK = '40P01';

/** Whether PostgreSQL did not delete a row because another one refers to it. */
export const isReferenceViolation = (error: unknown): boolean =>
  REFERENCE_VIOLATIONS.includes(databaseError(error)?.code);
