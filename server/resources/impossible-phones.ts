import type { FieldErrors } from '../../domain/errors.ts';
import type { Fields } from '../../domain/fields.ts';
import { leavesOf, valueAt } from '../../domain/paths.ts';
import { phoneWithCountry } from '../phone-numbers.ts';
import type { Values } from './storage.ts';

/**
 * The telephone numbers of a body that no country could assign, because they are too long or too
 * short for it. Whether a number is assigned today is not checked: numbering plans grow faster than
 * any list. A number that is already stored is accepted.
 */
export function impossiblePhones(fields: Fields, given: Values, stored: Values): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, field] of leavesOf(fields)) {
    const value = valueAt(given, path);
    const isPhone = field.kind === 'text' && field.format === 'phone';
    if (!isPhone || typeof value !== 'string' || value === valueAt(stored, path)) continue;
    if (!phoneWithCountry(value)?.isPossible()) errors[path] = { code: 'notAPhone' };
  }
  return errors;
}
