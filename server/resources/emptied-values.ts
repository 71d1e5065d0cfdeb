import type { Definition } from '../../domain/define.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { leavesOf, valueAt } from '../../domain/paths.ts';
import { guardedFields } from '../../domain/transitions.ts';
import type { Values } from './storage.ts';

/**
 * The values that a body empties although they decide something: those that an action moves, and
 * those that a write rule reserves for some users. Elsewhere emptying restores the default; here
 * that would move an order or unblock a user without an explicit request.
 */
export function emptiedValues(
  { fields, actions }: Pick<Definition, 'fields' | 'actions'>,
  given: Values,
): FieldErrors {
  const guarded = guardedFields(actions);
  const emptied = leavesOf(fields).filter(
    ([path, field]) =>
      field.default !== undefined &&
      (field.write !== undefined || guarded.includes(path)) &&
      valueAt(given, path) === null,
  );
  return Object.fromEntries(emptied.map(([path]) => [path, { code: 'required' }]));
}
