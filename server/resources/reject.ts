import type { Transaction } from 'kysely';
import type { AccessRule } from '../../domain/access.ts';
import { brokenRules } from '../../domain/broken-rules.ts';
import type { Definition } from '../../domain/define.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { fieldAt, valueAt } from '../../domain/paths.ts';
import type { Access } from '../../domain/roles/role.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { findRecord, presentRecord } from './find-record.ts';
import { splitStamps } from './rejected-values.ts';
import type { Reading } from './request-context.ts';
import type { Resource } from './resource.ts';
import type { Values, WireRecord } from './storage.ts';

/** Rejects a body with everything that is wrong with it at once. */
export function rejectInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new RequestError('record.invalid', { fields: errors });
}

/** Rejects a whole record that breaks the definition's rules over several fields. */
export function rejectBrokenRules(definition: Definition, record: Values): void {
  rejectInvalid(brokenRules(definition, record));
}

/** The rejection of values that other records already have, naming their fields. */
export const duplicateOf = (paths: readonly string[]): RequestError =>
  new RequestError('record.invalid', {
    fields: Object.fromEntries(paths.map((path) => [path, { code: 'duplicate' }])),
  });

/** Characters that the index of unique values takes for certain: four bytes each in some scripts. */
const MOST_UNIQUE = 600;

/** The rejection of unique values that are too long for the index, naming their fields. */
export const tooLongForIndex = (paths: readonly string[]): RequestError =>
  new RequestError('record.invalid', {
    fields: Object.fromEntries(
      paths.map((path) => [path, { code: 'tooLong', limit: MOST_UNIQUE }]),
    ),
  });

/** Rejects a write after which the actor could not reach the record. */
export function rejectOutsideScope(
  access: Access,
  record: Values,
  definition: Pick<Definition, 'fields'>,
): void {
  if (access === false) throw new RequestError('access.denied');
  if (access === true || isScopedBeyond(access, definition)) return;
  const isInside = Object.entries(access).every(([path, value]) =>
    [value].flat().includes(valueAt(record, path) as string | boolean),
  );
  if (!isInside) throw new RequestError('access.denied');
}

/** Whether a scope looks at more than the record's own values: only the stored record answers then. */
export const isScopedBeyond = (access: Access, { fields }: Pick<Definition, 'fields'>): boolean =>
  typeof access === 'object' &&
  Object.keys(access).some((path) => path !== '_id' && fieldAt(fields, path) === undefined);

/** Rejects a write, at its end, after which the actor could not reach the stored record. */
export async function demandWithin(
  transaction: Transaction<DB>,
  call: Reading,
  resource: Resource,
  { id, rule }: { id: string; rule: AccessRule },
): Promise<void> {
  try {
    await findRecord(transaction, call, resource, { id, rule });
  } catch (error) {
    const isOutside = error instanceof RequestError && error.code === 'record.notFound';
    throw isOutside ? new RequestError('access.denied') : error;
  }
}

/**
 * Rejects a body that names another version (`__v`) of a record than the stored one, which the
 * caller has locked. The rejection carries the current record, so that the two can be compared.
 */
export async function rejectStale(
  transaction: Transaction<DB>,
  call: Reading,
  resource: Resource,
  { before, body }: { before: WireRecord; body: Values },
): Promise<void> {
  if (!splitStamps(body, before).stale) return;
  const current = await presentRecord(transaction, call, resource, before);
  throw new RequestError('record.stale', { current });
}
