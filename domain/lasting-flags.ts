import type { FieldErrors } from './errors.ts';
import type { Field, Fields } from './fields.ts';
import { leavesOf, valueAt } from './paths.ts';

/** Whether a value of a field can no longer change: the flag is permanent, and it is set. */
export const hasSettled = (field: Field, value: unknown): boolean =>
  field.kind === 'boolean' && field.lasting === true && value === true;

/** The permanent flags that a change would take back (contract, "smsToMa"), by field path. */
export function takenBack(
  { fields }: { readonly fields: Fields },
  before: unknown,
  after: unknown,
): FieldErrors {
  const lost = leavesOf(fields).filter(
    ([path, field]) => hasSettled(field, valueAt(before, path)) && valueAt(after, path) !== true,
  );
  return Object.fromEntries(lost.map(([path]) => [path, { code: 'staysTrue' }]));
}
