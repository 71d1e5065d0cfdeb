import type { Transaction } from 'kysely';
import type { DB } from '../../database/database-types.ts';
import type { Resource } from '../resource.ts';
import { ADVICE_FOR_DOUBLES } from './advice.ts';
import type { PathShape, StoredShape } from './shape.ts';

/** One resource whose records are compared with its definition. */
export type Check = {
  readonly transaction: Transaction<DB>;
  readonly resource: Resource;
  /** What an earlier start knew of the same store. */
  readonly before: StoredShape | undefined;
  readonly retired: readonly string[];
};

/** How many rows are read or written at once. */
export const ROWS_AT_ONCE = 500;

/** Forms that differ only in what a number counts, which the values themselves do not show. */
const UNITS = ['number', 'grams', 'cents'];

/** Whether a number would be read as another amount. */
export const isOtherUnit = (then: PathShape | undefined, now: PathShape | undefined): boolean =>
  then !== undefined &&
  now !== undefined &&
  then.form !== now.form &&
  UNITS.includes(then.form) &&
  UNITS.includes(now.form);

/** Whether the values of a path are left behind on purpose. */
export const isRetired = (retired: readonly string[], resource: string, path: string): boolean => {
  const whole = `${resource}.${path}`;
  return retired.some((one) => whole.startsWith(one) && /^($|[.[])/.test(whole.slice(one.length)));
};

/** The records that share a value of a unique field. */
export function doublesText(where: string, shared: readonly (readonly string[])[]): string {
  const named = shared.slice(0, 5).map((ids) => ids.slice(0, 5).join(' and '));
  const others = shared.length - named.length;
  const all = others > 0 ? `${named.join('; ')}; and ${others} more` : named.join('; ');
  return `${where} is unique, but records share a value: ${all}. ${ADVICE_FOR_DOUBLES}`;
}
