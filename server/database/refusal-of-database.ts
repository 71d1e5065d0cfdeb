import type { DatabaseError } from 'pg';
import { RequestError } from '../request-error.ts';

/** SQLSTATE classes of a database that is unavailable for now. */
const NOT_READY = /^(08|53|57P0)/;
/** Values that do not fit their column. The definitions refuse them earlier and name the field. */
const UNFITTING = /^(22|23502|23514)/;
/** disk_full. */
const FULL = '53100';
const CONFLICTING = /^(40001|40P01)/;

/** What the client is told when PostgreSQL refuses a statement of its request. */
export function refusalOfDatabase({ code = '' }: DatabaseError, method: string): RequestError {
  if (code === '23505') return new RequestError('record.duplicate');
  if (code === '23503') {
    return new RequestError(method === 'DELETE' ? 'record.inUse' : 'record.invalid', {
      ...(method === 'DELETE' ? {} : { message: 'The record refers to one that does not exist.' }),
    });
  }
  if (CONFLICTING.test(code)) return new RequestError('record.stale', { retryAfter: 1 });
  if (UNFITTING.test(code)) return new RequestError('record.invalid');
  if (code === FULL) return new RequestError('server.diskFull');
  if (NOT_READY.test(code)) return new RequestError('server.notReady', { retryAfter: 2 });
  return new RequestError('server.failed');
}
